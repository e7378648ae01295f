import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Input, Reply } from '@afterimage/contract/api.ts';
import { categories } from '../catalogue/tables.ts';
import { helpHandlers, helpSettings } from '../help/help-questions.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { auditLog } from '../operators/tables.ts';
import { registerApi } from '../platform/http/http.ts';
import { openTestShop, shopUrl, type TestOperator, type TestShop } from '../test-shop.ts';
import { pageDeskHandlers, registerPagePutBacks } from './page-desk-handlers.ts';
import { previewCalls, previewKeyOf } from './page-preview.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  registerPagePutBacks();
  helpSettings.registerPutBack();
  shop = await openTestShop({ ...pageDeskHandlers, ...helpHandlers, ...auditHandlers });
  owner = await shop.newOperator({ role: 'owner' });
  await shop.database.db.insert(categories).values({ id: 'rings', name: 'Rings', position: 99 }).onConflictDoNothing();
});
afterAll(() => shop.close());

type FrontPage = Reply<'getDeskFrontPage'>;
type Menus = Reply<'getDeskMenus'>;
type Failed = { status?: { fields?: Record<string, string> } };

const readPage = async () => (await shop.call('getDeskFrontPage', { operator: owner })).data as FrontPage;
const frontPageIn = async (language: string) =>
  (await shop.call('getFrontPage', { language })).data as Reply<'getFrontPage'>;
const frame = async (language: string) => (await shop.call('getShopFrame', { language })).data as Reply<'getShopFrame'>;
const bodyOf = ({ shipped: _shipped, version: _version, picture, ...page }: FrontPage) => ({
  ...page,
  picture: picture && { url: picture.url, alt: picture.alt },
});

async function savePage(change: Partial<Input<'saveFrontPage'>['body']>, language = 'en') {
  const page = await readPage();
  const body = { version: page.version, ...bodyOf(page), ...change };
  const { status, data } = await shop.call('saveFrontPage', { operator: owner, language, body });
  return { status, data: data as FrontPage & Failed };
}

async function saveMenus(change: Partial<Input<'saveMenus'>['body']>, language = 'en') {
  const { version, header, footer } = (await shop.call('getDeskMenus', { operator: owner })).data as Menus;
  const body = { version, header, footer, ...change };
  const { status, data } = await shop.call('saveMenus', { operator: owner, language, body });
  return { status, data: data as Menus & Failed };
}

const link = (to: string, en = '', de = '') => ({ kind: 'link' as const, to, label: { en, de } });

async function putBackLast() {
  const entries = await shop.database.db.select().from(auditLog);
  const last = entries.toSorted((one, other) => Number(one.position) - Number(other.position)).at(-1);
  const { status } = await shop.call('putBackAuditEntry', { operator: owner, params: { entryId: last?.id ?? '' } });
  return { status, action: last?.action };
}

it('D20.4 the first page has the words of a new shop, over which those of the owner lie language by language', async () => {
  const before = await frontPageIn('de');
  expect(before).toMatchObject({ heading: 'Fotos, die erwachen.', picture: null });
  expect(before.partList.map(({ name }) => name)).toEqual([
    'how',
    'yours',
    'sentence',
    'categories',
    'popular',
    'journal',
    'recent',
  ]);
  const { heading, partList } = await readPage();
  const { status } = await savePage({
    heading: { ...heading, de: 'Ihr Foto, lebendig' },
    partList: partList.map((part) => ({ ...part, isHidden: part.name === 'sentence' })).toReversed(),
    target: '/de/products/categories/rings',
  });
  expect(status).toBe(200);
  await expect.poll(async () => (await frontPageIn('de')).heading).toBe('Ihr Foto, lebendig');
  const after = await frontPageIn('en');
  expect(after.heading).toBe('Photographs that wake up.');
  expect(after.button).toEqual({ to: '/products/categories/rings', name: 'Make your own' });
  expect(after.partList.map(({ name }) => name)).toEqual([
    'recent',
    'journal',
    'popular',
    'categories',
    'yours',
    'how',
  ]);
  const { rows } = await shop.database.db.execute("select front_page -> 'texts' as texts from shop_settings");
  expect(rows).toEqual([{ texts: { heading: { de: 'Ihr Foto, lebendig' } } }]);
});

it('D20.4 what cannot be a first page is refused at its field, in the operator’s language', async () => {
  const { heading, partList } = await readPage();
  const refused = async (change: Parameters<typeof savePage>[0]) => {
    const { status, data } = await savePage(change, 'de');
    return [status, data.status?.fields];
  };
  expect(await refused({ heading: { ...heading, de: '' } })).toEqual([
    400,
    { 'heading.de': 'Bitte geben Sie einen Text ein' },
  ]);
  expect(await refused({ partList: partList.slice(1) })).toEqual([
    400,
    { partList: 'Jeder Teil der Seite muss genau einmal in der Liste stehen' },
  ]);
  expect(await refused({ target: 'javascript:alert(1)' })).toEqual([
    400,
    { target: 'Eine Adresse des Shops beginnt mit /, jede andere mit https:// oder http://' },
  ]);
  expect(await refused({ target: '/products/no-such-thing' })).toEqual([
    400,
    { target: 'Unter dieser Adresse hat der Shop keine Seite' },
  ]);
  expect(await refused({ picture: { url: '/product-pictures/none-640.webp', alt: { en: 'A', de: '' } } })).toEqual([
    400,
    {
      picture: 'Der Shop hat dieses Bild nicht mehr. Bitte senden Sie es noch einmal',
      'picture.alt.de': 'Bitte sagen Sie in dieser Sprache, was auf dem Bild zu sehen ist',
    },
  ]);
});

