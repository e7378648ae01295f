import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frontPageParts } from '@afterimage/contract/values/shop-pages.ts';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../testing/test-admin.tsx';

const texts = (en: string, de = en) => ({ en, de });
const shipped = {
  heading: texts('Photographs that wake up.', 'Fotos, die erwachen.'),
  lede: texts('No app.', 'Ohne App.'),
  button: texts('Make your own', 'Selbst gestalten'),
  target: '/products?customizable=1',
  picture: null,
  partList: frontPageParts.map((name) => ({ name, isHidden: false, heading: texts(name) })),
};

it('D20.4 the first page is edited in both languages, its parts are hidden and moved by keys, what is missing is counted', async () => {
  const { api } = await openScreen('/admin/front-page', {
    api: { getDeskFrontPage: { version: 3, ...shipped, shipped } },
  });
  await page.getByLabelText('Heading in English').fill('Your photo, alive');
  await expect.element(page.getByText('Missing in German: 1')).toBeVisible();
  await page.getByLabelText('Heading in German').fill('Ihr Foto, lebendig');
  await expect.element(page.getByText('Missing in German: 1')).not.toBeInTheDocument();
  await page.getByText('Show “Sentence with the demo”').click();
  await expect.element(page.getByLabelText('Heading of “Sentence with the demo” in English')).not.toBeInTheDocument();
  (page.getByRole('button', { name: 'Move “Journal” up' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  api.once('saveFrontPage', refuse('INVALID_REQUEST', { fields: { target: 'The shop has no page at this address' } }));
  await page.getByLabelText('Where the button leads').fill('/nowhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The shop has no page at this address')).toBeVisible();
  await page.getByLabelText('Where the button leads').fill('/products');
  const heading = texts('Your photo, alive', 'Ihr Foto, lebendig');
  const names = ['how', 'yours', 'sentence', 'categories', 'journal', 'popular', 'recent'] as const;
  const partList = names.map((name) => ({ name, isHidden: name === 'sentence', heading: texts(name) }));
  const saved = { version: 4, ...shipped, heading, partList, target: '/products', shipped };
  api.on('saveFrontPage', saved);
  api.on('getDeskFrontPage', saved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveFrontPage').at(-1)?.body).toEqual({
    ...shipped,
    version: 3,
    heading,
    target: '/products',
    partList,
  });
  await page.getByRole('button', { name: 'Use our texts again' }).click();
  await expect.element(page.getByLabelText('Heading in German')).toHaveValue('Fotos, die erwachen.');
});

it('D20.4 a menu gets pages, categories and own links, in an order of their own, and a bad link is told at its field', async () => {
  const link = (to: string, en = '', de = '') => ({ kind: 'link' as const, to, label: { en, de } });
  const menus = {
    version: 2,
    header: [link('/products'), { kind: 'categories' as const }],
    footer: [{ kind: 'categories' as const }],
    shipped: {
      header: [link('/products'), { kind: 'categories' as const }],
      footer: [{ kind: 'categories' as const }],
    },
    placeList: [
      { kind: 'page' as const, to: '/products', name: texts('All products', 'Alle Produkte') },
      { kind: 'page' as const, to: '/help', name: texts('Help', 'Hilfe') },
      { kind: 'category' as const, to: '/products/categories/rings', name: texts('Rings', 'Ringe') },
    ],
  };
  const { api } = await openScreen('/admin/menus', { api: { getDeskMenus: menus } });
  const header = page.getByRole('region', { name: 'Header' });
  await header.getByLabelText('Add to the header').selectOptions('Rings');
  await header.getByRole('button', { name: 'Add', exact: true }).click();
  await header.getByRole('button', { name: 'Move “Rings” up' }).click();
  await header.getByRole('button', { name: 'Add', exact: true }).click();
  await header.getByLabelText('Address of “Entry 4”').fill('/nowhere');
  await header.getByLabelText('Label of “Entry 4” in English').fill('Fair');
  await expect.element(page.getByText('Missing in German: 1')).toBeVisible();
  api.once(
    'saveMenus',
    refuse('INVALID_REQUEST', { fields: { 'header.3.to': 'The shop has no page at this address' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(header.getByText('The shop has no page at this address')).toBeVisible();
  await header.getByLabelText('Address of “Entry 4”').fill('https://example.com');
  await header.getByLabelText('Label of “Entry 4” in German').fill('Messe');
  await header.getByRole('button', { name: 'Remove “All products”' }).click();
  const saved = {
    ...menus,
    version: 3,
    header: [
      link('/products/categories/rings'),
      { kind: 'categories' as const },
      link('https://example.com', 'Fair', 'Messe'),
    ],
  };
  api.on('saveMenus', saved);
  api.on('getDeskMenus', saved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveMenus').at(-1)?.body).toEqual({ version: 2, header: saved.header, footer: menus.footer });
});

it('D20.4 a language is switched off, and the last one is refused at the field', async () => {
  const none = { untranslatedProducts: 0, untranslatedCategories: 0, untranslatedArticles: 0 };
  const factList = [
    { locale: 'en' as const, customers: 3, ...none },
    { locale: 'de' as const, customers: 12, ...none, untranslatedProducts: 4 },
  ];
  const { api } = await openScreen('/admin/settings/languages', {
    api: { getLanguages: { version: 5, localeList: ['en', 'de'], factList } },
  });
  await page.getByText('German', { exact: true }).click();
  await expect
    .element(page.getByText('Its addresses lead to the same page in the first language: /de/home to /home.'))
    .toBeVisible();
  await expect.element(page.getByText('12 customers who use it get mails in English.')).toBeVisible();
  api.on('saveLanguages', { version: 6, localeList: ['en'], factList });
  api.on('getLanguages', { version: 6, localeList: ['en'], factList });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(api.calls('saveLanguages').at(-1)?.body).toEqual({ version: 5, localeList: ['en'] });
  await page.getByText('English', { exact: true }).click();
  api.once(
    'saveLanguages',
    refuse('INVALID_REQUEST', { fields: { localeList: 'The shop needs at least one language' } }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The shop needs at least one language')).toBeVisible();
});
