import type { Settings } from './settings.ts';
import type { ServicesState } from './shop-settings/services.ts';

type StartSettings = Pick<Settings, 'production' | 'demoForAll'>;

/** What the shop says when it is open. */
export function startLines(settings: StartSettings, services: ServicesState, address: string): string[] {
  const opened = `\nThe shop is open at ${address}\n`;
  return [opened, ...(settings.production ? absenceLines(services, address) : [demoLine(settings, services, address)])];
}

/** What a demo must not be taken for. */
function demoLine({ demoForAll }: StartSettings, { hasMailServer }: ServicesState, address: string): string {
  const mails = hasMailServer ? '' : `, and its mails are read at ${address}/dev/outbox`;
  const whom = demoForAll
    ? 'DEMO=1 is set: everybody who reaches this shop can order for nothing, ship orders, and read mails with links to accounts.'
    : 'Demo payments and /dev/… answer on this machine only; DEMO=1 opens them to everybody who reaches the shop.';
  return `It is a demo: no money moves${mails}\n${whom}\n`;
}

/** What a shop in production cannot do yet, and where its owner sets it. */
function absenceLines({ hasMailServer, hasPayment }: ServicesState, address: string): string[] {
  const payment = `No way to pay is set up: the shop takes no orders yet. Set one at ${address}/admin/settings/payment\n`;
  const mail = `No mail server is set up: mails wait until there is one. Set it at ${address}/admin/settings/mail\n`;
  return [...(hasPayment ? [] : [payment]), ...(hasMailServer ? [] : [mail])];
}
