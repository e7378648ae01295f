import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database.ts';
import { createServer } from '../http/http.ts';
import { type Jobs, startJobs } from '../jobs/jobs.ts';
import { verificationMail } from '../../accounts/mail/account-mails.ts';
import { deliverMails } from './deliver-mails.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { expectIcon } from '../http/test-icon.ts';
import { registerOutbox } from './outbox.ts';

const app = createServer();
let database: TestDatabase;
let jobs: Jobs;
beforeAll(async () => {
  database = await testDatabase();
  registerOutbox(app, { db: database.db, isOpen: async () => true });
  jobs = await startJobs({ databaseUrl: database.url, log: pino({ level: 'silent' }) });
  await deliverMails(jobs, database.db, { readServer: async () => null, hasOutbox: true });
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await database.close();
});

interface StoredMailView {
  id: string;
  to: string;
  subject: string;
  links: string[];
}
const mailList = async () => (await app.inject('/dev/outbox.json')).json<{ mailList: StoredMailView[] }>().mailList;
const firstName = '<b onclick="x">Eve</b>';
const mail = (to: string) =>
  verificationMail({ to, firstName, locale: 'en', shopUrl: 'http://shop.test' }, 'tok-en', {});

it('D7.41 tells the mails newest first, without the envelope of the API', async () => {
  expect((await app.inject('/dev/outbox.json')).json()).toEqual({ mailList: [] });
  expect((await app.inject('/dev/outbox')).body).toContain('No mail yet');
  await enqueueMail(database.db, mail('first@mail.test'));
  await expect.poll(async () => (await mailList()).length).toBe(1);
  await enqueueMail(database.db, mail('second@mail.test'));
  await expect.poll(async () => (await mailList()).length).toBe(2);
  const [second, first] = await mailList();
  expect([second?.to, first?.to]).toEqual(['second@mail.test', 'first@mail.test']);
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['createdAt', 'html', 'id', 'links', 'subject', 'text', 'to']);
  expect(first).toMatchObject({
    ...mail('first@mail.test'),
    links: ['http://shop.test/auth/verify?token=tok-en'],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

it('D7.41 shows the list, and each mail without letting anything in it run', async () => {
  const [newest] = await mailList();
  const list = await app.inject('/dev/outbox');
  expect(list.body).toContain(`href="/dev/outbox/${newest?.id}"`);
  const page = await app.inject(`/dev/outbox/${newest?.id}`);
  for (const { headers } of [list, page]) {
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['cache-control']).toBe('no-store');
  }
  for (const response of [list, page]) expectIcon(response);
  expect(page.body).toContain('<a href="http://shop.test/auth/verify?token=tok-en">');
  expect(page.body).not.toContain('<b onclick');
  const sandbox = /<iframe[^>]*sandbox="([^"]*)"/.exec(page.body)?.[1];
  expect(sandbox).toBe('allow-top-navigation-by-user-activation');
});

it('D7.41 answers an unknown mail with 404', async () => {
  for (const id of ['1b4e28ba-2fa1-4d3b-883f-0016d3cca427', 'x', '%00'])
    expect((await app.inject(`/dev/outbox/${id}`)).statusCode).toBe(404);
});
