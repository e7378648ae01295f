import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** Decodes the first picture of a HEIC file at full size. Throws when it cannot. Loads its decoder when it is called. */
export async function decodeHeic(bytes: Uint8Array): Promise<ImageData> {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif.js');
  // It may be ready before it has answered. Safari before 17.4 has no Promise.withResolvers.
  let tellReady = () => {};
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve;
  });
  const heif = libheif({ locateFile: () => wasm, onRuntimeInitialized: tellReady });
  await ready;
  const [image] = new heif.HeifDecoder().decode(bytes);
  if (!image) throw new Error('There is no picture in it');
  const pixels = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (imageData) => (imageData ? resolve() : reject(new Error('It cannot be decoded'))));
  });
  image.free();
  return pixels;
}
