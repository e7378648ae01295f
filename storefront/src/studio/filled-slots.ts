import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import type { FilledSlot } from '@afterimage/scene/scene-of.ts';
import { chosenOf, type Personal } from './personal.ts';

/** What was put into the slots, as a scene takes it. */
export function filledSlots(slots: readonly Customization[], personal: Pick<Personal, 'entries'>): FilledSlot[] {
  return slots.flatMap((slot): FilledSlot[] => {
    const entry = personal.entries.get(slot.id);
    if (slot.kind === 'photo') {
      const { file = null, size = null, placement = null, mat } = entry ?? {};
      const { bleedMm } = slot.limits;
      const photo = file !== null && size ? { id: file, ...size } : null;
      return [{ slot: slot.id, photo, placement, ...(mat && { mat }), ...(bleedMm !== undefined && { bleedMm }) }];
    }
    if (slot.kind !== 'text') return [];
    const font = chosenOf(slot, personal)[0]?.title ?? null;
    return [{ slot: slot.id, text: entry?.value ?? '', font, textStyle: entry?.textStyle ?? null }];
  });
}

/** The surface on which a slot is printed. */
export function surfaceOf({ surfaceList }: PrintTemplate, slotId: number | undefined): string | undefined {
  return surfaceList.find(({ itemList }) => itemList.some((item) => item.kind !== 'qr' && item.slot === slotId))?.id;
}
