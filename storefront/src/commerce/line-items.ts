import type { CartItem } from '@afterimage/contract/cart.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { PhotoLook } from '@afterimage/contract/look.ts';
import { type OptionalLookPart, optionalLookParts } from '@afterimage/contract/values/looks.ts';
import { words as mediaWords } from '@afterimage/words/media.words.ts';
import { words } from './goods.words.ts';

/** What a line of a cart and a line of an order have in common. */
type LineItemData = Pick<
  CartItem,
  | 'product'
  | 'mainImageUrl'
  | 'picture'
  | 'previewUrl'
  | 'attribute'
  | 'extraList'
  | 'customizationList'
  | 'isCustomizable'
>;

/** A name and what was chosen for it. */
interface Fact {
  name: string;
  value: string;
}

/**
 * What stands for a line: `previewUrl` shows the product as the customer made it. The rest is shown while that cannot be:
 * `source` is a picture of the catalogue, in all its sizes.
 */
export interface LineItemPicture {
  previewUrl: string | null;
  url: string;
  own: boolean;
  source: Picture | null;
  /** Whether something plays on it. */
  isAlive: boolean;
}

/** The product as the customer made it; else the customer's photo, or the product in the chosen colour. */
export function pictureOf({
  mainImageUrl,
  picture,
  previewUrl = null,
  customizationList,
}: Pick<LineItemData, 'mainImageUrl' | 'picture' | 'previewUrl' | 'customizationList'>): LineItemPicture {
  const photo = customizationList.find((slot) => slot.photo)?.photo;
  const shown = { previewUrl, isAlive: customizationList.some(({ arCustomization }) => arCustomization !== null) };
  return photo
    ? { ...shown, url: photo.url, own: true, source: null }
    : { ...shown, url: picture?.url ?? mainImageUrl, own: false, source: picture };
}

/** Colour and size in words. */
export function optionsOf({ attribute }: Pick<LineItemData, 'attribute'>): string[] {
  return attribute.map(({ name }) => name);
}

/** What makes a line personal, slot by slot. */
export function personalFacts({
  customizationList,
  extraList,
}: Pick<LineItemData, 'customizationList' | 'extraList'>): Fact[] {
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
  const extraTitles = extraList.map(({ title }) => title).join(', ');
  if (kind === 'photo') {
    if (!photo && !input) return '';
    return withLook(arCustomization ? mediaWords[arCustomization.type] : words.yourPhoto, slot);
  }
  if (kind === 'text' && input)
    return extraTitles ? words.quotedIn({ text: input, font: extraTitles }) : words.quoted({ text: input });
  return extraTitles;
}

type LookMessage = (about: { what: string }) => string;
/** What a photo's look is called, for each part that has a name and each value of it. */
type LookWords = { [Part in OptionalLookPart]: Record<NonNullable<PhotoLook[Part]>, LookMessage> };

function withLook(what: string, look: Pick<PhotoLook, OptionalLookPart>): string {
  const lookMessages: LookWords = words.looks;
  return optionalLookParts.reduce((descriptions, part) => {
    const messageByValue: Partial<Record<string, LookMessage>> = lookMessages[part];
    return messageByValue[look[part] ?? '']?.({ what: descriptions }) ?? descriptions;
  }, what);
}
