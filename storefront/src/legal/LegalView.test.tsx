import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import { expectGone, expectVisible, link, main, title } from '../testing/test-steps.ts';

const ownText = {
  html: '<h2 id="text-scope">Scope</h2>\n<p>Ours alone. <a href="https://example.com">More</a></p>\n',
  locale: 'en',
  version: 3,
  validFrom: '2026-11-24',
  isSample: false,
};

it('D20.2 a legal page shows what the owner wrote, and its template only as long as there is nothing', async () => {
  await openPage('/legal/terms', { api: { getLegalText: { text: ownText } } });
  await expectVisible(title('Terms'));
  await expectVisible(page.getByRole('heading', { name: 'Scope' }));
  await expectVisible(main().getByText('As of 24 November 2026'));
  await expectGone(main().getByText('This page is a template.'));
  expect(await findings()).toEqual([]);
});

it('D20.2 a text that exists in another language only says so, and is marked for those who hear it', async () => {
  await openPage('/legal/privacy', { locale: 'de', api: { getLegalText: { text: ownText } } });
  await expectVisible(main().getByText('Diesen Text gibt es nur in dieser Sprache: English.'));
  expect(main().element().querySelector('[lang="en"]')?.textContent).toContain('Ours alone.');
});

it('D20.2 without a text the page is a template that says so; the withdrawal begins on its page', async () => {
  await openPage('/legal/withdrawal', {});
  await expectVisible(main().getByText('This page is a template.'));
  await expectVisible(page.getByRole('heading', { name: 'Model withdrawal form' }));
  await expect
    .element(main().getByRole('link', { name: 'Withdraw from contract here' }))
    .toHaveAttribute('href', '/orders');
  await expect.element(link('Privacy').first()).toHaveAttribute('href', '/legal/privacy');
  expect(await findings()).toEqual([]);
});
