import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { openScreen } from '../../testing/test-admin.tsx';
import type { DeskProduct } from '../product-draft.ts';
import { deskProduct, texts } from '../test-products.ts';

afterEach(() => vi.restoreAllMocks());

const facts: Reply<'getProductFacts'> = {
  localeList: ['en', 'de'],
  currency: 'EUR',
  categoryList: [],
  attributeList: [],
};
const classic = {
  id: '0190aaaa-0000-4000-8000-000000000001',
  name: texts('Classic', 'Klassisch'),
  isHidden: false,
  pictureUrl: null,
  textList: [{ slotId: 90, title: 'Name', text: texts('Emma') }],
  issueList: [],
  studioPath: null,
};
const begun = {
  ...classic,
  id: '0190aaaa-0000-4000-8000-000000000002',
  name: texts('Modern'),
  textList: [],
  issueList: [{ issue: 'slotGone' as const, title: 'All the best' }],
  studioPath: '/customize/photo-block?design=abc',
};
const product: DeskProduct = { ...deskProduct, isCustomizable: true, readyDesignList: [classic, begun] };
const open = (shown: DeskProduct = product) =>
  openScreen('/admin/products/7', {
    role: 'owner',
    api: {
      getDeskProduct: shown,
      getProductFacts: facts,
      addReadyDesign: { studioPath: '/customize/photo-block?design=new' },
      takeReadyDesign: shown,
      saveReadyDesign: shown,
      orderReadyDesigns: shown,
      removeReadyDesign: { entryId: '0190aaaa-0000-4000-8000-0000000000e1' },
      restoreReadyDesign: {},
    },
  });
const part = () => page.getByRole('region', { name: 'Ready designs' });

it('D20.4 a design is made in the studio, in a tab of its own, and saved from there', async () => {
  const tab = { location: { href: '' }, close: () => undefined };
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const { api } = await open();
  await part().getByRole('button', { name: 'Make a design' }).click();
  await expect.poll(() => tab.location.href).toBe(`${location.origin}/customize/photo-block?design=new`);
  expect(opening).toHaveBeenCalledExactlyOnceWith('', '_blank');
  expect(api.calls('addReadyDesign')[0]?.body).toEqual({ version: 3, locale: 'en' });
  await expect
    .element(part().getByRole('link', { name: 'Open in the studio: Modern' }))
    .toHaveAttribute('href', begun.studioPath);
  await part().getByRole('button', { name: 'Save from the studio: Modern' }).click();
  await expect.poll(() => api.calls('takeReadyDesign')[0]?.params).toEqual({ productId: 7, designId: begun.id });
});

it('D20.4 the texts of a design that was saved can be edited at once, with the version that came with them', async () => {
  const { api } = await open();
  const save = part().getByRole('button', { name: 'Save from the studio: Modern' });
  await expect.element(save).toBeVisible();
  api.hold('getDeskProduct');
  api.on('takeReadyDesign', {
    ...product,
    version: 4,
    readyDesignList: [classic, { ...begun, textList: classic.textList }],
  });
  await save.click();
  await expect.element(page.getByText('Modern was saved from the studio')).toBeVisible();
  await part().getByRole('button', { name: 'Names and texts of Modern' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('Text for “Name” in German').fill('Lena');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveReadyDesign').length).toBe(1);
  expect(api.calls('saveReadyDesign')[0]?.body).toMatchObject({ version: 4 });
});

it('D20.4 names and texts are edited in both languages side by side, and a design is hidden', async () => {
  const { api } = await open();
  await part().getByRole('button', { name: 'Names and texts of Classic' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('Name of the design in English').fill('Timeless');
  await sheet.getByLabelText('Text for “Name” in German').fill('Lena');
  await sheet.getByText('Hide it from customers').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveReadyDesign').length).toBe(1);
  expect(api.calls('saveReadyDesign')[0]?.body).toEqual({
    version: 3,
    name: texts('Timeless', 'Klassisch'),
    isHidden: true,
    textList: [{ slotId: 90, text: texts('Emma', 'Lena') }],
  });
});

it('D20.4 designs are moved by the keyboard, deleted and brought back; what no longer fits is said', async () => {
  const { api } = await open();
  await expect.element(part().getByText('A field no longer exists and is left out: All the best')).toBeVisible();
  const up = part().getByRole('button', { name: 'Move Modern up' }).element();
  (up as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => api.calls('orderReadyDesigns')[0]?.body)
    .toEqual({ version: 3, idList: [begun.id, classic.id] });
  await part().getByRole('button', { name: 'Delete Classic' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => api.calls('restoreReadyDesign').length).toBe(1);
});

it('D20.4 a product that nothing is personalised of has no designs', async () => {
  await open({ ...product, isCustomizable: false, readyDesignList: [] });
  await expect.element(page.getByRole('heading', { name: 'Goes well with' })).toBeVisible();
  await expect.element(part()).not.toBeInTheDocument();
});
