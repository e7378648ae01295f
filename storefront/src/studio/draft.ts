import type { Customization } from '@afterimage/contract/customization.ts';
import type { ArCustomizationState, ArMediaItem } from './ar-customization.state.ts';
import { stepsOf } from './personal.ts';
import type { PersonalizationStep, ProductCustomizationState, StepEntry } from './product-customization.state.ts';

export const draftKey = (slug: string) => `customize:${slug}`;
const version = 1;

/** A draft as it comes back: steps and media for the product of today, and the slots whose files are too old. */
interface Draft {
  steps: PersonalizationStep[];
  media: ArMediaItem[];
  quantity: number;
  expired: number[];
}

/** The text that is stored. */
export function writeDraft(product: ProductCustomizationState, ar: ArCustomizationState): string {
  const entries = product.personalizationSteps.flatMap(({ data }) => data);
  return JSON.stringify({ version, entries, media: ar.mediaItems, quantity: product.quantity });
}

/** Whether the signature of a file's address has run out; `now` in milliseconds. */
export function isExpired(url: string, now: number): boolean {
  const expires = /[?&]expires=(\d+)/.exec(url)?.[1];
  return expires !== undefined && Number(expires) * 1000 <= now;
}

interface Saved {
  version?: unknown;
  entries?: unknown;
  media?: unknown;
  quantity?: unknown;
}

/**
 * A stored text for the slots that the product has today. What no longer fits is dropped, what cannot be read is an
 * empty draft; files whose address has expired are dropped too, and named.
 */
export function readDraft(text: string | null, slots: readonly Customization[], now: number): Draft {
  const saved = parse(text);
  const known = new Map(slots.map((slot) => [slot.id, slot]));
  const expired = new Set<number>();
  const entries = new Map(
    list(saved.entries)
      .filter(isEntry)
      .map((entry) => [entry.id, entry]),
  );
  const media = list(saved.media)
    .filter(isMedium)
    .filter(({ id, ARdata }) => {
      if (!known.get(id)?.limits.arAllowed || ARdata.id === null) return false;
      if (ARdata.value === null || !isExpired(ARdata.value, now)) return true;
      expired.add(id);
      return false;
    });
  const steps = stepsOf(slots).map((step) => ({
    ...step,
    data: step.data.map((fresh): StepEntry => {
      const entry = entries.get(fresh.id);
      const slot = known.get(fresh.id);
      if (!entry || !slot) return fresh;
      const chosen = slot.extraList.map(({ id }) => id).filter((id) => entry.chosen?.includes(id));
      const kept = { ...fresh, chosen: entry.chosen ? chosen : (fresh.chosen ?? []) };
      if (step.kind === 'text') return { ...kept, value: entry.value };
      if (step.kind !== 'photo' || entry.file === null || entry.value === null) return kept;
      if (!isExpired(entry.value, now))
        return { ...kept, file: entry.file, value: entry.value, size: entry.size ?? null };
      expired.add(slot.id);
      return kept;
    }),
  }));
  const { quantity } = saved;
  const pieces = Number.isInteger(quantity) && Number(quantity) > 0 ? Number(quantity) : 1;
  return { steps, media, quantity: pieces, expired: [...expired] };
}

function parse(text: string | null): Saved {
  try {
    const saved = JSON.parse(text ?? 'null') as Saved | null;
    return saved?.version === version ? saved : {};
  } catch {
    return {};
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOrNull = (value: unknown) => value === null || typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isEntry(value: unknown): value is StepEntry {
  return isObject(value) && typeof value['id'] === 'number' && textOrNull(value['file']) && textOrNull(value['value']);
}

function isMedium(value: unknown): value is ArMediaItem {
  if (!isObject(value) || typeof value['id'] !== 'number' || !isObject(value['ARdata'])) return false;
  return (['video', 'image', 'value', 'id'] as const).every((name) =>
    textOrNull((value['ARdata'] as Record<string, unknown>)[name]),
  );
}