it('D20.4 a first page that somebody has changed meanwhile is not overwritten, and a change is put back', async () => {
  const page = await readPage();
  await savePage({ lede: { en: 'One.', de: 'Eins.' } });
  const body = { ...bodyOf(page), version: page.version, lede: { en: 'Two.', de: 'Zwei.' } };
  expect((await shop.call('saveFrontPage', { operator: owner, body })).status).toBe(409);
  expect((await readPage()).lede.en).toBe('One.');
  expect(await putBackLast()).toEqual({ status: 200, action: 'front-page.changed' });
  expect((await readPage()).lede).toEqual(page.lede);
  const { shipped } = await readPage();
  await savePage(bodyOf({ ...page, ...shipped }));
  const { rows } = await shop.database.db.execute('select front_page from shop_settings');
  expect(rows).toEqual([{ front_page: null }]);
});

it('D20.4 menus have pages, categories and links in the owner’s order, named in the reader’s language', async () => {
  expect(await frame('de')).toMatchObject({ header: null, footer: null });
  const { status } = await saveMenus({
    header: [
      link('/help'),
      link('/products/categories/rings', 'Our rings', 'Unsere Ringe'),
      link('https://example.com/fair', 'Trade fair'),
    ],
  });
  expect(status).toBe(200);
  await expect
    .poll(async () => (await frame('de')).header)
    .toEqual([
      { to: '/help', name: 'Hilfe' },
      { to: '/products/categories/rings', name: 'Unsere Ringe' },
      { to: 'https://example.com/fair', name: 'Trade fair' },
    ]);
  expect((await frame('en')).footer).toBeNull();
  await saveMenus({ header: [link('/products/categories/rings', 'First'), { kind: 'categories' }] });
  await expect
    .poll(async () => (await frame('en')).header?.[0])
    .toEqual({ to: '/products/categories/rings', name: 'First' });
  expect((await frame('en')).header?.filter(({ to }) => to.endsWith('/rings'))).toHaveLength(1);
  expect(await putBackLast()).toEqual({ status: 200, action: 'menus.changed' });
  await expect.poll(async () => (await frame('en')).header?.length).toBe(3);
});

it('D20.4 a bad link of a menu is refused at its field', async () => {
  const { status, data } = await saveMenus({
    header: [
      link('/nowhere', 'A'),
      link('/help'),
      link('/help'),
      link('/search'),
      link('help', 'B'),
      link('//evil', 'C'),
    ],
  });
  const wrongForm = 'An address of the shop begins with /, any other with https:// or http://';
  expect([status, data.status?.fields]).toEqual([
    400,
    {
      'header.0.to': 'The shop has no page at this address',
      'header.2.to': 'This address is in the menu already',
      'header.3.label.en': 'Please enter what the entry is called in English',
      'header.4.to': wrongForm,
      'header.5.to': wrongForm,
    },
  ]);
});

it('D20.4 the help page has the owner’s heading and contact lines, and a heading cannot be empty', async () => {
  const before = (await shop.call('getHelpQuestions', { operator: owner })).data as Reply<'getHelpQuestions'>;
  const { version, questionList, texts } = before;
  const save = (change: Partial<typeof texts>) =>
    shop.call('saveHelpQuestions', {
      operator: owner,
      body: { version, questionList, texts: { ...texts, ...change } },
    });
  const refused = await save({ title: { en: 'Help', de: '' } });
  expect((refused.data as Failed).status?.fields).toEqual({ 'texts.title.de': 'Please enter a heading' });
  expect((await save({ contactText: { ...texts.contactText, de: 'Mo–Fr\n9–17 Uhr' } })).status).toBe(200);
  const help = async (language: string) => ((await shop.call('getHelp', { language })).data as Reply<'getHelp'>).texts;
  await expect.poll(async () => (await help('de')).contactText).toBe('Mo–Fr\n9–17 Uhr');
  expect((await help('en')).contactText).toBe(texts.contactText.en);
  expect(await putBackLast()).toEqual({ status: 200, action: 'help.changed' });
});

it('D20.4 a preview has the changes that are not saved, and nobody else reads them', async () => {
  const page = await readPage();
  const reply = await shop.call('previewPages', {
    operator: owner,
    body: { frontPage: { ...bodyOf(page), heading: { en: 'Draft', de: 'Entwurf' } } },
  });
  const { path } = reply.data as Reply<'previewPages'>;
  const key = previewKeyOf(path) ?? '';
  const { db } = shop.database;
  const app = (await import('../platform/http/http.ts')).createServer();
  const call = registerApi(app, {
    db,
    handlers: pageDeskHandlers,
    findAccount: async () => null,
    catalogueVersion: () => '1',
    shopUrl: () => shopUrl,
    base: '/api',
  } as never);
  const previewed = await previewCalls(db, call, key);
  expect((await previewed?.('getFrontPage', {}, 'de'))?.heading).toBe('Entwurf');
  expect((await call('getFrontPage', {}, 'de')).heading).not.toBe('Entwurf');
  expect(await previewCalls(db, call, '00000000-0000-0000-0000-000000000000')).toBeNull();
  expect(previewKeyOf('/home?preview=1')).toBeNull();
});

it('D20.4 only who may change settings changes pages', async () => {
  const operator = await shop.newOperator({ role: 'support' });
  for (const name of ['getDeskFrontPage', 'getDeskMenus', 'getLanguages'] as const)
    expect((await shop.call(name, { operator })).status).toBe(403);
});
