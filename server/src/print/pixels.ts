/** Bytes of a picture, so many to a pixel, rows from the top. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}
