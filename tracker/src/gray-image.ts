/**
 * A gray picture: one byte a pixel, rows without gaps (stride = width), 0 is black. Pixel coordinates have their origin
 * at the center of the top left pixel: the picture covers −0.5 … width − 0.5.
 */
export type GrayImage = { readonly width: number; readonly height: number; readonly data: Uint8Array };
