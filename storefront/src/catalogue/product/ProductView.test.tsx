import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { refuse } from '../../testing/test-api.ts';
import { rememberingCart } from '../../testing/test-cart.ts';
import { product, productDetail } from '../../testing/test-data.ts';
import { findings } from '../../testing/test-findings.ts';
import { endPage, openPage, type TestOptions } from '../../testing/test-page.tsx';
import { button, cardNames, focusOn, expectGone, link, main, expectVisible, title } from '../../testing/test-steps.ts';

const openProduct = (of: ProductDetail, options: TestOptions = {}, search = '') =>
  openPage(`/products/${of.slug}${search}`, { ...options, api: { getProduct: of, ...options.api } });
const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const choose = (name: string | RegExp) => radio(name).click({ force: true });

/** Mug 3 with no blue left and one piece in black m. */
const scarce = (() => {
  const [blue, black] = product(3).variation;
  const emptied = blue && { ...blue, stock: 0, size: blue.size.map((size) => ({ ...size, stock: 0 })) };
  const last = black && {
    ...black,
    stock: 1,
    size: black.size.map((size) => ({ ...size, stock: size.name === 'm' ? 1 : 0 })),
  };
  return productDetail(3, { variation: [emptied, last].filter((one) => one !== undefined) });
})();

describe('choosing a variant', () => {
  it('S3.3 S3.4 the address follows colour and size, and says them to whoever gets it', async () => {
    const { address } = await openProduct(productDetail(3));
    await choose('Black');
    await expect.poll(address).toBe('/products/mug-3?colour=black');
    await choose('XL');
    await expect.poll(address).toBe('/products/mug-3?colour=black&size=xl');
    await endPage();
    await openProduct(productDetail(3), {}, '?colour=black&size=xl');
    await expect.element(radio('Black')).toBeChecked();
    await expect.element(radio('XL')).toBeChecked();
    await expectVisible(page.getByRole('group', { name: 'Colour: Black' }));
  });

  it('D20.4 while sizes differ in price it costs from the lowest on, then what the chosen one costs', async () => {
    const sized = product(3).variation.map((variation) => ({
      ...variation,
      size: variation.size.map((size) => ({
        ...size,
        ownPrice: size.name === 'm' ? { price: 2000, finalPrice: 1800 } : { price: 4000, finalPrice: 3600 },
      })),
    }));
    const unitPrice = { price: 600, amount: 100, unit: 'ml' as const };
    for (const size of sized.flatMap((variation) => variation.size).filter(({ name }) => name === 'm'))
      Object.assign(size.ownPrice, { unitPrice });
    await openProduct(productDetail(3, { variation: sized, highestPrice: 3600, unitPrice }));
    await expectVisible(main().getByText('now from €18.00').first());
    await choose('XL');
    await expectVisible(main().getByText('now €36.00').first());
    await expectVisible(main().getByText('was €40.00').first());
    await expectGone(main().getByText('€6.00 / 100 ml'));
    await choose('M');
    await expectVisible(main().getByText('now €18.00').first());
    await expectVisible(main().getByText('€6.00 / 100 ml'));
    await expectGone(main().getByText('now from €18.00'));
  });

  it('S3.2 what is sold out says so, and what there is instead is one press away', async () => {
    await openProduct(scarce, {}, '?colour=blue&size=m');
    await expect.element(radio(/^Blue.*sold out$/)).toBeChecked();
    await expect
      .element(main().getByRole('button', { name: 'Sold out' }).first())
      .toHaveAttribute('aria-disabled', 'true');
    await expectVisible(page.getByText('Available instead:'));
    await button('Black, M').click();
    await expectVisible(page.getByText('Only 1 left').first());
    await expectVisible(main().getByRole('button', { name: 'Add to cart' }).first());
    expect(await findings([390])).toEqual([]);
  });
});

describe('the pictures of a product', () => {
  it('D2.12 in forced colours only the thumb of the picture that is shown has a frame', async () => {
    await openProduct(productDetail(3));
    const thumbs = () => [...document.querySelectorAll('button:has(> span img)')].filter((one) => one.closest('ul'));
    await expect.poll(() => thumbs().length).toBeGreaterThan(1);
    const session = cdp() as unknown as { send(method: string, params: object): Promise<void> };
    // All at once take the place of what was set: the tests of this browser run without motion.
    const still = { name: 'prefers-reduced-motion', value: 'reduce' };
    const emulate = (value: string) =>
      session.send('Emulation.setEmulatedMedia', { features: [still, { name: 'forced-colors', value }] });
    await emulate('active');
    try {
      await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
      const background = getComputedStyle(document.body).backgroundColor;
      const framed = thumbs().map((thumb) => getComputedStyle(thumb).borderTopColor !== background);
      expect(framed).toEqual(thumbs().map((_, at) => at === 0));
    } finally {
      await emulate('none');
    }
  });
});

