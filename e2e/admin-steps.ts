import type { BrowserContext, Page } from 'playwright-core';
import { connect } from '../server/src/platform/db/connection.ts';
import { firstOperatorLink } from '../server/src/operators/setup-links.ts';

/** Gives the pages of a context a passkey device that agrees to everything. */
async function addPasskeyDevice(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Makes the first operator of a shop by the link that `npm run shop -- operator` prints; the page is signed in then. */
export async function becomeFirstOperator(
  page: Page,
  { address, databaseUrl }: { address: string; databaseUrl: string },
): Promise<void> {
  await addPasskeyDevice(page.context(), page);
  const { db, close } = connect(databaseUrl, 1);
  const link = await firstOperatorLink(db, address).finally(close);
  if (link === null) throw new Error('The shop has an operator already.');
  await page.goto(link);
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('owner@example.com');
  await page.getByRole('button', { name: /passkey/i }).click();
  await page.locator('main li').first().waitFor();
  await page.locator('main').getByRole('button').last().click();
  await page.waitForURL((url) => url.pathname === '/admin');
}
