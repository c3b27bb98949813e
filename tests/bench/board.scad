// The board of Connect the Colors as a user of OpenSCAD writes it, to be measured beside ours.
// The bench hands all numbers over with -D, as they are today; those here only stand in their place,
// since OpenSCAD takes others where a number is first given.

columns = 8;
rows = 6;
pitch = 16;
edge = 2;
height = 4;
chamfer = 0.6;
radius = 7.15; // of a dimple
depth = 2.5;
sides = 60; // of a circle

width = columns * pitch + 2 * edge;
length = rows * pitch + 2 * edge;

module plate(inset, low, high) {
    translate([inset - width / 2, inset - length / 2, low])
        cube([width - 2 * inset, length - 2 * inset, high - low]);
}

// A plate with a chamfer of 45 degrees around its foot.
module slab() {
    hull() {
        plate(chamfer, 0, height);
        plate(0, chamfer, height);
    }
}

module dimples() {
    for (column = [0 : columns - 1], row = [0 : rows - 1])
        translate([
            (column - (columns - 1) / 2) * pitch,
            (row - (rows - 1) / 2) * pitch,
            height - depth + radius
        ])
            sphere(r = radius, $fn = sides);
}

difference() {
    slab();
    dimples();
}
