import type { Settings } from './settings.ts';

type StartSettings = Pick<Settings, 'production' | 'smtpUrl' | 'demoForAll'>;

/** What the shop says when it is open. */
export function startLines(settings: StartSettings, address: string): string[] {
  const opened = `\nThe shop is open at ${address}\n`;
  return settings.production ? [opened] : [opened, `${demoLine(settings, address)}\n`];
}

/** What a demo must not be taken for. */
function demoLine({ smtpUrl, demoForAll }: StartSettings, address: string): string {
  const mails = smtpUrl ? '' : `, and its mails are read at ${address}/dev/outbox`;
  const whom = demoForAll
    ? 'DEMO=1 is set: everybody who reaches this shop can order for nothing, ship orders, and read mails with links to accounts.'
    : 'Demo payments and /dev/… answer on this machine only; DEMO=1 opens them to everybody who reaches the shop.';
  return `It is a demo: no money moves${mails}\n${whom}`;
}
