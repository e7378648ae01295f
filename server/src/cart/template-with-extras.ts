import type { Extra } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { applyEffects, effectsOf } from '@afterimage/scene/apply-effects.ts';

/**
 * The template of a line that is ordered or shown to others: the extras of its product do not change any more, so it has
 * their effects. Those of its slots are applied when it is drawn.
 */
export const templateWithExtras = (template: PrintTemplate | null, extraList: readonly Extra[]): PrintTemplate | null =>
  template && applyEffects(template, effectsOf(extraList));
