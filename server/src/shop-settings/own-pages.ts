import type { Picture } from '@afterimage/contract/catalogue.ts';
import type { FrontPagePart, MenuEntry, OwnPageTexts } from '@afterimage/contract/values/shop-pages.ts';
import type { Locale } from '@afterimage/words/locale.ts';

/** The texts of the first page that an owner can change: those of its first part, and the heading of each further part. */
export type FrontPageText = 'heading' | 'lede' | 'button' | FrontPagePart;

/** What an owner changed of the first page. What is left out or null is as a new shop has it. */
export interface OwnFrontPage {
  texts: OwnPageTexts<FrontPageText>;
  /** Where the button of the first part leads. */
  target: string | null;
  picture: (Omit<Picture, 'alt'> & { alt: Record<Locale, string> }) | null;
  /** Every part in its order. */
  partList: { name: FrontPagePart; isHidden: boolean }[] | null;
}

/** The owner's menus; null: as a new shop has it. */
export interface OwnMenus {
  header: MenuEntry[] | null;
  footer: MenuEntry[] | null;
}
