import type { Document } from '@gltf-transform/core';
import type { RoomPlacement } from '@afterimage/contract/values/room-placements.ts';
import sharp from 'sharp';
import { storedZip } from './stored-zip.ts';
import { usdLayer } from './usda.ts';

/** Writes a model as USDZ, for Quick Look on iPhones and iPads; the document's pictures become PNG where they must. */
export async function writeUsdz(document: Document, placement: RoomPlacement = 'floor'): Promise<Buffer> {
  for (const texture of document.getRoot().listTextures()) {
    const [image, type] = [texture.getImage(), texture.getMimeType()];
    if (!image || type === 'image/png' || type === 'image/jpeg') continue;
    texture.setImage(new Uint8Array(await sharp(image).png().toBuffer())).setMimeType('image/png');
  }
  const { text, textures } = usdLayer(document, placement);
  return storedZip([
    // The first file is the one that is shown.
    { name: 'product.usda', data: Buffer.from(text) },
    ...Array.from(textures, ([texture, name]) => ({ name, data: texture.getImage() ?? new Uint8Array() })),
  ]);
}
