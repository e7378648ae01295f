import type { CartItem } from '@afterimage/contract/cart.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import { type NamedLookPart, namedLookParts } from '@afterimage/contract/values/looks.ts';
import { words as mediaWords } from '@afterimage/words/media.words.ts';
import { words } from './goods.words.ts';

/** What a line of a cart and a line of an order have in common. */
type Goods = Pick<
  CartItem,
  'product' | 'mainImageUrl' | 'picture' | 'attribute' | 'extraList' | 'customizationList' | 'isCustomizable'
>;

/** A name and what was chosen for it. */
interface Fact {
  name: string;
  value: string;
}

/** What stands for a line: `source` is a picture of the catalogue, in all its sizes. */
interface GoodsPicture {
  url: string;
  own: boolean;
  source: Picture | null;
}

/** The customer's own photo when there is one, else the product in the chosen colour. */
export function pictureOf(goods: Pick<Goods, 'mainImageUrl' | 'picture' | 'customizationList'>): GoodsPicture {
  const photo = goods.customizationList.find((slot) => slot.photo)?.photo;
  return photo
    ? { url: photo.url, own: true, source: null }
    : { url: goods.picture?.url ?? goods.mainImageUrl, own: false, source: goods.picture };
}

/** Colour and size in words. */
export function optionsOf({ attribute }: Pick<Goods, 'attribute'>): string[] {
  return attribute.map(({ name }) => name);
}

/** What makes a line personal, slot by slot. */
export function personalFacts({
  customizationList,
  extraList,
}: Pick<Goods, 'customizationList' | 'extraList'>): Fact[] {
  const facts = customizationList.flatMap((slot) => {
    const value = valueOf(slot);
    return value ? [{ name: slot.title, value }] : [];
  });
  return extraList.length === 0
    ? facts
    : [...facts, { name: words.extras, value: extraList.map(({ title }) => title).join(', ') }];
}

function valueOf(slot: FilledCustomization): string {
  const { kind, input, photo, extraList, arCustomization } = slot;
  const chosen = extraList.map(({ title }) => title).join(', ');
  if (kind === 'photo') {
    if (!photo && !input) return '';
    return withLook(arCustomization ? mediaWords[arCustomization.type] : words.yourPhoto, slot);
  }
  if (kind === 'text' && input)
    return chosen ? words.quotedIn({ text: input, font: chosen }) : words.quoted({ text: input });
  return chosen;
}

type Said = (about: { what: string }) => string;
/** What a photo's look is called, for each part that has a name and each value of it. */
type LookWords = { [Part in NamedLookPart]: Record<NonNullable<PhotoLook[Part]>, Said> };

function withLook(what: string, look: Pick<PhotoLook, NamedLookPart>): string {
  const named: LookWords = words.looks;
  return namedLookParts.reduce((said, part) => {
    const say: Partial<Record<string, Said>> = named[part];
    return say[look[part] ?? '']?.({ what: said }) ?? said;
  }, what);
}
