import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase, untilJobsDone } from '../db/test-database.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { passwordResetMail } from '../../accounts/mail/account-mails.ts';
import { deliverMails } from './deliver-mails.ts';
import { enqueueMail } from './enqueue-mail.ts';

interface Received {
  from: string;
  to: string[];
  mail: Email;
}

const received: Received[] = [];
let refusals = 0;
let logins = 0;
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _, done) => {
    logins += 1;
    if (username === 'shop' && password === 'p@ss') return done(null, { user: username });
    return done(new Error('not you'));
  },
  onMailFrom: (_address, _session, done) => {
    if (refusals === 0) return done();
    refusals -= 1;
    return done(Object.assign(new Error('greylisted, come again'), { responseCode: 451 }));
  },
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      const { mailFrom, rcptTo } = session.envelope;
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      const from = mailFrom ? mailFrom.address : '';
      received.push({ from, to: rcptTo.map(({ address }) => address), mail });
      done();
    });
  },
});

let database: TestDatabase;
let jobs: Jobs;
let delivery: { close(): void };
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  database = await testDatabase();
  jobs = await startJobs({ databaseUrl: database.url, log: pino({ level: 'silent' }) });
  const connection = { url: `smtp://shop:p%40ss@127.0.0.1:${port}` };
  const server = { connection, from: 'Afterimage <hello@shop.test>' };
  delivery = await deliverMails(jobs, database.db, { readServer: async () => server, hasOutbox: false });
});
afterAll(async () => {
  await jobs.stop();
  delivery.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await database.close();
});

const mail = (to: string) =>
  passwordResetMail({ to, locale: 'en', firstName: 'Zoë 😀', shopUrl: 'https://shop.test' }, 'tok-en', {});

it('S7.4 a mail arrives at the mail server as it was written', async () => {
  const testMail = mail('ada@mail.test');
  await database.db.transaction((tx) => enqueueMail(tx, testMail));
  await expect.poll(() => received.length).toBe(1);
  const [first] = received;
  expect([first?.from, first?.to]).toEqual(['hello@shop.test', ['ada@mail.test']]);
  expect(first?.mail.from).toEqual({ name: 'Afterimage', address: 'hello@shop.test' });
  expect(first?.mail.subject).toBe(testMail.subject);
  expect(first?.mail.text?.trim()).toBe(testMail.text.trim());
  expect(first?.mail.html?.trim()).toBe(testMail.html.trim());
  expect(first?.mail.messageId).toMatch(/^<[\da-f-]{36}@shop\.test>$/);
  const headers = new Map(first?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(logins).toBeGreaterThan(0);
});

it('S7.4 a mail whose transaction is rolled back is never sent', async () => {
  const before = received.length;
  const work = database.db.transaction(async (tx) => {
    await enqueueMail(tx, mail('nobody@mail.test'));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await enqueueMail(database.db, mail('after@mail.test'));
  await expect.poll(() => received.length).toBe(before + 1);
  expect(received.flatMap(({ to }) => to)).not.toContain('nobody@mail.test');
});

it('S7.4 a mail that the server does not take at first is sent later, once', async () => {
  const before = received.length;
  refusals = 1;
  await enqueueMail(database.db, mail('late@mail.test'));
  await expect.poll(() => received.length).toBe(before + 1);
  expect(refusals).toBe(0);
  await untilJobsDone(database.db);
  expect(received.filter(({ to }) => to.includes('late@mail.test'))).toHaveLength(1);
});
