import type { ZoneWay } from '@afterimage/contract/values/delivery.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { shopCurrency } from '../../parts/shop-place.ts';
import { countryName } from '../country-name.ts';
import { words as deliveryWords } from '../delivery.words.ts';
import { wayTitle } from '../zones-text.ts';
import type { CountryChange, WayChange } from './delivery-changes.ts';
import { words } from './previews.words.ts';

/** So many countries are named in a line; of more, the others are counted. */
const mostNames = 5;

/** What changes in which countries, a line for each group: "Austria: Standard €9.90 → €12.90". */
export const deliveryLines = (changes: readonly CountryChange[]): string[] =>
  changes.map((change) => words.inCountries({ countries: countriesText(change.countries), text: changeText(change) }));

function countriesText(codes: readonly string[]): string {
  const names = codes.map(countryName).toSorted((one, other) => one.localeCompare(other, intlLocale()));
  if (names.length <= mostNames) return names.join(', ');
  return words.moreCountries({
    names: names.slice(0, mostNames - 1).join(', '),
    count: names.length - mostNames + 1,
  });
}

function changeText({ kind, ways, isReordered }: CountryChange): string {
  if (kind === 'ends') return words.deliveryEnds;
  const parts = [...ways.map(wayChangeText), ...(isReordered ? [words.reordered] : [])].join('; ');
  return kind === 'begins' ? words.deliveryBegins({ ways: parts }) : parts;
}

function wayChangeText({ before, after }: WayChange): string {
  if (after === null) return before ? words.wayEnds({ way: wayTitle(before) }) : '';
  if (before === null) return words.newWay({ way: wayTitle(after), price: amountText(after.price) });
  const parts = [
    wayTitle(before) === wayTitle(after) ? '' : words.renamed({ name: wayTitle(after) }),
    before.price === after.price
      ? ''
      : words.beforeAfter({ before: amountText(before.price), after: amountText(after.price) }),
    before.freeFrom === after.freeFrom ? '' : words.beforeAfter({ before: freeText(before), after: freeText(after) }),
    daysText(before) === daysText(after) ? '' : words.beforeAfter({ before: daysText(before), after: daysText(after) }),
  ].filter(Boolean);
  return words.wayChange({ way: wayTitle(before), text: parts.join(', ') || words.otherTexts });
}

const amountText = (amount: number): string => (Number.isNaN(amount) ? '–' : formatPrice(amount, shopCurrency()));
const freeText = ({ freeFrom }: ZoneWay): string =>
  freeFrom === null ? words.neverFree : words.freeFrom({ amount: amountText(freeFrom) });
const daysText = ({ minDays, maxDays }: ZoneWay): string => deliveryWords.days({ min: minDays, max: maxDays });
