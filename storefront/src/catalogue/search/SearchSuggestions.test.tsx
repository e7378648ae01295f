import { useLayoutEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Suggestions } from '@afterimage/contract/catalogue.ts';
import { noNetwork } from '../../testing/test-api.ts';
import { product } from '../../testing/test-data.ts';
import { findings } from '../../testing/test-findings.ts';
import { openPage, show } from '../../testing/test-page.tsx';
import { button, expectGone, notices, expectVisible, texts, title } from '../../testing/test-steps.ts';
import { recentSearches } from './recent-searches.ts';
import { SearchSuggestions } from './SearchSuggestions.tsx';

const box = () => page.getByRole('banner').getByLabelText('Search the shop').first();
const options = page.getByRole('option');

const suggested = (id: number): Suggestions['productList'][number] => {
  const { name, slug, price, finalPrice, currency, thumbImage } = product(id);
  return { id, name, slug, price, finalPrice, currency, thumbImage: thumbImage[0] ?? null };
};
const suggestions = (change: Partial<Suggestions>): Suggestions => ({
  productList: [],
  categoryList: [],
  wordList: [],
  ...change,
});
const active = () => {
  const id = box().element().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};
/** Texts are remembered for a visit, so each test has words of its own. */
const type = async (text: string) => {
  await box().click();
  await userEvent.keyboard(text);
};

describe('suggestions while a search is typed', () => {
  it('S7.24 D5.1 are walked through by keys: chosen by Enter, left by Escape, announced', async () => {
    const { address } = await openPage('/help', {
      api: { suggestProducts: suggestions({ wordList: ['cushion'], productList: [suggested(3)] }) },
    });
    expect(box().element().getAttribute('role')).toBeNull();
    await type('cush');
    await expectVisible(options.first());
    await expect.element(box()).toHaveRole('combobox');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('3 suggestions, arrow keys to choose')).toBeInTheDocument();
    expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('cushion');
    expect(await findings([1440])).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toBe('All results for “cush”');
    await userEvent.keyboard('{Escape}');
    await expectGone(options.first());
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box()).toHaveValue('cush');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(active).toMatch(/^Mug 3/);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/products/mug-3');
    await expect.element(box()).toHaveValue('');
  });

  it('S7.24 Enter without a choice searches for what was typed, which is offered again and can be cleared', async () => {
    const { address, router } = await openPage('/help', {
      api: { suggestProducts: suggestions({ wordList: ['linen cloth'] }) },
    });
    await type('linen');
    await expectVisible(options.first());
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/search?key=linen');
    await expectVisible(title(/linen/));
    await router.navigate('/help');
    await box().click();
    await expect.poll(() => texts(options)).toEqual(['linen']);
    await button('Clear recent searches').click();
    await expectGone(options.first());
    expect(localStorage.getItem('recentSearches')).toBeNull();
    await expect.element(box()).toHaveFocus();
  });

  it('S7.24 give up the older question, and keep the older answer until the newer one is there', async () => {
    const { api } = await openPage('/help', {
      api: { suggestProducts: ({ query: { key } }) => suggestions({ wordList: [`${key} first`] }) },
    });
    await box().fill('wool');
    await expectVisible(options.getByText('wool first'));
    const slow = api.hold('suggestProducts');
    await box().fill('woolx');
    await slow.arrived;
    await expectVisible(options.getByText('wool first'));
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
    await box().fill('wools');
    await expect.poll(() => api.calls('suggestProducts').length).toBe(3);
    slow.release();
    await expectVisible(options.getByText('wools first'));
    await expect.element(page.getByRole('listbox')).not.toHaveAttribute('aria-busy');
    await box().fill('wool');
    await expectVisible(options.getByText('wool first'));
    expect(api.calls('suggestProducts').map(({ query }) => query.key)).toEqual(['wool', 'woolx', 'wools']);
  });

  it('S7.24 that do not come are missed in silence: the form searches without them', async () => {
    const { address, api } = await openPage('/help', { api: { suggestProducts: noNetwork } });
    await type('velvet');
    await expect.poll(() => api.calls('suggestProducts').length).toBeGreaterThan(0);
    await expect.element(page.getByText('No suggestions')).toBeInTheDocument();
    expect(notices().elements()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/search?key=velvet');
  });

  it('S7.24 go when the field is left, and a category is one of them', async () => {
    const { address } = await openPage('/help', {
      api: {
        suggestProducts: suggestions({ categoryList: [{ id: 'mugs', name: 'Mugs' }] }),
        listCategoryProducts: { productList: [], total: 0 },
      },
    });
    await type('mugsy');
    await expectVisible(options.getByText('Mugs'));
    await userEvent.keyboard('{Tab}{Tab}');
    await expectGone(options.first());
    await box().click();
    await userEvent.keyboard('{ArrowDown}');
    await options.getByText('Mugs').click();
    await expect.poll(address).toBe('/products/categories/mugs');
  });
});

/** Takes the focus from the field after React has rendered the suggestions, and before their effects run. */
function Blur() {
  useLayoutEffect(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, []);
  return null;
}

function FieldThatLosesFocus() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <form>
      <input
        aria-label="Field"
        ref={(input) => {
          if (input && input !== field) {
            input.focus();
            setField(input);
          }
        }}
      />
      {field ? <SearchSuggestions field={field} /> : null}
      {field ? <Blur /> : null}
    </form>
  );
}

it('S7.24 D2.12 suggestions whose code comes after the focus has left stay closed and cover nothing', async () => {
  recentSearches.add('linen');
  show(<FieldThatLosesFocus />);
  await expect.element(page.getByLabelText('Field')).toHaveRole('combobox');
  await expect.element(page.getByLabelText('Field')).toHaveAttribute('aria-expanded', 'false');
  expect(options.elements()).toEqual([]);
  recentSearches.clear();
});
