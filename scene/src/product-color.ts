import type { Variation } from '@afterimage/contract/catalogue.ts';
import type { PrintSurface, PrintTemplate } from '@afterimage/contract/print.ts';

/** The color of a variant; null when the product has no colors. */
export const colorOfVariant = (variations: readonly Variation[], variantId: number): string | null =>
  variations.find(({ variantId: own, size }) => own === variantId || size.some((one) => one.variantId === variantId))
    ?.colorCode ?? null;

/** The template of a product in the selected color: the background of dyed faces, and of what white ink is printed on. */
export function inProductColor(template: PrintTemplate, color: string | null): PrintTemplate {
  if (color === null || !template.surfaceList.some(isDyed)) return template;
  return {
    ...template,
    surfaceList: template.surfaceList.map((surface) =>
      isDyed(surface) ? { ...surface, background: color.toLowerCase() } : surface,
    ),
  };
}

const isDyed = ({ dyed, whiteInk }: PrintSurface): boolean => dyed ?? whiteInk ?? false;
