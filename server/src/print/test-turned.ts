import sharp, { type Sharp } from 'sharp';

/** Stores an upright photo so that the orientation (EXIF, 2 to 8) makes it upright again. */
export async function turnedBack(photo: Buffer, orientation: number): Promise<Buffer> {
  const turns: Record<number, (picture: Sharp) => Sharp> = {
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(90).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(270).flop(),
    8: (picture) => picture.rotate(90),
  };
  const turned = await turns[orientation]?.(sharp(photo)).png().toBuffer();
  return sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}
