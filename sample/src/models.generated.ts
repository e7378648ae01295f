/** Written by `npm run sample:models`; do not edit. */
type Corner = { x: number; y: number };

/** The products that have a model: `models/<slug>.glb`. */
export const modelList: readonly string[] = [];

/** Slug -> surface -> its corners on the product's main picture, clockwise from the face's top left. */
export const pictureCorners: Readonly<Record<string, Readonly<Record<string, [Corner, Corner, Corner, Corner]>>>> = {};
