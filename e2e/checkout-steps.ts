import { expect } from 'vitest';
import { mailTo } from './mails.ts';
import { heading, main, toAccount, type Visitor } from './story-steps.ts';

/** Address, delivery and review on the checkout's page, up to the payment page. */
export async function checkOut({ page, device }: Visitor): Promise<void> {
  await heading(page, 'Checkout').waitFor();
  await page.getByText(/Your items are reserved until/).waitFor();
  const savedAddressOption = page.getByRole('radio', { name: /Ada Lovelace/ });
  await savedAddressOption.or(page.getByLabel('Country')).first().waitFor({ state: 'attached' });
  if ((await savedAddressOption.count()) === 0) {
    await device.pick(page.getByLabel('Country'), 'Germany');
    expect(await page.getByLabel('Country').inputValue()).toBe('DE');
    await device.write(page.getByLabel('First name'), 'Ada');
    await device.write(page.getByLabel('Last name'), 'Lovelace');
    await device.write(page.getByLabel('Street and number'), 'Torstraße 1');
    await device.write(page.getByLabel('Postal code'), '10119');
    await device.write(page.getByLabel('City'), 'Berlin');
  }
  await device.press(page.getByRole('button', { name: 'Continue to delivery' }));
  await page.waitForURL(/step=delivery/);
  await device.choose(page.getByRole('radio', { name: /^Express/ }));
  await device.press(page.getByRole('button', { name: 'Continue to review' }));
  await page.waitForURL(/step=review/);
  await device.press(page.getByRole('button', { name: /^Order and pay €/ }));
  await heading(page, 'Pay for your order').waitFor();
}

/** Pays on the provider's page and comes back. Answers the order's number. */
export async function pay({ page, device }: Visitor): Promise<string> {
  await device.press(page.getByRole('button', { name: 'Pay now' }));
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
  const { page, device, shop, email } = visitor;
  await toAccount(visitor);
  await device.press(page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Orders' }));
  await heading(page, 'Your orders').waitFor();
  await device.press(page.getByRole('link', { name: `Order ${number}` }));
  await heading(page, `Order ${number}`).waitFor();
  await main(page).getByText('Paid, being prepared').waitFor();
  await main(page).getByText('Torstraße 1').first().waitFor();
  await main(page).getByRole('link', { name, exact: true }).first().waitFor();
  const mail = await mailTo(shop, email, new RegExp(number));
  expect(mail.text).toContain(name);
}
