import type { Customization } from '@afterimage/contract/customization.ts';
import type { DraftContent } from '@afterimage/contract/drafts.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from '../cart/personalize.words.ts';

/** What a draft may name: the slots and variants of its product, and files that its writer may use. */
interface Nameable {
  slots: readonly Customization[];
  variantIds: ReadonlySet<number>;
  files: ReadonlyMap<string, { kind: 'photo' | 'medium'; arType: string | null }>;
  /** Files that the draft named before: they were right then, and may be gone or somebody's by now. */
  previousFileIds: ReadonlySet<string>;
}
type Fault =
  | keyof Pick<
      typeof words,
      | 'noSlot'
      | 'extrasElsewhere'
      | 'filledAlready'
      | 'attachedAlready'
      | 'photoGone'
      | 'fileGone'
      | 'otherKind'
      | 'noExtra'
    >
  | 'variant'
  | { noChoice: string };

/**
 * What in a draft is of no use to its product, by the path of its field. How far it is filled does not matter here:
 * that is looked at when it goes into the cart.
 */
export function draftComplaints(
  content: DraftContent,
  nameable: Nameable,
): ((locale: Locale) => Record<string, string>) | null {
  const faults = new Map<string, Fault>();
  if (content.variantId !== null && !nameable.variantIds.has(content.variantId)) faults.set('variantId', 'variant');
  checkExtras(content, nameable.slots, faults);
  checkSlots(content, nameable, faults);
  checkMedia(content, nameable, faults);
  for (const [index, { customizationId }] of content.acceptedWarningList.entries())
    if (!nameable.slots.some(({ id }) => id === customizationId))
      faults.set(`acceptedWarningList.${index}.customizationId`, 'noSlot');
  if (faults.size === 0) return null;
  return (locale) =>
    Object.fromEntries([...faults].map(([path, fault]) => [`content.${path}`, sentenceOf(fault, locale)]));
}

type Faults = Map<string, Fault>;

function checkExtras(content: DraftContent, slots: readonly Customization[], faults: Faults): void {
  const extras = new Set(
    slots.filter(({ kind }) => kind === 'extra').flatMap(({ extraList }) => extraList.map(({ id }) => id)),
  );
  if (content.extraList.some((id) => !extras.has(id))) faults.set('extraList', 'noExtra');
}

function checkSlots(content: DraftContent, { slots, files, previousFileIds }: Nameable, faults: Faults): void {
  const visitedSlots = new Set<number>();
  for (const [index, entry] of content.productClientCustomizationList.entries()) {
    const path = `productClientCustomizationList.${index}`;
    const slot = slots.find(({ id }) => id === entry.id);
    const input = entry.input?.toLowerCase();
    if (!slot) faults.set(`${path}.id`, 'noSlot');
    else if (slot.kind === 'extra') faults.set(`${path}.id`, 'extrasElsewhere');
    else if (visitedSlots.has(slot.id)) faults.set(`${path}.id`, 'filledAlready');
    else if (entry.extraList.some((id) => !slot.extraList.some((extra) => extra.id === id)))
      faults.set(`${path}.extraList`, { noChoice: slot.title });
    else if (slot.kind === 'photo' && input && !previousFileIds.has(input) && files.get(input)?.kind !== 'photo')
      faults.set(`${path}.input`, 'photoGone');
    visitedSlots.add(entry.id);
  }
}

function checkMedia(content: DraftContent, { slots, files, previousFileIds }: Nameable, faults: Faults): void {
  const visitedSlots = new Set<number>();
  for (const [index, choice] of content.productArCustomizationList.entries()) {
    const path = `productArCustomizationList.${index}`;
    const attachmentId = choice.attachmentId.toLowerCase();
    const file = files.get(attachmentId);
    if (!slots.some(({ id, kind }) => id === choice.customizationId && kind === 'photo'))
      faults.set(`${path}.customizationId`, 'noSlot');
    else if (visitedSlots.has(choice.customizationId)) faults.set(`${path}.customizationId`, 'attachedAlready');
    else if (!previousFileIds.has(attachmentId) && file?.kind !== 'medium')
      faults.set(`${path}.attachmentId`, 'fileGone');
    else if (file && file.arType !== choice.type) faults.set(`${path}.type`, 'otherKind');
    visitedSlots.add(choice.customizationId);
  }
}

function sentenceOf(fault: Fault, locale: Locale): string {
  const messages = inLocale(words, locale);
  return typeof fault === 'string' ? messages[fault] : messages.noChoice({ title: fault.noChoice });
}
