import type { Reply } from '@afterimage/contract/api.ts';
import type { FrontPageBody } from '@afterimage/contract/admin/page-desk.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { frontPageParts } from '@afterimage/contract/values/shop-pages.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { byLocale, inLanguage, type Locale, locales } from '@afterimage/words/locale.ts';
import { isSentPicture, sentPictures, withFocus } from '../catalogue-desk/product-images.ts';
import type { Database } from '../platform/db/connection.ts';
import { laidOver, ownTextsOf } from '../shop-settings/own-page-texts.ts';
import type { FrontPageText, OwnFrontPage } from '../shop-settings/own-pages.ts';
import { words } from './front-page.words.ts';
import { type PageFaults, refuseFaults } from './page-faults.ts';
import { checkedAddress } from './shop-address.ts';

/** Where the button of the first part leads in a new shop. */
const shippedTarget = '/products?customizable=1';
type Parts = NonNullable<OwnFrontPage['partList']>;
const shippedParts: Parts = frontPageParts.map((name) => ({ name, isHidden: false }));

const shippedTexts = (): Record<FrontPageText, Record<Locale, string>> => {
  const names = Object.keys(words) as FrontPageText[];
  const ofLocale = byLocale((locale) => inLocale(words, locale));
  return Object.fromEntries(names.map((name) => [name, byLocale((locale) => ofLocale[locale][name])])) as Record<
    FrontPageText,
    Record<Locale, string>
  >;
};

/** The parts of the page in the owner's order. A part that a later version of the shop brings stands at the end. */
function partsOf(own: OwnFrontPage | null): Parts {
  const list: Parts = own?.partList ?? shippedParts;
  const currentParts = list.filter(({ name }) => frontPageParts.includes(name));
  return [...currentParts, ...shippedParts.filter(({ name }) => !currentParts.some((part) => part.name === name))];
}

/** The first page as operators edit it. */
export function editedFrontPage(own: OwnFrontPage | null): Omit<Reply<'getDeskFrontPage'>, 'version' | 'shipped'> {
  const texts = laidOver(shippedTexts(), own?.texts ?? null);
  return {
    heading: texts.heading,
    lede: texts.lede,
    button: texts.button,
    target: own?.target ?? shippedTarget,
    picture: own?.picture ?? null,
    partList: partsOf(own).map((part) => ({ ...part, heading: texts[part.name] })),
  };
}

/** The first page as visitors read it in a language. */
export async function publicFrontPage(
  db: Database,
  own: OwnFrontPage | null,
  locale: Locale,
): Promise<Reply<'getFrontPage'>> {
  const { heading, lede, button, target, picture, partList } = editedFrontPage(own);
  return {
    heading: heading[locale],
    lede: lede[locale],
    button: { to: target, name: button[locale] },
    picture:
      picture && (await isStillThere(db, picture.url)) ? { ...picture, alt: inLanguage(picture.alt, locale) } : null,
    partList: partList.flatMap(({ name, isHidden, heading: own }) =>
      isHidden ? [] : [{ name, heading: own[locale] }],
    ),
  };
}

/** A change that is put back may name a picture that was deleted since. */
const isStillThere = async (db: Database, url: string): Promise<boolean> =>
  !isSentPicture(url) || (await sentPictures(db, [url])).length > 0;

/** What of a first page that was sent is the owner's; null when nothing is. Fails at each field that cannot be sent. */
export async function checkedFrontPage(
  db: Database,
  sent: FrontPageBody,
  present: OwnFrontPage | null,
): Promise<OwnFrontPage | null> {
  const faults = textFaults(sent);
  const { to = shippedTarget, fault } = await checkedAddress(db, sent.target);
  if (fault) faults.set('target', fault);
  const picture = await ownPicture(db, sent.picture, present?.picture ?? null);
  if (picture === undefined) faults.set('picture', 'unknownPicture');
  refuseFaults(faults);

  const partList = sent.partList.map(({ name, isHidden }) => ({ name, isHidden }));
  const typed = {
    ...Object.fromEntries(sent.partList.map(({ name, heading }) => [name, heading])),
    heading: sent.heading,
    lede: sent.lede,
    button: sent.button,
  } as Record<FrontPageText, Record<Locale, string>>;
  const own: OwnFrontPage = {
    texts: ownTextsOf(shippedTexts(), typed),
    target: to === shippedTarget ? null : to,
    picture: picture ?? null,
    partList: isSameValue(partList, shippedParts) ? null : partList,
  };
  return isSameValue(own, { texts: {}, target: null, picture: null, partList: null }) ? null : own;
}

/** The texts that are missing, and whether each part is in the list. */
function textFaults({ partList, picture, ...sent }: FrontPageBody): PageFaults {
  const faults: PageFaults = new Map();
  for (const locale of locales) {
    for (const field of ['heading', 'button'] as const)
      if (sent[field][locale] === '') faults.set(`${field}.${locale}`, 'textMissing');
    for (const [index, { heading }] of partList.entries())
      if (heading[locale] === '') faults.set(`partList.${index}.heading.${locale}`, 'textMissing');
    if (picture?.alt[locale] === '') faults.set(`picture.alt.${locale}`, 'altMissing');
  }
  const names = partList.map(({ name }) => name);
  if (!isSameValue(names.toSorted(), frontPageParts.toSorted())) faults.set('partList', 'incompleteParts');
  return faults;
}

/** The picture that was named, as the shop has it; undefined when the shop does not have it. */
async function ownPicture(
  db: Database,
  named: FrontPageBody['picture'],
  present: OwnFrontPage['picture'],
): Promise<OwnFrontPage['picture'] | undefined> {
  if (named === null) return null;
  const [stored] = present?.url === named.url ? [{ ...present, alt: '' }] : await sentPictures(db, [named.url]);
  return stored && { ...withFocus(stored, named.focus ?? null), alt: named.alt };
}

/** The first page of a new shop, as operators would edit it. */
export const shippedFrontPage = () => editedFrontPage(null);
