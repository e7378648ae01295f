/** Mean of each 2 × 2 block: width × height gray bytes at `from` become ⌊width/2⌋ × ⌊height/2⌋ at `to`. */
export function halve(from: usize, width: i32, height: i32, to: usize): void {
  const across = width >> 1;
  const down = height >> 1;
  for (let y = 0; y < down; y++) {
    let above = from + 2 * y * width;
    let x = 0;
    if (ASC_FEATURE_SIMD) {
      const ones = i8x16.splat(1);
      for (; x + 8 <= across; x += 8, above += 16) {
        const rows = i16x8.add(
          i16x8.add(
            i16x8.extadd_pairwise_i8x16_u(v128.load(above)),
            i16x8.extadd_pairwise_i8x16_u(v128.load(above + width)),
          ),
          i16x8.splat(2),
        );
        const mean = i16x8.shr_u(rows, 2);
        v128.store64_lane(to + y * across + x, i8x16.narrow_i16x8_u(mean, ones), 0);
      }
    }
    for (; x < across; x++, above += 2) {
      const sum = <i32>load<u8>(above) + load<u8>(above + 1) + load<u8>(above + width) + load<u8>(above + width + 1);
      store<u8>(to + y * across + x, (sum + 2) >> 2);
    }
  }
}
