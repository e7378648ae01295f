import * as desk from '../../admin/page-desk.ts';
import { endpoint } from '../../endpoint.ts';
import * as pages from '../../shop-pages.ts';

const access = { caller: 'operator', right: 'settings.write' } as const;
const errors = ['RECORD_CHANGED', 'INVALID_REQUEST'] as const;

/** The calls about the first page, the menus and the languages, of visitors and of operators. */
export const pageDeskCalls = {
  getShopFrame: endpoint({
    summary: 'What surrounds every page: the menus of the owner, and the languages that the shop offers',
    reply: pages.shopFrame,
    cache: 'catalogue',
  }),
  getFrontPage: endpoint({
    summary: 'The words, the picture and the parts of the first page',
    reply: pages.frontPage,
    cache: 'catalogue',
  }),
  getDeskFrontPage: endpoint({
    ...access,
    summary: 'The first page in all languages, for editing',
    reply: desk.deskFrontPage,
  }),
  saveFrontPage: endpoint({
    ...access,
    summary: 'Change the first page',
    body: desk.saveFrontPageBody,
    reply: desk.deskFrontPage,
    errors,
  }),
  getDeskMenus: endpoint({
    ...access,
    summary: 'The menus of the header and the footer, for editing',
    reply: desk.deskMenus,
  }),
  saveMenus: endpoint({
    ...access,
    summary: 'Change the menus of the header and the footer',
    body: desk.saveMenusBody,
    reply: desk.deskMenus,
    errors,
  }),
  previewPages: endpoint({
    ...access,
    summary: 'Make an address at which pages are seen with changes that are not saved',
    body: desk.pagePreviewBody,
    reply: desk.pagePreview,
    errors: ['INVALID_REQUEST'],
  }),
  getLanguages: endpoint({
    ...access,
    summary: 'The languages that the shop offers',
    reply: desk.languageSettings,
  }),
  saveLanguages: endpoint({
    ...access,
    summary: 'Switch languages of the shop on or off',
    body: desk.saveLanguagesBody,
    reply: desk.languageSettings,
    errors,
  }),
};
