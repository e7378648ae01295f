import * as z from 'zod';

const share = z.number();
/**
 * What of a model can show a print: a material, or an object with a name. A print needs texture coordinates (UVs). `uvArea`: the
 * rectangle of the texture that these take; absent in models that were sent before it was measured, and without coordinates.
 */
const modelPart = z.strictObject({
  name: z.string(),
  hasUv: z.boolean(),
  uvArea: z.strictObject({ x: share, y: share, width: share, height: share }).optional(),
});
export type ModelPart = z.infer<typeof modelPart>;

const meters = z.number().min(0);
/** The extent of a model that stands upright and faces the viewer, in meters. */
const modelSize = z.strictObject({ width: meters, height: meters, depth: meters });
export type ModelSize = z.infer<typeof modelSize>;

/** The 3D model (GLB) of a product, and its facts. */
export const productModel = z.strictObject({
  url: z.string(),
  bytes: z.int(),
  triangles: z.int(),
  size: modelSize,
  partList: z.array(modelPart),
});
export type ProductModel = z.infer<typeof productModel>;
