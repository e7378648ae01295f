import type { MatStyle } from '@afterimage/contract/values/looks.ts';
import type { PrintSurface } from '@afterimage/contract/print.ts';
import { drawMat } from '@afterimage/scene/mat/draw-mat.ts';
import { withinMat } from '@afterimage/scene/mat/mat-frame.ts';
import { asItFits } from '@afterimage/scene/place-photo.ts';
import { outlinePath } from '@afterimage/scene/shapes.ts';
import { pathData } from '../scene/path-data.ts';

/** A mat as it is printed, upright: all that makes its pattern what it is. */
export interface MatShape {
  style: MatStyle;
  slot: number;
  photoId: string;
  /** Its outer size in millimetres, and how far it goes on beyond that. */
  width: number;
  height: number;
  bleedMm: number;
  outline: PrintSurface['outline'];
}

/** The shapes of a mat from its outer top left corner, and the edge within which the photo is seen. */
export function matPaths({ style, slot, photoId, width, height, bleedMm, outline }: MatShape) {
  const outer = { x: 0, y: 0, width, height, rotation: 0 };
  const matArea = withinMat(outer);
  const photo = { id: photoId, width: 1, height: 1, look: { placement: asItFits, mat: style } };
  const nodes = drawMat({
    kind: 'photo',
    slot,
    place: matArea,
    outline,
    bleedMm: 0,
    photo,
    rim: { place: outer, bleedMm },
  });
  return {
    shapes: nodes.flatMap((node) => (node.kind === 'fill' ? [{ d: pathData(node.path), fill: node.color }] : [])),
    hole: pathData(outlinePath(matArea, outline)),
    whole: pathData(outlinePath(outer, outline, bleedMm)),
  };
}
