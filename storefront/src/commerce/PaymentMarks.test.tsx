import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/test-page.tsx';
import { findings } from '../testing/test-findings.ts';
import { PaymentMarks } from './PaymentMarks.tsx';

it('ways to pay are shown by their marks, which are called by their names', async () => {
  show(
    <main>
      <h1>Ways to pay</h1>
      <PaymentMarks way={{ id: 'stripe', name: 'Card' }} />
      <PaymentMarks way={{ id: 'transfer', name: 'Bank transfer' }} />
    </main>,
  );
  await expect.element(page.getByRole('img', { name: 'Visa' })).toBeVisible();
  expect(
    page
      .getByRole('img')
      .elements()
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Visa', 'Mastercard', 'Apple Pay', 'Google Pay']);
  await expect.element(page.getByText('Bank transfer')).toBeVisible();
  expect(await findings([390, 1440])).toEqual([]);
});

it('beside its name a mark is decoration', async () => {
  show(
    <p>
      Card <PaymentMarks way={{ id: 'stripe', name: 'Card' }} decorative />
    </p>,
  );
  await expect.element(page.getByText('Card')).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});
