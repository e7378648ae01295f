/**
 * What a printed face is made of, where it is not plain: `dyed` lies on the chosen colour, `cut` is burnt or pressed into the
 * thing, `glow` lets light through. Slug -> surface.
 */
interface FaceNature {
  dyed?: true;
  cut?: true;
  glow?: number;
}

const dyed: FaceNature = { dyed: true };
const cutInColour: FaceNature = { dyed: true, cut: true };

const natures: Readonly<Record<string, Readonly<Record<string, FaceNature>>>> = {
  'album-photo-pouf': { seam: dyed },
  'beacon-key-tag': { front: dyed, back: dyed },
  'citrus-travel-cologne': { side: cutInColour, picture: cutInColour },
  'everyday-canvas-tote': { front: dyed },
  'field-leather-belt': { inside: { cut: true } },
  'lantern-photo-lamp': { shade: { glow: 0.35 } },
  'ledger-card-wallet': { front: cutInColour },
  'loopback-hoodie': { front: dyed, back: dyed, sleeve: dyed },
  'pebble-phone-case': { inside: dyed },
  'portrait-fitted-tee': { front: dyed },
  'regatta-swim-cap': { side: cutInColour, 'other-side': cutInColour },
  'studio-photo-t-shirt': { front: dyed, back: dyed },
  'window-seat-photo-cushion': { back: dyed },
};

export const faceNature = (slug: string, face: string): FaceNature => natures[slug]?.[face] ?? {};
