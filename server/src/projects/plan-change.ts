import { isDeepStrictEqual } from 'node:util';
import type { Customization, MediumOnPhoto } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { ProjectChange } from '@afterimage/contract/projects.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale, LocalizedMessage } from '@afterimage/words/locale.ts';
import type { projectItems } from './tables.ts';
import { fail } from '../platform/http/failure.ts';
import type { StoredFile } from '../files/stored-files.ts';
import { words } from './project.words.ts';
import { priceOf, repersonalize } from './repersonalize.ts';

export type Item = typeof projectItems.$inferSelect;
type Entry = ProjectChange['projectCustomizationItemList'][number];

/** A slot that changes: what it holds from now on, and whether that is printed. */
interface Step {
  item: Item;
  next: SoldSlot;
  isPrinted: boolean;
}

interface ProjectFacts {
  items: readonly Item[];
  /** As the catalogue has them today. */
  slots: readonly Customization[];
  /** Those that may be put here. */
  files: ReadonlyMap<string, StoredFile>;
  /** Whether production has started: then only media change. */
  closed: boolean;
  /** Of the customer. */
  locale: Locale;
  /** The date, as `2027-01-31`. */
  today: string;
}

/**
 * What changes in which slot; fails with all that is wrong, each under the path of its field, and with
 * PRODUCTION_STARTED when it comes too late.
 */
export function planChange(entries: readonly Entry[], projectFacts: ProjectFacts): Step[] {
  const faults: Record<string, LocalizedMessage> = {};
  const itemNames = new Set<string>();
  const steps = entries.flatMap((entry, index) => {
    const path = `projectCustomizationItemList.${index}`;
    const complain = (field: string, message: LocalizedMessage) => {
      faults[`${path}.${field}`] ??= message;
    };
    const item = projectFacts.items.find(({ id }) => id === entry.id);
    if (!item) complain('id', (locale) => inLocale(words, locale).noItem);
    else if (itemNames.has(entry.id)) complain('id', (locale) => inLocale(words, locale).namedTwice);
    itemNames.add(entry.id);
    return item ? [{ path, ...stepOf(item, entry, projectFacts, complain) }] : [];
  });
  const printedSteps = steps.filter(({ isPrinted }) => isPrinted);
  if (printedSteps.length > 0 && projectFacts.closed) fail('PRODUCTION_STARTED');
  if (Object.keys(faults).length === 0 && surcharge(printedSteps) !== 0)
    for (const { path } of printedSteps)
      faults[`${path}.personalization.extraList`] = (locale) => inLocale(words, locale).otherPrice;
  const wrong = Object.entries(faults);
  if (wrong.length > 0)
    fail('CUSTOMIZATION_INVALID', (locale) => ({
      fields: Object.fromEntries(wrong.map(([path, message]) => [path, message(locale)])),
    }));
  return steps.filter(({ item, next }) => !isDeepStrictEqual(item.customization, next));
}

/** What the changes would cost on top of what was paid, in minor units. */
const surcharge = (steps: readonly Step[]): number =>
  steps.reduce((sum, { item, next }) => sum + priceOf(next) - priceOf(item.customization), 0);

type Complain = (field: string, message: LocalizedMessage) => void;

function stepOf(
  item: Item,
  { arCustomization, personalization }: Entry,
  projectFacts: ProjectFacts,
  complain: Complain,
): Step {
  const slot = projectFacts.slots.find(({ id }) => id === item.customization.slot);
  const before = item.customization;
  const { files, locale, today } = projectFacts;
  const print = personalization ? repersonalize(before, personalization, { slot, files, locale, today }) : before;
  if ('complaints' in print)
    for (const [field, message] of Object.entries(print.complaints)) complain(`personalization.${field}`, message);
  const next = 'complaints' in print ? before : print;
  // Compared before the medium comes in: that alone is not printed.
  const isPrinted = !isDeepStrictEqual(before, next);
  if (arCustomization === undefined) return { item, next, isPrinted };
  if (arCustomization) checkMedium(arCustomization, { before, slot, files: projectFacts.files }, complain);
  // Of a slot that takes none this is a complaint, or nothing.
  return { item, next: next.kind === 'photo' ? { ...next, medium: mediumOf(arCustomization) } : next, isPrinted };
}

/** Only photos carry a medium, where their slot allows it, or allowed it when they were ordered. */
function checkMedium(
  { attachmentId, type }: NonNullable<Entry['arCustomization']>,
  { before, slot, files }: { before: SoldSlot; slot: Customization | undefined; files: ProjectFacts['files'] },
  complain: Complain,
): void {
  const file = files.get(attachmentId);
  const isOpen = before.kind === 'photo' && (!slot || slot.limits.arAllowed || before.medium !== null);
  if (!isOpen) complain('id', (locale) => inLocale(words, locale).nothingHere);
  else if (file?.kind !== 'medium')
    complain('arCustomization.attachmentId', (locale) => inLocale(words, locale).fileGone);
  else if (file.arType !== type) complain('arCustomization.type', (locale) => inLocale(words, locale).otherKind);
}

const mediumOf = (mediumInput: Exclude<Entry['arCustomization'], undefined>): MediumOnPhoto | null =>
  mediumInput && {
    attachmentId: mediumInput.attachmentId,
    type: mediumInput.type,
    ...(mediumInput.display && { display: mediumInput.display }),
  };

/** A UUID may be written in capitals; the database answers in small letters. */
export function inLowerCase({ id, arCustomization, personalization, ...rest }: Entry): Entry {
  return {
    ...rest,
    id: id.toLowerCase(),
    arCustomization: arCustomization && {
      ...arCustomization,
      attachmentId: arCustomization.attachmentId.toLowerCase(),
    },
    personalization,
  };
}
