import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import type { RunningShop } from './shop-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Gives a page a passkey device that agrees to everything. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
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

/** The one-time link of the first operator, as `npm run shop -- operator` prints it beside the running shop. */
export async function printedOperatorLink({ address, databaseUrl, dataDir }: RunningShop): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/src/cli/main.ts', 'operator'],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PUBLIC_URL: address } },
  );
  const link = /http:\/\/localhost:\d+\/admin\/setup#\S+/.exec(stdout)?.[0];
  if (!link) throw new Error(`The command printed no link:\n${stdout}`);
  return link;
}

export const owner = { name: 'Ada Lovelace', email: 'owner@example.com' };

/** Makes the first operator of a shop, who signs in by a passkey. Answers the recovery codes; the page is on Today then. */
export async function becomeFirstOperator(page: Page, shop: RunningShop): Promise<string[]> {
  await addPasskeyDevice(page);
  await page.goto(await printedOperatorLink(shop));
  await page.getByLabel('Name').fill(owner.name);
  await page.getByLabel('E-mail').fill(owner.email);
  return enterFirstOperator(page);
}

/** Makes the passkey of the operator whose name and address are typed in. Answers the recovery codes; the page is on Today then. */
export async function enterFirstOperator(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const codeList = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  return codeList;
}
