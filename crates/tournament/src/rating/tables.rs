/// The greatest difference of ratings for each scoring probability of the better player, from 0.50
/// to 0.99 in steps of a hundredth; beyond the last it is 1 (FIDE Handbook B.02, table 8.1.2).
pub const SCORING_PROBABILITY: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, //
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145, //
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235, //
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357, //
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735, //
];

/// The difference of ratings for each percentage of the points, from 50 to 100; below 50 it is that
/// of the opponent's percentage, less than nothing (FIDE Handbook B.02, table 8.1.1).
pub const PERFORMANCE: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, //
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141, //
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230, //
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351, //
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677, //
    800, //
];