describe('having a product', () => {
  it('S1.2 S7.13 as many as were chosen, at most what there is', async () => {
    const { api } = await openProduct(productDetail(3), { api: rememberingCart().answers }, '?colour=blue&size=m');
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill('50');
    await userEvent.keyboard('{Enter}');
    await expect.element(quantity).toHaveValue('10');
    await expectVisible(main().getByRole('group', { name: 'Quantity' }).getByText('Only 10 left'));
    await button('One less').click();
    await main().getByRole('button', { name: 'Add to cart' }).first().click();
    await expect
      .poll(() => api.calls('addGuestCartItem').map(({ body }) => body))
      .toMatchObject([{ productId: 3, variantId: 30, quantity: 9 }]);
    await expectVisible(main().getByRole('button', { name: 'Added' }).first());
  });

  it('S1.11 one that is personalised leads to the studio in the chosen variant', async () => {
    const slot = {
      id: 1,
      kind: 'photo' as const,
      fieldType: 'IMAGE' as const,
      selectionMode: 'SINGLE' as const,
      title: 'Photo',
      required: true,
      limits: { widthMm: 80, heightMm: 60, arAllowed: true },
      extraList: [],
    } satisfies ProductDetail['customizationList'][number];
    await openProduct(
      productDetail(3, { isCustomizable: true, customizationList: [slot] }),
      {},
      '?colour=black&size=xl',
    );
    await expect
      .element(main().getByRole('link', { name: 'Personalise' }).first())
      .toHaveAttribute('href', '/customize/mug-3?colour=black&size=xl');
    expect(main().getByRole('button', { name: 'Add to cart' }).elements()).toEqual([]);
    await page.getByRole('tab', { name: 'AR Media' }).click();
    await expectVisible(page.getByRole('tabpanel').getByText('80 × 60 mm'));
    await page.getByRole('tab', { name: 'Extra' }).click();
    await expectVisible(page.getByRole('tabpanel').getByText('required'));
  });

  it('S1.2 on a phone the button stays at the foot of the window while the page’s own is out of sight', async () => {
    await page.viewport(390, 600);
    const { api } = await openProduct(productDetail(3), { api: rememberingCart().answers }, '?colour=blue&size=m');
    await title('Mug 3').findElement();
    page.getByRole('contentinfo').element().scrollIntoView();
    const bar = page.getByText('Mug 3').last();
    await expect.poll(() => main().getByRole('button', { name: 'Add to cart' }).elements().length).toBe(2);
    await expectVisible(bar);
    await main().getByRole('button', { name: 'Add to cart' }).last().click();
    await expect.poll(() => api.calls('addGuestCartItem')).toHaveLength(1);
  });

  it('D7.40 no size is preset: the button says so, leads to the sizes, and nothing is added', async () => {
    const { api } = await openProduct(productDetail(3), { api: rememberingCart().answers });
    for (const size of ['M', 'XL']) await expect.element(radio(size)).not.toBeChecked();
    await main().getByRole('button', { name: 'Choose a size' }).first().click();
    await expectVisible(page.getByText('Choose a size first'));
    await expect.element(radio('M')).toHaveFocus();
    expect(api.calls('addGuestCartItem')).toEqual([]);
    expect(await findings([390])).toEqual([]);
    await choose('XL');
    await main().getByRole('button', { name: 'Add to cart' }).first().click();
    await expect.poll(() => api.calls('addGuestCartItem').map(({ body }) => body)).toMatchObject([{ variantId: 31 }]);
  });

  it('D7.40 on a phone the bar asks for the size with the stock of each', async () => {
    await page.viewport(390, 600);
    const { api } = await openProduct(productDetail(3), { api: rememberingCart().answers });
    await title('Mug 3').findElement();
    page.getByRole('contentinfo').element().scrollIntoView();
    await expect.poll(() => main().getByRole('button', { name: 'Choose a size' }).elements().length).toBe(2);
    await main().getByRole('button', { name: 'Choose a size' }).last().click();
    const sheet = page.getByRole('dialog', { name: 'Choose a size' });
    await expectVisible(sheet.getByText('Only 10 left').first());
    expect(api.calls('addGuestCartItem')).toEqual([]);
    await sheet.getByRole('radio', { name: /^XL/ }).click({ force: true });
    await sheet.getByRole('button', { name: 'Add to cart' }).click();
    await expect.poll(() => api.calls('addGuestCartItem').map(({ body }) => body)).toMatchObject([{ variantId: 31 }]);
    await expectGone(sheet);
  });

  it('D7.40 the size guide has the measures of each size by the names that people know', async () => {
    const sizeGuide: ProductDetail['sizeGuide'] = {
      drawing: 'top',
      measured: 'garment',
      measureList: ['chest', 'length'],
      rowList: [
        { size: 'm', valueList: [54, 72] },
        { size: 'xl', valueList: [59.5, 74] },
      ],
    };
    await openProduct(productDetail(3, { sizeGuide }), { locale: 'de' });
    await button('Größentabelle').click();
    const dialog = page.getByRole('dialog', { name: 'Größentabelle' });
    await expectVisible(dialog.getByRole('row', { name: 'XL 59,5 74' }));
    await expectVisible(dialog.getByRole('columnheader', { name: 'Brust (cm)' }));
    expect(await findings([390])).toEqual([]);
  });

  it('D7.24 what is sold out offers one mail, and something similar that is in stock', async () => {
    const out = productDetail(3, { variation: [], variantId: 30, stock: 0 });
    const answers = { requestStockNotice: { isWaiting: true }, listRelatedProducts: { productList: [product(5)] } };
    const { api } = await openProduct(out, { api: answers });
    const field = page.getByRole('textbox', { name: 'Tell me when it is back' });
    await button('Notify me').click();
    await expect.element(field).toHaveFocus();
    expect(api.calls('requestStockNotice')).toEqual([]);
    await expectVisible(main().getByText('Similar and in stock'));
    await field.fill('ada@example.com');
    expect(await findings([390])).toEqual([]);
    await button('Notify me').click();
    await expectVisible(page.getByText('Thank you. We write to ada@example.com once it is back in stock.'));
    expect(api.calls('requestStockNotice').map(({ body }) => body)).toEqual([
      { variantId: 30, email: 'ada@example.com' },
    ]);
  });

  it('S7.24 a product that the shop does not have is not found', async () => {
    await openPage('/products/nothing', { api: { getProduct: refuse('PRODUCT_NOT_FOUND') } });
    await expectVisible(title('Page not found'));
  });
});

