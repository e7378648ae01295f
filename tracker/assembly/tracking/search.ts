import { acrossAt, area, differentiate, dot, inputSize, pictureAt, render, side } from './patch';

// @ts-ignore: decorator
@inline
function sumOfIntegers(v: v128): i32 {
  return (
    i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3)
  );
}

/**
 * Likeness of each patch with the frame, light's plane taken from both, at every whole displacement up to `radius`: (2 radius + 1)² ZNCC values a patch,
 * row by row, at `scores`; where the patch would leave the frame −2 stands, and everywhere when it has no texture.
 */
export function searchPatches(
  inputs: usize,
  count: i32,
  scores: usize,
  frame: usize,
  width: i32,
  height: i32,
  radius: i32,
  scratch: usize,
): void {
  const across = 2 * radius + 1;
  for (let n = 0; n < count; n++, inputs += inputSize) {
    render(inputs, scratch);
    differentiate(scratch);
    const picture = scratch + pictureAt;
    const rounded = scratch + acrossAt;
    const tt = dot(picture, picture, area);
    for (let i = 0; i < area; i++)
      store<i16>(rounded + 2 * i, <i16>Mathf.floor(load<f32>(picture + 4 * i) * 8 + 0.5));
    const scale: f32 = 1 / (8 * Mathf.sqrt(tt));
    const originX = load<i32>(inputs, 60);
    const originY = load<i32>(inputs, 64);
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++, scores += 4) {
        const left = originX + dx;
        const top = originY + dy;
        if (!(tt > <f32>area) || left < 0 || top < 0 || left + side > width || top + side > height) {
          store<f32>(scores, -2);
          continue;
        }
        let product: i32 = 0;
        let squares: i32 = 0;
        let sum: i32 = 0;
        // About the middle, in half pixels
        let sumX: i32 = 0;
        let sumY: i32 = 0;
        let at = frame + top * width + left;
        if (ASC_FEATURE_SIMD) {
          let products = i32x4.splat(0);
          let powers = i32x4.splat(0);
          let sums = i32x4.splat(0);
          let sumsX = i32x4.splat(0);
          let sumsY = i32x4.splat(0);
          let with_ = rounded;
          for (let row = 0; row < side; row++, at += width, with_ += 32) {
            const pixels = v128.load(at);
            const a = i16x8.extend_low_i8x16_u(pixels);
            const b = i16x8.extend_high_i8x16_u(pixels);
            products = i32x4.add(products, i32x4.dot_i16x8_s(a, v128.load(with_)));
            products = i32x4.add(products, i32x4.dot_i16x8_s(b, v128.load(with_, 16)));
            powers = i32x4.add(powers, i32x4.add(i32x4.dot_i16x8_s(a, a), i32x4.dot_i16x8_s(b, b)));
            const all = i32x4.extadd_pairwise_i16x8_u(i16x8.add(a, b));
            sums = i32x4.add(sums, all);
            sumsX = i32x4.add(
              sumsX,
              i32x4.add(
                i32x4.dot_i16x8_s(a, i16x8(-15, -13, -11, -9, -7, -5, -3, -1)),
                i32x4.dot_i16x8_s(b, i16x8(1, 3, 5, 7, 9, 11, 13, 15)),
              ),
            );
            sumsY = i32x4.add(sumsY, i32x4.mul(all, i32x4.splat(2 * row - 15)));
          }
          product = sumOfIntegers(products);
          squares = sumOfIntegers(powers);
          sum = sumOfIntegers(sums);
          sumX = sumOfIntegers(sumsX);
          sumY = sumOfIntegers(sumsY);
        } else {
          let with_ = rounded;
          for (let row = 0; row < side; row++, at += width)
            for (let column = 0; column < side; column++, with_ += 2) {
              const pixel = <i32>load<u8>(at + column);
              product += pixel * <i32>load<i16>(with_);
              squares += pixel * pixel;
              sum += pixel;
              sumX += pixel * (2 * column - 15);
              sumY += pixel * (2 * row - 15);
            }
        }
        const variance =
          <f32>squares -
          (<f32>sum * <f32>sum) / <f32>area -
          (<f32>sumX * <f32>sumX + <f32>sumY * <f32>sumY) / 21760.0;
        // Less than a gray level of contrast is noise, and no likeness
        store<f32>(scores, variance > <f32>area ? (<f32>product * scale) / Mathf.sqrt(variance) : 0);
      }
  }
}
