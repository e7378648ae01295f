import type { OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import type { Effect } from '@afterimage/contract/effects.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { finishValues, partFinishes } from '@afterimage/contract/values/catalogue-desk.ts';
import { faceOf } from './slot-face.ts';

/** An effect that operators set in the form, or null for those that come with files alone. */
function deskEffect(effect: Effect, slotBySurface: ReadonlyMap<string, number>): OptionEffect | null {
  if (effect.kind === 'note') return effect.pieceSize === undefined ? { kind: 'note', note: effect.note } : null;
  if (effect.kind === 'photo') {
    const { slot, filter, place, edge } = effect;
    return filter && !place && !edge ? { kind: 'filter', slotId: slot, filter } : null;
  }
  if (effect.kind === 'text') {
    const { slot, color, place, sizeMm } = effect;
    return color && !place && sizeMm === undefined ? { kind: 'textColor', slotId: slot, color } : null;
  }
  if (effect.kind === 'surface') {
    const { surface, background, backgroundPrinted } = effect;
    const slotId = slotBySurface.get(surface);
    return slotId !== undefined && background && backgroundPrinted === undefined
      ? { kind: 'background', slotId, color: background }
      : null;
  }
  return changeOfModel(effect);
}

/** A change of the model that the form offers: one part, another model, another size. */
function changeOfModel(effect: Effect): OptionEffect | null {
  if (effect.kind === 'material') return lookOf(effect);
  if (effect.kind === 'hide' || effect.kind === 'show') {
    const [part, ...others] = effect.parts;
    if (part === undefined || others.length > 0) return null;
    return { kind: effect.kind === 'hide' ? 'partHidden' : 'partShown', part };
  }
  if (effect.kind === 'model') return { kind: 'model', url: effect.url };
  if (effect.kind === 'size') {
    const { widthMm = null, heightMm = null, depthMm = null } = effect;
    return { kind: 'modelSize', widthMm, heightMm, depthMm };
  }
  return null;
}

/** The look of one part in a finish that the form offers; null for others. */
function lookOf({
  materials,
  color,
  metalness,
  roughness,
}: Extract<Effect, { kind: 'material' }>): OptionEffect | null {
  const [part, ...others] = materials;
  if (part === undefined || others.length > 0 || color === 'variant') return null;
  const hasFinish = metalness !== undefined || roughness !== undefined;
  const finish = partFinishes.find(
    (one) => finishValues[one].metalness === metalness && finishValues[one].roughness === roughness,
  );
  return hasFinish && !finish ? null : { kind: 'partLook', part, color: color ?? null, finish: finish ?? null };
}

/** A change of the model as it is stored; undefined for effects of other kinds. */
function modelEffect(effect: OptionEffect): Effect | undefined {
  switch (effect.kind) {
    case 'partLook': {
      const { part, color, finish } = effect;
      return { kind: 'material', materials: [part], ...(color && { color }), ...(finish && finishValues[finish]) };
    }
    case 'partHidden':
      return { kind: 'hide', parts: [effect.part] };
    case 'partShown':
      return { kind: 'show', parts: [effect.part] };
    case 'model':
      return effect;
    case 'modelSize':
      return {
        kind: 'size',
        widthMm: effect.widthMm ?? undefined,
        heightMm: effect.heightMm ?? undefined,
        depthMm: effect.depthMm ?? undefined,
      };
    default:
      return undefined;
  }
}

/** The slot of each face of its own, by the id of the face. */
const slotsBySurface = (template: PrintTemplate | null, slotIds: readonly number[]): Map<string, number> =>
  new Map(
    slotIds.flatMap((slotId): [string, number][] => {
      const face = faceOf(template, slotId);
      return face ? [[face.id, slotId]] : [];
    }),
  );

/** What the form shows of an option's effects, and the others, which stay as they are. */
export function splitEffects(
  effectList: readonly Effect[],
  template: PrintTemplate | null,
  slotIds: readonly number[],
): { effectList: OptionEffect[]; others: Effect[] } {
  const slotBySurface = slotsBySurface(template, slotIds);
  const formEffects: OptionEffect[] = [];
  const others: Effect[] = [];
  for (const effect of effectList) {
    const own = deskEffect(effect, slotBySurface);
    if (own) formEffects.push(own);
    else others.push(effect);
  }
  return { effectList: formEffects, others };
}

/** The effect as it is stored; undefined where its slot is none that it could change. */
export function storedEffect(
  effect: OptionEffect,
  template: PrintTemplate | null,
  kindOf: ReadonlyMap<number, string>,
): Effect | undefined {
  if (effect.kind === 'note') return effect;
  if (!('slotId' in effect)) return modelEffect(effect);
  const { slotId } = effect;
  if (effect.kind === 'filter')
    return kindOf.get(slotId) === 'photo' ? { kind: 'photo', slot: slotId, filter: effect.filter } : undefined;
  if (effect.kind === 'textColor')
    return kindOf.get(slotId) === 'text' ? { kind: 'text', slot: slotId, color: effect.color } : undefined;
  const face = kindOf.has(slotId) ? faceOf(template, slotId) : undefined;
  return face && { kind: 'surface', surface: face.id, background: effect.color };
}
