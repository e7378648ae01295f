import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '@afterimage/contract/api.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { deliverMails } from '../platform/mail/deliver-mails.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { openMailServer } from '../platform/mail/test-mail-server.ts';
import { checkedServer, hostServer } from './mail-server.ts';
import { fieldsOf, openServiceDesk, type ServiceDesk } from './test-services.ts';

type TestMailServer = Awaited<ReturnType<typeof openMailServer>>;

let desk: ServiceDesk;
let first: TestMailServer;
let second: TestMailServer;
beforeAll(async () => {
  desk = await openServiceDesk();
  first = await openMailServer();
  second = await openMailServer();
});
afterAll(async () => {
  await desk.close();
  await first.close();
  await second.close();
});

const portOf = ({ url }: TestMailServer) => Number(new URL(url).port);
const typed = (server: TestMailServer) => ({
  host: '127.0.0.1',
  port: portOf(server),
  encryption: 'none' as const,
  user: '',
  password: '',
  senderName: 'Lichtbild, Köln',
  senderAddress: 'shop@lichtbild.example',
});
const read = async () => (await desk.as('getMailServer')).data as Reply<'getMailServer'>;
const save = async (change: object) =>
  desk.as('saveMailServer', { body: { ...typed(first), version: (await read()).version, ...change } });
const letter = (to: string) => ({ to, subject: `To ${to}`, text: 'Text', html: '<p>Text</p>' });

it('D20.1 in production mails wait in the queue until an owner sets a mail server, and go by another one as soon as it is set', async () => {
  const { db } = desk.database;
  let logged = '';
  const log = pino({ level: 'trace' }, { write: (line) => void (logged += line) });
  const jobs = await startJobs({ databaseUrl: desk.database.url, log });
  const delivery = await deliverMails(jobs, db, {
    readServer: desk.services.mailServer,
    hasOutbox: false,
    openFormerServer: desk.services.openFormerServer,
    onChange: desk.catalogue.onChange,
  });
  await enqueueMail(db, letter('waiting@mail.test'));
  expect((await desk.mailJobs()).map(({ data }) => data['to'])).toEqual(['waiting@mail.test']);

  expect((await save({})).status).toBe(200);
  await expect.poll(() => first.received.flatMap(({ to }) => to)).toContain('waiting@mail.test');
  await expect.poll(() => first.received.flatMap(({ to }) => to)).toContain(desk.owner.email);

  const before = first.received.length;
  expect((await save({ port: portOf(second) })).status).toBe(200);
  // The notice of the change goes by both.
  await expect
    .poll(() => second.received.map(({ subject }) => subject))
    .toContain('The mail server of Afterimage was changed');
  await expect.poll(() => first.received.length).toBe(before + 1);
  await enqueueMail(db, letter('later@mail.test'));
  await expect.poll(() => second.received.flatMap(({ to }) => to)).toContain('later@mail.test');

  const { version } = await read();
  await desk.as('removeService', { params: { service: 'mail-server' }, query: { version: String(version) } });
  await expect.poll(() => second.received.at(-1)?.text).toContain('It was removed.');
  // A server that cannot be reached is in the log, its password is not.
  expect((await save({ port: 1, user: 'shop', password: 'topSecret' })).status).toBe(200);
  await expect.poll(() => logged).toContain('a job failed');
  expect(logged).not.toContain('topSecret');
  await jobs.stop();
  delivery.close();
});

it('D20.1 a test mail goes by the typed server before it is saved; what the server refuses is said at its field', async () => {
  const test = async (change: object) => desk.as('testMailServer', { body: { ...typed(second), ...change } });
  expect((await test({})).data).toEqual({ to: desk.owner.email });
  expect(second.received.at(-1)).toMatchObject({ to: [desk.owner.email], subject: 'Test mail of Afterimage' });
  const fieldOf = async (change: object) => Object.keys(fieldsOf((await test(change)).data));
  expect(await fieldOf({ host: 'nowhere.invalid' })).toEqual(['host']);
  expect(await fieldOf({ port: 1 })).toEqual(['port']);
  expect(await fieldOf({ encryption: 'starttls' })).toEqual(['encryption']);
  expect(await fieldOf({ host: 'a b' })).toEqual(['host']);
  expect(await fieldOf({ user: 'shop' })).toEqual(['password']);
  expect(await fieldOf({ senderAddress: 'nobody' })).toEqual(['senderAddress']);
  expect(await fieldOf({ senderName: 'Evil\r\nBcc: all@mail.test' })).toEqual(['senderName']);
});

