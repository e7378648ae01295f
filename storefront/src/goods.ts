import type { CartItem } from '@afterimage/contract/cart.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { ArType, FilledCustomization } from '@afterimage/contract/customization.ts';

/** What a line of a cart and a line of an order have in common. */
export type Goods = Pick<
  CartItem,
  'product' | 'mainImageUrl' | 'picture' | 'attribute' | 'extraList' | 'customizationList' | 'isCustomizable'
>;

/** A name and what was chosen for it. */
export interface Fact {
  name: string;
  value: string;
}

const media: Record<ArType, string> = {
  VIDEO: 'a film',
  '3D': 'a 3D model',
  OBJECT_3D: 'your 3D model',
  TEXT: 'words',
  IMAGE: 'a picture',
};

const yourPhoto = 'Your photo';
const extras = 'Extras';

/** What stands for a line: `source` is a picture of the catalogue, in all its sizes. */
export interface GoodsPicture {
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

/** A token of the catalogue as it is written for people: `dark-blue` is Dark blue, `xl` is XL. */
function spoken(key: 'COLOR' | 'SIZE', value: string): string {
  const plain = value.replaceAll('-', ' ');
  return key === 'SIZE' && plain.length <= 4 ? plain.toUpperCase() : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Colour and size in words. */
export function optionsOf({ attribute }: Pick<Goods, 'attribute'>): string[] {
  return attribute.map(({ key, value }) => spoken(key, value));
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
    : [...facts, { name: extras, value: extraList.map(({ title }) => title).join(', ') }];
}

function valueOf({ kind, input, photo, extraList, arCustomization }: FilledCustomization): string {
  const chosen = extraList.map(({ title }) => title).join(', ');
  if (kind === 'photo') {
    if (!photo && !input) return '';
    return arCustomization ? `${yourPhoto}, showing ${media[arCustomization.type]}` : yourPhoto;
  }
  if (kind === 'text' && input) return chosen ? `“${input}” in ${chosen}` : `“${input}”`;
  return chosen;
}
