import type { Customization, InputKind } from '@afterimage/contract/customization.ts';
import { slotKey, variantKey } from './payload.ts';
import { isFilled, partKindOf, type Personal } from './personal.ts';
import type { Position } from './position.ts';
import { samePosition } from './position.ts';
import type { StepStatus, StepType } from './product-customization.state.ts';
import { words } from './studio.words.ts';

/** What the rules of the steps are told. */
export interface StudioFacts {
  slots: readonly Customization[];
  /** The kinds of the parts of the first step, in their order. */
  kinds: readonly InputKind[];
  personal: Personal;
  /** What is missing or wrong, by the place where it is put right (`checksOf`). */
  faults: Readonly<Record<string, string>>;
  /** What was said to the person already, because it was asked for or refused: the keys of places. */
  shownHints: ReadonlySet<string>;
  /** How many files are on their way. */
  uploads: number;
  /** How many warnings are neither accepted nor put right; null while they are still being looked for. */
  openWarnings: number | null;
  /** Whether the chosen variant is sold out: it can be made, but not ordered. */
  soldOut: boolean;
  /** The positions that were left by going on. */
  passed: readonly Position[];
}

/** Why there is no going on, in a sentence, and the place where it is put right, when there is one. */
export interface Obstacle {
  why: string;
  at: string | null;
}

/** The part of the first step in which something is put right. */
export function partOf(key: string, { slots, kinds }: Pick<StudioFacts, 'slots' | 'kinds'>): number {
  const slot = slots.find(({ id }) => slotKey(id) === key);
  return slot === undefined ? 0 : Math.max(0, kinds.indexOf(partKindOf(slot, slots)));
}

const faultsAt = (part: number, facts: StudioFacts): [string, string][] =>
  Object.entries(facts.faults).filter(([key]) => partOf(key, facts) === part);

function firstOf(faults: [string, string][]): Obstacle | null {
  const [first] = faults;
  if (!first) return null;
  const [at, why] = first;
  return {
    why: faults.length === 1 || at === variantKey ? why : words.andMore({ first: why, more: faults.length - 1 }),
    at,
  };
}

/** What stands between a position and the one after it; null: nothing does. The checkout has none after it. */
export function obstacle(here: Position, facts: StudioFacts): Obstacle | null {
  if (here.step === 'product') {
    // A photo that is on its way is not missing.
    if (here.part === facts.kinds.indexOf('photo') && facts.uploads > 0) return uploadObstacle(facts);
    const own = firstOf(faultsAt(here.part, facts));
    if (own) return own;
    const last = here.part >= facts.kinds.length - 1;
    // The next step needs all parts of this one.
    if (last) return productObstacle(facts) ?? uploadObstacle(facts);
    return null;
  }
  return uploadObstacle(facts) ?? productObstacle(facts);
}

const uploadObstacle = ({ uploads }: StudioFacts): Obstacle | null =>
  uploads > 0 ? { why: words.uploading, at: null } : null;

/** What keeps the first step from being done, wherever in it. */
export const productObstacle = (facts: StudioFacts): Obstacle | null => firstOf(Object.entries(facts.faults));

/** What keeps the goods from being ordered. */
export function orderObstacle(facts: StudioFacts): Obstacle | null {
  const before = uploadObstacle(facts) ?? productObstacle(facts);
  if (before) return before;
  if (facts.soldOut) return { why: words.soldOut, at: variantKey };
  if (facts.openWarnings === null) return { why: words.lookingForWarnings, at: null };
  if (facts.openWarnings > 0) return { why: words.warningsOpen({ count: facts.openWarnings }), at: 'warnings' };
  return null;
}

const wasPassed = (facts: StudioFacts, position: Position) => facts.passed.some((one) => samePosition(one, position));

/** S4.1: how far a part of the first step is. */
export function partStatus(part: number, here: Position, facts: StudioFacts): StepStatus {
  const faults = faultsAt(part, facts);
  if (faults.some(([key]) => facts.shownHints.has(key))) return 'error';
  const position: Position = { step: 'product', part };
  const current = samePosition(here, position);
  const wasVisited = current || wasPassed(facts, position);
  if (faults.length > 0) return wasVisited ? 'process' : 'wait';
  const own = facts.slots.filter((slot) => partKindOf(slot, facts.slots) === facts.kinds[part]);
  if (wasPassed(facts, position) || own.some((slot) => isFilledByCustomer(slot, facts.personal))) return 'finish';
  return current ? 'process' : 'wait';
}

/** Whether the person has put something there: what is chosen at first costs nothing and says nothing. */
function isFilledByCustomer(slot: Customization, personal: Personal): boolean {
  return (slot.kind === 'photo' || slot.kind === 'text') && isFilled(slot, personal);
}

/** S4.1: how far a step is. */
export function stepStatus(step: StepType, here: Position, facts: StudioFacts): StepStatus {
  const current = here.step === step;
  const isPassed = facts.passed.some((one) => one.step === step);
  if (step === 'product') {
    const parts = facts.kinds.map((_, part) => partStatus(part, here, facts));
    if (parts.includes('error') || facts.shownHints.has(variantKey)) return 'error';
    if (Object.keys(facts.faults).length === 0 && parts.every((status) => status === 'finish')) return 'finish';
    return current || parts.some((status) => status !== 'wait') ? 'process' : 'wait';
  }
  if (step === 'AR') {
    if (facts.personal.media.size > 0 || (isPassed && !current)) return 'finish';
    return current ? 'process' : 'wait';
  }
  return current ? 'process' : 'wait';
}
