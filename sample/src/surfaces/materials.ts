import type { SurfaceLooks } from './define-surface.ts';

/** A bare material: the background is not printed, only the items on it are printed, sewn or engraved. */
export const on = (background: string): SurfaceLooks => ({ background, backgroundPrinted: false });
/** A dark material, on which inks need white ink below them. */
export const onDark = (background: string): SurfaceLooks => ({ ...on(background), whiteInk: true });
/** A material that is engraved. */
export const cutInto = (background: string): SurfaceLooks => ({ ...on(background), engraved: true });
export const dyed = onDark('#333333');
export const steel = cutInto('#d3d6d9');
export const silver = cutInto('#e4e2de');
export const leather = cutInto('#b98a5a');
export const blackened: SurfaceLooks = { ...cutInto('#333333'), dyed: true };

/** Text styles: white ink, and the color of an engraving in metal. */
export const white = { color: '#ffffff' };
export const cut = { color: '#2b2d31' };
