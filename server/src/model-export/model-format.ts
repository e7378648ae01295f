/** The export formats of a model: for Scene Viewer and WebXR, or for Quick Look. */
export const modelFormats = ['glb', 'usdz'] as const;
export type ModelFormat = (typeof modelFormats)[number];
