import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/test-page.tsx';
import { Footer } from './Footer.tsx';
import { LinkField } from '@afterimage/ui/LinkField.tsx';

const link = (name: string) => page.getByRole('link', { name });
const theme = (name: string) => page.getByRole('radio', { name });
const root = document.documentElement;

describe('the foot of the page', () => {
  it('D2.12 leads to this page in the other language', async () => {
    show(<Footer groups={[]} helpTo="/help" />, { at: '/products?colour=blue' });
    await expect.element(link('Deutsch')).toHaveAttribute('href', '/de/products?colour=blue');
    await expect.element(link('English')).toHaveAttribute('href', '/products?colour=blue');
    await expect.element(link('English')).toHaveAttribute('aria-current', 'true');
  });

  it('D2.12 its links keep the language of the page', async () => {
    const groups = [{ title: 'Shop', entries: [{ to: '/cart', name: 'Warenkorb' }] }];
    show(<Footer groups={groups} helpTo="/help" />, { locale: 'de', at: '/home' });
    await expect.element(link('Warenkorb')).toHaveAttribute('href', '/de/cart');
    await expect.element(link('Hilfe und Kontakt')).toHaveAttribute('href', '/de/help');
    await expect.element(link('Deutsch')).toHaveAttribute('aria-current', 'true');
  });

  it('D2.12 the theme is shown at once, kept, and given back to the system', async () => {
    show(<Footer groups={[]} helpTo="/help" />);
    await expect.element(theme('System')).toBeChecked();
    await theme('Darkroom').click({ force: true });
    expect([root.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
    await expect.element(theme('Darkroom')).toBeChecked();
    await theme('System').click({ force: true });
    expect([root.dataset['theme'], localStorage.getItem('theme')]).toEqual([undefined, null]);
  });

  it('D2.12 the switch follows a theme that was set elsewhere', async () => {
    show(<Footer groups={[]} helpTo="/help" />);
    root.dataset['theme'] = 'light';
    await expect.element(theme('Paper')).toBeChecked();
  });
});

describe('a link to be handed on', () => {
  it('S1.12 is copied, or marked where copying is refused', async () => {
    const writtenKeys: string[] = [];
    let allowed = true;
    const clipboard = {
      writeText: (text: string) =>
        allowed ? Promise.resolve(void writtenKeys.push(text)) : Promise.reject(new Error('NotAllowed')),
    };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    show(<LinkField label="Link" url="https://shop.example/x" />);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
    expect(writtenKeys).toEqual(['https://shop.example/x']);
    allowed = false;
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Please select and copy it.');
    await page.getByRole('textbox', { name: 'Link' }).click();
    expect(getSelection()?.toString()).toBe('https://shop.example/x');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});
