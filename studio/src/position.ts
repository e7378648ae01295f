import type { Customization, InputKind } from '@afterimage/contract/customization.ts';
import type { StepType } from './product-customization.state.ts';

/** Where one is in the studio: a step, and in the first one the part of it. */
export interface Position {
  step: StepType;
  part: number;
}

/** Every position of a personalisation with so many parts, in their order. */
export function positionsOf(parts: number, available: readonly StepType[]): Position[] {
  return available.flatMap((step) =>
    step === 'product'
      ? Array.from({ length: Math.max(1, parts) }, (_, part): Position => ({ step, part }))
      : [{ step, part: 0 }],
  );
}

export const samePosition = (one: Position, other: Position): boolean =>
  one.step === other.step && one.part === other.part;

const order = ['product', 'AR', 'checkout'] as const;

/** Whether a position comes before another one. */
export function isBefore(one: Position, other: Position): boolean {
  const steps = order.indexOf(one.step) - order.indexOf(other.step);
  return steps < 0 || (steps === 0 && one.part < other.part);
}

/** The position so many places further on; null beyond either end. */
export function besides(positions: readonly Position[], here: Position, by: 1 | -1): Position | null {
  return positions[positions.findIndex((one) => samePosition(one, here)) + by] ?? null;
}

/** The position that an address names (`?step=product&part=text`); the beginning when it names none that there is. */
export function readPosition(
  search: URLSearchParams,
  kinds: readonly string[],
  available: readonly StepType[],
): Position {
  const step = available.find((one) => one === search.get('step')) ?? 'product';
  const part = step === 'product' ? kinds.indexOf(search.get('part') ?? '') : 0;
  return { step, part: Math.max(0, part) };
}

/** Writes a position into an address; everything else in it stays. */
export function writePosition(search: URLSearchParams, { step, part }: Position, kinds: readonly string[]): void {
  search.set('step', step);
  const kind = kinds[part];
  if (step === 'product' && part > 0 && kind !== undefined) search.set('part', kind);
  else search.delete('part');
}

/**
 * The slot that the preview turns to: the one that was worked at last, as long as it belongs to where one is, else the
 * first there. What is not to be seen on the product, and the steps after the first, are told by its photos.
 */
export function slotInView(
  here: Position,
  kinds: readonly InputKind[],
  slots: readonly Pick<Customization, 'id' | 'kind'>[],
  touched: number | undefined,
): number | undefined {
  const isText = here.step === 'product' && kinds[here.part] === 'text';
  const photos = slots.filter(({ kind }) => kind === 'photo');
  const texts = slots.filter(({ kind }) => kind === 'text');
  const own = isText || photos.length === 0 ? texts : photos;
  return own.find(({ id }) => id === touched)?.id ?? own[0]?.id;
}
