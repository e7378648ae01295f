import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { startLines } from './start-lines.ts';

const address = 'https://shop.example';
const all = { hasMailServer: true, hasPayment: true };
const linesWith = (env: Record<string, string>, services = { ...all, hasMailServer: false }) =>
  startLines(readSettings(env), services, address).join('\n');

it('D2.12 each start of a demo says what it is and who reaches its parts', () => {
  expect(linesWith({})).toContain(
    'It is a demo: no money moves, and its mails are read at https://shop.example/dev/outbox',
  );
  expect(linesWith({})).toContain('answer on this machine only');
  expect(linesWith({ PUBLIC_URL: address }, all)).toMatch(/It is a demo: no money moves\n/);
  expect(linesWith({ DEMO: '1' })).toContain('everybody who reaches this shop can order for nothing');
  expect(startLines({ production: true, demoForAll: false }, all, address)).toEqual([
    '\nThe shop is open at https://shop.example\n',
  ]);
});

it('D20.1 a shop in production says what its owner still has to set, and where', () => {
  const lines = startLines(
    { production: true, demoForAll: false },
    { hasMailServer: false, hasPayment: false },
    address,
  ).join('');
  expect(lines).toContain('takes no orders yet. Set one at https://shop.example/admin/settings/payment');
  expect(lines).toContain('mails wait until there is one. Set it at https://shop.example/admin/settings/mail');
});
