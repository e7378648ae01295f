import { localeFacts, type Locale } from '@afterimage/words/locale.ts';
import { faultsOf } from './message-faults.ts';
import type { PoEntry, PoFile } from './po.ts';
import { keyOfId, type SourceMessage } from './source-messages.ts';

/** A message with the entry of a translation file that belongs to it. */
interface Match {
  message: SourceMessage;
  entry: PoEntry;
}

/** How a translation file fits the messages of the catalogues. Every message is in one list at most. */
export interface Comparison {
  /** Translations that can be used: of this very source, confirmed and without a fault. */
  usable: Match[];
  /** Translations of an earlier source, or marked as fuzzy: English stands in until somebody has confirmed them. */
  changed: Match[];
  faulty: (Match & { faults: string[] })[];
  missing: SourceMessage[];
  /** Entries that no message of the catalogues has. */
  obsolete: PoEntry[];
}

/** Compares a translation file with the messages of the catalogues. */
export function compare(
  messages: readonly SourceMessage[],
  { entries, obsolete }: Pick<PoFile, 'entries' | 'obsolete'>,
  locale: Locale,
): Comparison {
  const ids = new Set(messages.map(({ id }) => id));
  const own = Map.groupBy(
    entries.filter(({ id, text }) => ids.has(id) && text !== ''),
    ({ id }) => id,
  );
  const strays = [...entries.filter(({ id }) => !ids.has(id)), ...obsolete].filter(({ text }) => text !== '');
  const comparison: Comparison = { usable: [], changed: [], faulty: [], missing: [], obsolete: [] };
  const moved = new Set<PoEntry>();
  for (const message of messages) {
    const stray = own.has(message.id) ? undefined : movedEntry(message, strays);
    if (stray) moved.add(stray);
    const entry = stray ? { ...stray, id: message.id } : bestOf(own.get(message.id) ?? [], message);
    if (!entry) {
      comparison.missing.push(message);
      continue;
    }
    const match = { message, entry };
    const faults = faultsOf(entry.source, entry.text, localeFacts[locale].intl);
    if (faults.length > 0) comparison.faulty.push({ ...match, faults });
    else if (entry.fuzzy || entry.source !== message.text.en) comparison.changed.push(match);
    else comparison.usable.push(match);
  }
  comparison.obsolete.push(...strays.filter((entry) => !moved.has(entry)));
  return comparison;
}

/** Of several entries with one id, which differ in their sources, the one of the present source. */
const bestOf = (entries: readonly PoEntry[], { text }: SourceMessage): PoEntry | undefined =>
  entries.find(({ source }) => source === text.en) ?? entries[0];

/** The entry of a message whose file was moved or renamed: no other one has that key and that source. */
function movedEntry({ id, text }: SourceMessage, strays: readonly PoEntry[]): PoEntry | undefined {
  const alike = strays.filter((entry) => entry.source === text.en && keyOfId(entry.id) === keyOfId(id));
  return alike.length === 1 ? alike[0] : undefined;
}
