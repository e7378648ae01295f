import type { StepEntry } from '../product-customization.state.ts';

/** Entries whose photos are seen from the person's own device where they lie there. */
export function withLocalPhotos(
  entries: ReadonlyMap<number, StepEntry>,
  photoUrls: ReadonlyMap<string, string>,
): ReadonlyMap<number, StepEntry> {
  return new Map(
    [...entries].map(([id, entry]) => [
      id,
      entry.file === null ? entry : { ...entry, value: photoUrls.get(entry.file) ?? entry.value },
    ]),
  );
}
