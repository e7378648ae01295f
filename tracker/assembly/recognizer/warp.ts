/**
 * A picture seen through a homography: each pixel the mean of `samples` × `samples` bilinear ones, then gain, bias and
 * noise (triangular, ± `noise` at most, from `seed`).
 * @param plane the picture, with its surroundings
 * @param homography nine f64, row-major, from pixels of the view to those of the picture
 * @param outside gray level where the picture is not; -1 repeats its edge
 * @param to rows without gaps
 */
export function warp(
  plane: usize,
  stride: i32,
  width: i32,
  height: i32,
  homography: usize,
  samples: i32,
  gain: f32,
  bias: f32,
  noise: i32,
  seed: u32,
  outside: i32,
  to: usize,
  toWidth: i32,
  toHeight: i32,
): void {
  const h0 = <f32>load<f64>(homography);
  const h1 = <f32>load<f64>(homography, 8);
  const h2 = <f32>load<f64>(homography, 16);
  const h3 = <f32>load<f64>(homography, 24);
  const h4 = <f32>load<f64>(homography, 32);
  const h5 = <f32>load<f64>(homography, 40);
  const h6 = <f32>load<f64>(homography, 48);
  const h7 = <f32>load<f64>(homography, 56);
  const h8 = <f32>load<f64>(homography, 64);
  const right = <f32>width - 0.5;
  const bottom = <f32>height - 0.5;
  const part: f32 = 1 / <f32>samples;
  const share: f32 = gain * part * part;
  let state = seed;
  for (let y = 0; y < toHeight; y++)
    for (let x = 0; x < toWidth; x++) {
      let sum: i32 = 0;
      for (let j = 0; j < samples; j++) {
        const v = <f32>y + (<f32>j + 0.5) * part - 0.5;
        for (let i = 0; i < samples; i++) {
          const u = <f32>x + (<f32>i + 0.5) * part - 0.5;
          const w: f32 = 1 / (h6 * u + h7 * v + h8);
          let px = (h0 * u + h1 * v + h2) * w;
          let py = (h3 * u + h4 * v + h5) * w;
          if (!(w > 0 && px > -0.5 && py > -0.5 && px < right && py < bottom)) {
            if (outside >= 0) {
              sum += outside << 8;
              continue;
            }
            px = max<f32>(-0.5, min<f32>(right, px));
            py = max<f32>(-0.5, min<f32>(bottom, py));
          }
          const fx = <i32>(px * 256 + 256) - 256;
          const fy = <i32>(py * 256 + 256) - 256;
          const at = plane + (fy >> 8) * stride + (fx >> 8);
          const ax = fx & 255;
          const ay = fy & 255;
          const above = <i32>load<u8>(at) * (256 - ax) + <i32>load<u8>(at, 1) * ax;
          const below = <i32>load<u8>(at + stride) * (256 - ax) + <i32>load<u8>(at + stride, 1) * ax;
          sum += (above * (256 - ay) + below * ay) >> 8;
        }
      }
      state = state * 1664525 + 1013904223;
      const spread = <i32>((state >> 24) & 255) + <i32>((state >> 16) & 255) - 255;
      const gray = <i32>(<f32>sum * share * 0.00390625 + bias + 0.5) + ((spread * noise) >> 8);
      store<u8>(to + y * toWidth + x, max(0, min(255, gray)));
    }
}