it('D20.1 the password is stored encrypted, never answered, and goes to no other server', async () => {
  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 'topSecret' ? done(null, { user: username }) : done(new Error('not you')),
  });
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  const { port } = strict.server.address() as AddressInfo;
  const server = { ...typed(first), port, user: 'shop', password: 'topSecret' };
  const wrong = await desk.as('testMailServer', { body: { ...server, password: 'guess' } });
  expect(fieldsOf(wrong.data)['password']).toMatch(/does not accept this user and password\. It says: 535/);
  const saved = await save(server);
  expect(saved.status).toBe(200);
  expect(saved.data).toMatchObject({ server: { user: 'shop', hasPassword: true } });
  expect((await desk.as('testMailServer', { body: { ...server, password: '' } })).status).toBe(200);
  expect((await save({ ...server, password: '', senderName: 'Other' })).status).toBe(200);
  const elsewhere = await save({ ...server, password: '', port: portOf(second) });
  expect([elsewhere.status, Object.keys(fieldsOf(elsewhere.data))]).toEqual([400, ['password']]);
  const log = (await desk.as('listAuditLog', { query: { limit: '5' } })).data;
  const all = JSON.stringify([saved.data, log, await desk.mailJobs()]);
  expect(all).toContain('mail.server.changed');
  expect(all).not.toContain('topSecret');
  await new Promise<void>((resolve) => strict.close(resolve));
});

it('D20.2 a server that the environment names is shown without its password and cannot be changed here', async () => {
  const hosted = await openServiceDesk({
    SMTP_URL: 'smtp://shop:host%20Secret@mail.example:2525',
    MAIL_FROM: 'My shop <shop@mail.example>',
  });
  const { data } = await hosted.as('getMailServer');
  expect(data).toMatchObject({
    byHost: true,
    server: { host: 'mail.example', port: 2525, user: 'shop', hasPassword: true, senderName: 'My shop' },
  });
  expect(JSON.stringify(data)).not.toContain('Secret');
  expect((await hosted.as('saveMailServer', { body: { ...typed(first), version: 0 } })).status).toBe(400);
  expect((await hosted.as('testMailServer', { body: typed(first) })).status).toBe(400);
  await hosted.close();
});

it('D20.2 an address of a mail server is read as the form has it', () => {
  expect(hostServer('smtps://mail.example', 'shop@mail.example')).toEqual({
    host: 'mail.example',
    port: 465,
    encryption: 'tls',
    user: '',
    hasPassword: false,
    senderName: '',
    senderAddress: 'shop@mail.example',
  });
  expect(hostServer('smtp://mail.example', '"A, B" <a@b.example>')).toMatchObject({
    port: 587,
    encryption: 'starttls',
    senderName: 'A, B',
    senderAddress: 'a@b.example',
  });
});

it('D20.1 the stored password is used for the same server and user alone', () => {
  const { password: _, ...details } = { ...typed(first), user: 'shop' };
  const stored = { details, secrets: { password: 'stored' } };
  const passwordFor = (change: object) =>
    checkedServer({ ...details, password: '', ...change }, stored).secrets.password;
  expect(passwordFor({ senderName: 'Other' })).toBe('stored');
  expect(passwordFor({ user: '' })).toBe('');
  expect(passwordFor({ host: 'other.example', password: 'typed' })).toBe('typed');
  for (const change of [{ host: 'other.example' }, { user: 'other' }, { encryption: 'tls' }, { port: 26 }])
    expect(() => passwordFor(change)).toThrow();
});
