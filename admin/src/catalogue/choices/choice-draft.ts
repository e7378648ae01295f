import type { ChoiceBody, OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import { byLocale } from '@afterimage/words/locale.ts';
import type { DeskProduct } from '../product-draft.ts';
import { isWholeChange } from './model-effects.ts';

type DeskSlot = DeskProduct['slotList'][number];

/** An option as it is typed; `key` tells it apart while it has no id. */
export type OptionDraft = ChoiceBody['optionList'][number] & { key: string; otherEffectCount: number };

/** A choice as it is typed. */
export interface ChoiceDraft extends Omit<ChoiceBody, 'version' | 'optionList'> {
  optionList: OptionDraft[];
}

export const newOption = (): OptionDraft => ({
  key: crypto.randomUUID(),
  id: null,
  title: byLocale(() => ''),
  price: 0,
  effectList: [],
  otherEffectCount: 0,
});

/** What the form begins with; without a slot, a choice between two options that have no names yet. */
export const choiceDraft = (slot: DeskSlot | null): ChoiceDraft => ({
  mode: slot?.choice?.mode ?? 'one',
  title: slot?.choice?.title ?? byLocale(() => ''),
  required: slot?.required ?? true,
  optionList: slot?.choice?.optionList.map((option) => ({ ...option, key: String(option.id) })) ?? [
    newOption(),
    newOption(),
  ],
});

/** What is sent of a draft. */
export const choiceBody = ({ optionList, ...choice }: ChoiceDraft): Omit<ChoiceBody, 'version'> => ({
  ...choice,
  optionList: optionList.map(({ id, title, price, effectList }) => ({ id, title, price, effectList })),
});

/** Whether it can be sent: everything has a name in English, and each price is one. */
export const isWhole = ({ title, optionList }: ChoiceDraft): boolean =>
  title.en.trim() !== '' &&
  optionList.length > 0 &&
  optionList.every(
    ({ title: { en }, price, effectList }) =>
      en.trim() !== '' &&
      !Number.isNaN(price) &&
      effectList.every((effect) => (effect.kind === 'note' ? effect.note.trim() !== '' : isWholeChange(effect))),
  );

type Kind = OptionEffect['kind'];
type EffectOf<Name extends Kind> = Extract<OptionEffect, { kind: Name }>;

const isOn = (effect: OptionEffect, kind: Kind, slotId: number | null): boolean =>
  effect.kind === kind && (!('slotId' in effect) || effect.slotId === slotId);

/** The effect of a kind on a slot; notes and changes of the model have none. */
export const effectOn = <Name extends Kind>(
  effectList: readonly OptionEffect[],
  kind: Name,
  slotId: number | null = null,
): EffectOf<Name> | undefined => effectList.find((effect): effect is EffectOf<Name> => isOn(effect, kind, slotId));

/** The effects with another one of this kind on this slot, or with none. */
export const withEffect = (
  effectList: readonly OptionEffect[],
  target: { kind: Kind; slotId?: number },
  effect: OptionEffect | null,
): OptionEffect[] => {
  const { kind, slotId = null } = target;
  const at = effectList.findIndex((each) => isOn(each, kind, slotId));
  if (!effect) return effectList.filter((_, index) => index !== at);
  return at < 0 ? [...effectList, effect] : effectList.with(at, effect);
};
