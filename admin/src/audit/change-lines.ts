import { formatPrice } from '@afterimage/ui/format-price.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words as appWords } from '../app/app.words.ts';
import { words as orderWords } from '../orders/orders.words.ts';
import { formatDay } from '../parts/format-moment.ts';
import { shopCurrency } from '../parts/shop-place.ts';
import { words as reportWords } from '../reports/reports.words.ts';
import { words as taxWords } from '../settings/taxes.words.ts';
import { words } from './audit-fields.words.ts';

/** A field that an act has changed, in words; null where it was not there before, or is not any more. */
export interface ChangeLine {
  field: string;
  before: string | null;
  after: string | null;
}

const technicalFields = new Set(['version', 'id', 'placeholder', 'widths']);

/** What tells a person nothing: versions, ids that lead nowhere, what a browser is told of a picture. */
const isTechnical = (field: string): boolean => technicalFields.has(field) || /(?:Id|Key)$/.test(field);

/** The fields that an act has changed, each as a line that a person can read. */
export function changeLines(before: unknown, after: unknown): ChangeLine[] {
  const [earlier, later] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(earlier), ...Object.keys(later)])].filter((name) => !isTechnical(name));
  return names.flatMap((name) => {
    const [was, is] = [valueText(name, earlier[name]), valueText(name, later[name])];
    if (was === is) return [];
    return [{ field: fieldName(name), ...excerpts(was, is) }];
  });
}

/** Longer texts are shown where they differ, with so much of what surrounds it. */
const longestText = 160;
const surroundings = 24;

/** Of long texts, such as a whole legal page, the part that differs. */
function excerpts(before: string | null, after: string | null): { before: string | null; after: string | null } {
  if (before === '') return { ...excerpts(null, after) };
  const [was, is] = [before ?? '', after ?? ''];
  if (Math.max(was.length, is.length) <= longestText) return { before, after };
  const shortest = Math.min(was.length, is.length);
  let start = 0;
  while (start < shortest && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shortest - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const cut = (text: string | null) => {
    if (text === null) return null;
    const [from, to] = [Math.max(0, start - surroundings), Math.min(text.length, text.length - end + surroundings)];
    const part = text.slice(from, Math.min(to, from + longestText));
    return `${from > 0 ? '…' : ''}${part}${from + part.length < text.length ? '…' : ''}`;
  };
  return { before: cut(before), after: cut(after) };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A field of a later version keeps its name, with spaces between its parts. */
function fieldName(name: string): string {
  const names: Readonly<Record<string, unknown>> = words;
  const fieldWords = names[name];
  if (typeof fieldWords === 'string') return fieldWords;
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

const moneyFields = new Set(['amount', 'difference', 'total', 'price', 'cost']);
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function valueText(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'string') return stringText(field, value);
  if (Array.isArray(value)) return listText(field, value);
  const piece = pieceText(value);
  if (piece !== null) return piece;
  return changeLines(null, value)
    .map(({ field: name, after }) => `${name}: ${after}`)
    .join(', ');
}

function numberText(field: string, value: number): string {
  if (moneyFields.has(field)) return formatPrice(value, shopCurrency());
  if (field === 'basisPoints')
    return new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 2 }).format(value / 10_000);
  return new Intl.NumberFormat(intlLocale()).format(value);
}

/** What the codes in a field are called. */
function codeNames(field: string): Readonly<Record<string, string>> {
  switch (field) {
    case 'role':
      return appWords.roles;
    case 'state':
      return orderWords.lineStates;
    case 'reason':
      return reportWords.reasons;
    case 'taxMode':
      return taxWords.modes;
    case 'by':
    case 'purpose':
      return words.ways;
    default:
      return {};
  }
}

function stringText(field: string, value: string): string | null {
  if (uuid.test(value)) return null;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  return codeNames(field)[value] ?? value;
}

/** A piece of an article by its words; null for what is none. */
function pieceText(value: unknown): string | null {
  const { kind, text, caption, picture } = fieldsOf(value);
  if (typeof kind !== 'string') return null;
  if (typeof text === 'string') return text;
  if (typeof caption !== 'string') return null;
  return caption === '' ? valueText('alt', fieldsOf(picture)['alt']) : caption;
}

/** Equal parts are counted: twelve lines that were packed are one text. */
function listText(field: string, values: readonly unknown[]): string {
  if (field === 'closedWeekdayList') return values.map((day) => weekdayName(Number(day))).join(', ') || words.nothing;
  const texts = values.flatMap((value) => valueText(field, value) ?? []);
  const counted = Array.from(
    Map.groupBy(texts, (text) => text),
    ([text, same]) => (same.length > 1 ? `${same.length} × ${text}` : text),
  );
  return counted.join(', ') || words.nothing;
}

/** The name of a day of the week, 0 being Sunday. */
export function weekdayName(day: number): string {
  // 4 January 2026 was a Sunday.
  const date = new Date(Date.UTC(2026, 0, 4 + day));
  return new Intl.DateTimeFormat(intlLocale(), { weekday: 'long', timeZone: 'UTC' }).format(date);
}
