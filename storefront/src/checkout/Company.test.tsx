import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../testing/test-api.ts';
import { checkoutAnswers, orderId, quoteFor } from '../testing/test-orders.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectVisible, field, link } from '../testing/test-steps.ts';

it('D20.2 a company of another country pays the net price; a VAT ID that cannot be one is refused at its field', async () => {
  await openPage(`/checkout?order=${orderId}`, {
    signedIn: true,
    api: {
      ...checkoutAnswers(),
      quoteOrder: ({ body }) => {
        const quote = quoteFor(body);
        if (body.vatId === undefined || 'code' in quote) return quote;
        if (body.vatId !== 'ATU12345678') return refuse('INVALID_REQUEST', { fields: { vatId: 'This is no VAT ID.' } });
        return { ...quote, total: 3437, taxList: [], taxDeduction: 653, taxReason: 'reverse_charge' };
      },
    },
  });
  await button('Continue to delivery').click();
  await expectVisible(page.getByText(/^Arrives Fri,? 27 Nov/));
  await button('Continue to review').click();
  await page.getByText('Ordering as a company').click();
  await field('VAT ID').fill('12');
  await button('Apply').click();
  await expectVisible(page.getByText('This is no VAT ID.'));
  await field('VAT ID').fill('ATU12345678');
  await button('Apply').click();
  await expectVisible(
    page.getByRole('status').filter({ hasText: 'you account for it in your country (reverse charge)' }),
  );
  await expect.element(button(/^Order and pay €/)).toHaveTextContent('Order and pay €34.37');
});

it('D20.2 what applies to the order is read beside it, in a window of its own', async () => {
  await openPage(`/checkout?order=${orderId}`, { signedIn: true, api: checkoutAnswers() });
  await button('Continue to delivery').click();
  await button('Continue to review').click();
  for (const [name, path] of [
    ['Terms', '/legal/terms'],
    ['Right of withdrawal', '/legal/withdrawal'],
    ['Privacy', '/legal/privacy'],
  ] as const) {
    await expect.element(link(name)).toHaveAttribute('href', path);
    await expect.element(link(name)).toHaveAttribute('target', '_blank');
  }
});
