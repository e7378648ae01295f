import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stateKey, write } from '../app/persist.ts';
import { freshState, type RootState } from '@afterimage/client/state/store.ts';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { rememberingCart } from '../testing/test-cart.ts';
import { product, productDetail } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import {
  button,
  cartHolds,
  focusOn,
  expectGone,
  main,
  expectVisible,
  texts,
  title,
  expectToast,
} from '../testing/test-steps.ts';

const compare = (name: string) => button(`Compare: ${name}`);
const comparing = (...ids: number[]): Partial<RootState> => ({
  compare: { compareItems: ids.map((id) => product(id)), candidate: null },
});
const expectCount = (count: number) =>
  expect
    .element(page.getByRole('banner').getByRole('link', { name: /^Compare/ }))
    .toHaveAccessibleName(count === 0 ? 'Compare' : `Compare ${count} product${count === 1 ? '' : 's'}`);
const columns = () => texts(page.getByRole('columnheader').getByRole('link', { name: /^Mug \d$/ }));

describe('comparing', () => {
  it('S1.4 S8.17 S3.19 a product joins and leaves, and the browser keeps it', async () => {
    await openPage('/products');
    await compare('Mug 1').click();
    await expectToast('Added To compare');
    await expectCount(1);
    await expect.poll(() => localStorage.getItem('afterimage')).toContain('Mug 1');
    await compare('Mug 1').click();
    await expectToast('Removed From Compare');
    await expectCount(0);
  });

  it('S1.4 S8.17 a fifth asks for a place, which Escape refuses and a choice gives', async () => {
    const { store } = await openPage('/products', { saved: comparing(1, 2, 3, 4) });
    await expectCount(4);
    await focusOn(compare('Mug 5'));
    await userEvent.keyboard('{Enter}');
    const question = page.getByRole('dialog', { name: 'Up to 4 at a time' });
    await expectVisible(question.getByText('Which one should Mug 5 replace?'));
    expect(await findings([1440])).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expectGone(question);
    await expect.element(compare('Mug 5')).toHaveFocus();
    await expect.element(compare('Mug 5')).toHaveAttribute('aria-pressed', 'false');
    await compare('Mug 5').click();
    await question.getByRole('button', { name: 'Replace Mug 2' }).click();
    await expectToast('Removed From Compare');
    await expectGone(question);
    expect(store.getState().compare.compareItems.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('S1.4 stand side by side with what sets them apart first, and only that when it is wished', async () => {
    const api = {
      getProduct: ({ params }: { params: { productId: string } }) => {
        const id = Number(params.productId);
        return productDetail(id, { finalPrice: 1000 + id, discount: 0, price: 1000 + id });
      },
    };
    await openPage('/compare', { saved: comparing(1, 2), api });
    await expect.poll(columns).toEqual(['Mug 1', 'Mug 2']);
    const table = page.getByRole('table');
    const [differ, same] = [table.getByText('Where they differ'), table.getByText('The same for all')];
    await expectVisible(differ);
    await expectVisible(same);
    await expect.element(table.getByRole('row', { name: /^Price/ })).toMatchTextContent('€10.01');
    const rows = table.getByRole('rowheader').elements().length;
    await focusOn(page.getByRole('switch', { name: 'Only differences' }));
    await userEvent.keyboard(' ');
    await expectVisible(page.getByText(/rows are the same for all and not shown\.$/));
    await expectGone(same);
    expect(table.getByRole('rowheader').elements().length).toBeLessThan(rows);
    expect(await findings()).toEqual([]);
  });

  it('S1.4 S3.19 another tab’s choice is shown here', async () => {
    await openPage('/compare', { saved: comparing(1, 2) });
    await expect.poll(columns).toEqual(['Mug 1', 'Mug 2']);
    const newValue = write({ ...freshState(), ...comparing(2, 3) });
    localStorage.setItem(stateKey, newValue);
    dispatchEvent(new StorageEvent('storage', { key: stateKey, newValue }));
    await expect.poll(columns).toEqual(['Mug 2', 'Mug 3']);
    await expectCount(2);
  });

  it('S1.4 tells a product that the shop has no more, and takes no price from memory', async () => {
    await openPage('/compare', { saved: comparing(3), api: { getProduct: refuse('PRODUCT_NOT_FOUND') } });
    await expectVisible(page.getByText('Mug 3 is no longer available.'));
    expect(main().getByText('€').elements()).toEqual([]);
    await button('Remove Mug 3').click();
    await expectVisible(title('Nothing to compare yet.'));
  });

  it('S1.4 what does not come can be asked for again', async () => {
    const { api } = await openPage('/compare', { saved: comparing(3), api: { getProduct: noNetwork } });
    await expectVisible(page.getByText('The products could not be loaded'));
    api.on('getProduct', productDetail(3));
    await button('Try again').click();
    await expect.poll(columns).toEqual(['Mug 3']);
    await expectVisible(page.getByText('Add another product to see what sets them apart.'));
  });

  it('S1.4 columns leave one by one or all together, and lead into the cart', async () => {
    const single = { variation: [], variantId: 30, stock: 5 };
    await openPage('/compare', {
      saved: comparing(1, 2, 3),
      api: {
        ...rememberingCart().answers,
        getProduct: ({ params }) => productDetail(Number(params.productId), single),
      },
    });
    await expect.poll(columns).toEqual(['Mug 1', 'Mug 2', 'Mug 3']);
    await button(/Add.*Mug 2/).click();
    await cartHolds(1);
    await userEvent.keyboard('{Escape}');
    await expectGone(page.getByRole('dialog'));
    await button('Remove Mug 2').click();
    await expect.poll(columns).toEqual(['Mug 1', 'Mug 3']);
    await button('Remove all').click();
    await expectVisible(title('Nothing to compare yet.'));
  });
});
