import type { Variation } from '@afterimage/contract/catalogue.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';

/** The color of a variant; null when the product has no colors. */
export const colorOfVariant = (variations: readonly Variation[], variantId: number): string | null =>
  variations.find(({ variantId: own, size }) => own === variantId || size.some((one) => one.variantId === variantId))
    ?.colorCode ?? null;

/** The template of a product in the selected color, which is the background that white ink is printed on. */
export function inProductColor(template: PrintTemplate, color: string | null): PrintTemplate {
  if (color === null || !template.surfaceList.some(({ whiteInk }) => whiteInk)) return template;
  return {
    ...template,
    surfaceList: template.surfaceList.map((surface) =>
      surface.whiteInk ? { ...surface, background: color.toLowerCase() } : surface,
    ),
  };
}
