import type { Extra } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { applyEffects, effectsOf } from '@afterimage/scene/apply-effects.ts';

/**
 * The template of a line that is ordered or shared. It includes the effects of the product's extras, which no longer change; the
 * effects of the choices in slots are applied when it is drawn.
 */
export const templateWithExtras = (template: PrintTemplate | null, extraList: readonly Extra[]): PrintTemplate | null =>
  template && applyEffects(template, effectsOf(extraList));