describe('looking at a product', () => {
  it('D2.12 pictures are stepped through by arrows, keys and thumbs, and looked at closer', async () => {
    await openProduct(productDetail(3));
    const gallery = page.getByRole('region', { name: 'Pictures: Mug 3' });
    const counter = (text: string) => expectVisible(gallery.getByText(text, { exact: true }));
    await counter('1 of 3');
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await counter('2 of 3');
    await focusOn(gallery.getByRole('group', { name: 'Pictures' }));
    await userEvent.keyboard('{End}');
    await counter('3 of 3');
    await gallery.getByRole('button', { name: /^Picture 1:/ }).click();
    await counter('1 of 3');
    await gallery.getByRole('button', { name: 'Look closer' }).click();
    const closer = page.getByRole('dialog', { name: 'Look closer: Mug 3' });
    await expectVisible(closer);
    await userEvent.keyboard('{ArrowRight}');
    await expectVisible(closer.getByText('2 of 3'));
    expect(await findings([390])).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expectGone(closer);
    await expect.element(gallery.getByText('2 of 3').first()).toBeVisible();
  });

  it('S2.9 its three parts are tabs that the arrows walk through', async () => {
    await openProduct(productDetail(3), { locale: 'de' });
    await focusOn(page.getByRole('tab', { name: 'Produktdetails' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'AR-Medien' })).toHaveFocus();
    await expect.element(page.getByRole('tab', { name: 'AR-Medien' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('tab', { name: 'Produktdetails' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expectVisible(page.getByText('Für dieses Produkt gibt es weder Auswahl noch Extras.'));
  });

  it('S7.24 what goes with it stands below, and its delivery beside it', async () => {
    await openProduct(productDetail(3), { api: { listRelatedProducts: { productList: [product(5)] } } });
    await expectVisible(page.getByText(/^Standard \(Germany\): arrives Fri,? 27 Nov/));
    await expectVisible(page.getByText('14 days to send it back'));
    await expectVisible(page.getByText('Demo payment'));
    page.getByRole('contentinfo').element().scrollIntoView();
    await expectVisible(page.getByRole('heading', { name: 'Goes well with this' }));
    expect(cardNames()).toContain('Mug 5');
    await expect.element(link('Mug 5').first()).toHaveAttribute('href', '/products/mug-5');
  });
});
