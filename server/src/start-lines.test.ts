import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { startLines } from './start-lines.ts';

const address = 'https://shop.example';
const linesWith = (env: Record<string, string>) => startLines(readSettings(env), address).join('\n');

it('D2.12 each start of a demo says what it is and who reaches its parts', () => {
  expect(linesWith({})).toContain(
    'It is a demo: no money moves, and its mails are read at https://shop.example/dev/outbox',
  );
  expect(linesWith({})).toContain('answer on this machine only');
  expect(linesWith({ PUBLIC_URL: address, SMTP_URL: 'smtp://mail.example' })).toMatch(/It is a demo: no money moves\n/);
  expect(linesWith({ DEMO: '1' })).toContain('everybody who reaches this shop can order for nothing');
  expect(startLines({ production: true, smtpUrl: 'smtp://mail.example', demoForAll: false }, address)).toEqual([
    '\nThe shop is open at https://shop.example\n',
  ]);
});
