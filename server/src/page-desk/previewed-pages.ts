import type { ShopSettings } from '../shop-settings/read-shop-settings.ts';

/** The settings that a preview has in place of those that are saved. */
export type PreviewedPages = Partial<Pick<ShopSettings, 'frontPage' | 'menus' | 'helpTexts'>>;
