import { expect } from 'vitest';
import { mailTo } from './mails.ts';
import { heading, main, toAccount, type Visitor } from './story-steps.ts';

/** Address, delivery and review on the checkout's page, up to the payment page. */
export async function checkOut({ page, hand }: Visitor): Promise<void> {
  await heading(page, 'Checkout').waitFor();
  await page.getByText(/We keep these for you until/).waitFor();
  const known = page.getByRole('radio', { name: /Ada Lovelace/ });
  await known.or(page.getByLabel('Country')).first().waitFor({ state: 'attached' });
  if ((await known.count()) === 0) {
    await hand.pick(page.getByLabel('Country'), 'Germany');
    expect(await page.getByLabel('Country').inputValue()).toBe('DE');
    await hand.write(page.getByLabel('First name'), 'Ada');
    await hand.write(page.getByLabel('Last name'), 'Lovelace');
    await hand.write(page.getByLabel('Street and number'), 'Torstraße 1');
    await hand.write(page.getByLabel('Postal code'), '10119');
    await hand.write(page.getByLabel('City'), 'Berlin');
  }
  await hand.press(page.getByRole('button', { name: 'Continue to delivery' }));
  await page.waitForURL(/step=delivery/);
  await hand.choose(page.getByRole('radio', { name: /^Express/ }));
  await hand.press(page.getByRole('button', { name: 'Continue to review' }));
  await page.waitForURL(/step=review/);
  await hand.press(page.getByRole('button', { name: /^Pay €/ }));
  await heading(page, 'Pay for your order').waitFor();
}

/** Pays on the provider's page and comes back. Answers the order's number. */
export async function pay({ page, hand }: Visitor): Promise<string> {
  await hand.press(page.getByRole('button', { name: 'Pay now' }));
  await page.waitForURL(/\/checkout\/complete\//);
  await heading(page, 'Thank you. It is yours.').waitFor();
  const words = await main(page)
    .getByText(/^Order \S+$/)
    .first()
    .textContent();
  return (words ?? '').replace('Order ', '');
}

/** Finds the order in the list of orders and opens it; its mail has come. */
export async function findOrder(visitor: Visitor, number: string, name: string): Promise<void> {
  const { page, hand, shop, email } = visitor;
  await toAccount(visitor);
  await hand.press(page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Orders' }));
  await heading(page, 'Your orders').waitFor();
  await hand.press(page.getByRole('link', { name: `Order ${number}` }));
  await heading(page, `Order ${number}`).waitFor();
  await main(page).getByText('Paid, in our hands').waitFor();
  await main(page).getByText('Torstraße 1').first().waitFor();
  await main(page).getByRole('link', { name, exact: true }).first().waitFor();
  const mail = await mailTo(shop, email, new RegExp(number));
  expect(mail.text).toContain(name);
}
