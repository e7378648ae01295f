import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailTexts } from '@afterimage/contract/admin/mail-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { type MailName, mailNames } from '@afterimage/contract/values/mail-names.ts';
import { placeholdersIn } from '@afterimage/contract/values/mail-template.ts';
import { locales } from '@afterimage/words/locale.ts';
import { sendVerification } from '../accounts/register.ts';
import { accounts } from '../accounts/tables.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { auditLog } from '../operators/tables.ts';
import { connect } from '../platform/db/connection.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { createThrottle } from '../platform/rate-limit/rate-limits.ts';
import { openTestShop, type RequestOptions, shopUrl, type TestOperator, type TestShop } from '../test-shop.ts';
import { mailDeskHandlers } from './mail-desk-handlers.ts';
import { mailKinds } from './mail-kinds.ts';
import { fieldsOf } from './own-mail-texts.ts';
import { registerMailPutBack } from './save-mail.ts';

let shop: TestShop;
let owner: TestOperator;
let counting: ReturnType<typeof connect>;
const handlersWith = (throttle: ReturnType<typeof createThrottle>) =>
  mailDeskHandlers({ shopUrl: () => shopUrl, throttle });
beforeAll(async () => {
  registerMailPutBack();
  // The throttle counts in the database of the shop, which is known once the shop is open.
  const throttle: ReturnType<typeof createThrottle> = {
    take: (...counted) => createThrottle(counting.pool).take(...counted),
    tryTake: (...counted) => createThrottle(counting.pool).tryTake(...counted),
    giveBack: (...counted) => createThrottle(counting.pool).giveBack(...counted),
    forget: (...counted) => createThrottle(counting.pool).forget(...counted),
  };
  shop = await openTestShop({ ...handlersWith(throttle), ...auditHandlers });
  counting = connect(shop.database.url, 1);
  owner = await shop.newOperator({ role: 'owner' });
});
afterAll(async () => {
  await counting.close();
  await shop.close();
});

async function call<Name extends CallName>(name: Name, input: RequestOptions = {}) {
  const { status, data } = await shop.call(name, { operator: owner, ...input });
  const facts = (data as { status?: { code: string; fields?: Record<string, string> } }).status;
  return { status, data: data as Reply<Name>, code: facts?.code, fields: facts?.fields ?? {} };
}
const read = async (name: MailName) => (await call('getDeskMail', { params: { name } })).data;
/** The texts as the form sends them: all of the mail, with these changes. */
const formOf = ({ fieldList }: Reply<'getDeskMail'>, change: Record<string, Partial<MailTexts[string]>>): MailTexts =>
  Object.fromEntries(
    fieldList.map(({ path, own, shipped }) => [
      path,
      { en: own.en ?? shipped.en, de: own.de ?? shipped.de, ...change[path] },
    ]),
  );
async function save(name: MailName, change: Record<string, Partial<MailTexts[string]>>, language = 'en') {
  const mail = await read(name);
  return call('saveDeskMail', {
    params: { name },
    language,
    body: { version: mail.version, texts: formOf(mail, change) },
  });
}
async function lastMail(to: string): Promise<Mail> {
  const { rows } = await shop.database.db.execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'mail' and data ->> 'to' = ${to} order by created_on desc limit 1`,
  );
  return rows[0]?.data as Mail;
}
/** Sends the mail that confirms the address of a new account. */
async function mailTo(locale: 'en' | 'de'): Promise<Mail> {
  const { accountId } = await shop.newPerson({ firstName: 'Zoë' });
  const { db } = shop.database;
  const [account] = await db.update(accounts).set({ locale }).where(eq(accounts.id, accountId)).returning();
  if (!account) throw new Error('no account');
  await sendVerification(db, account, shopUrl);
  return lastMail(account.emailShown);
}

it('D20.4 a mail that is sent has the owner’s texts in the customer’s language, and the shop’s where there are none', async () => {
  const saved = await save('account-confirm', {
    'verification.subject': { de: '  {name}, ein Klick  noch ' },
    'verification.text': { en: 'Glad you’re here, {name}.\nOne click is left.', de: 'Schön, dass Sie da sind.' },
  });
  expect(saved.data).toMatchObject({ changedCount: 2, missing: { en: 1, de: 0 } });
  const german = await mailTo('de');
  expect(german.subject).toBe('Zoë, ein Klick noch');
  expect(german.text).toContain('Schön, dass Sie da sind.');
  expect(german.text).toContain('E-Mail-Adresse bestätigen:\nhttp://localhost/de/auth/verify?token=');
  const english = await mailTo('en');
  expect(english.subject).toBe('Confirm your e-mail address');
  expect(english.html).toContain('Glad you’re here, Zoë.<br>One click is left.');
  expect(english.text).toContain('Hello Zoë');
});

it('D20.4 a text that cannot be sent is refused at its field in the operator’s language', async () => {
  const { fields, status } = await save(
    'refund-sent',
    {
      'refundDone.subject': { en: ' ', de: 'Bestellung {nummer}' },
      'refundDone.text': { en: 'Your money is on its way.', de: '{sum' },
    },
    'de',
  );
  expect(status).toBe(400);
  expect(fields).toEqual({
    'refundDone.subject.en': 'Bitte geben Sie einen Text ein',
    'refundDone.subject.de': 'Den Platzhalter {nummer} gibt es in diesem Text nicht',
    'refundDone.text.en': 'Bitte lassen Sie den Platzhalter {sum} stehen: Ohne ihn fehlt das Wichtigste',
    'refundDone.text.de': 'Geschweifte Klammern sind nur für Platzhalter da, je ein Paar',
  });
  expect((await read('refund-sent')).changedCount).toBe(0);
});

it('D20.4 changes are recorded, put back, and refused to whoever saw an earlier version', async () => {
  const { db } = shop.database;
  const first = await read('back-in-stock');
  await save('back-in-stock', { 'mail.heading': { en: 'It is back', de: 'Wieder da' } });
  const stale = await call('saveDeskMail', {
    params: { name: 'back-in-stock' },
    body: { version: first.version, texts: formOf(first, { 'mail.heading': { en: 'Late', de: 'Spät' } }) },
  });
  expect(stale.code).toBe('RECORD_CHANGED');
  await save('back-in-stock', { 'mail.subject': { en: 'Again: {product}' } });
  const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, 'back-in-stock'));
  expect(entries.map(({ action }) => action)).toEqual(['mail.changed', 'mail.changed']);
  const second = entries.find(({ position }) => position === Math.max(...entries.map((one) => one.position ?? 0)));
  expect((await call('putBackAuditEntry', { params: { entryId: second?.id ?? '' } })).status).toBe(200);
  const now = await read('back-in-stock');
  const ownOf = (path: string) => now.fieldList.find((field) => field.path === path)?.own;
  expect(ownOf('mail.subject')).toEqual({ en: null, de: null });
  expect(ownOf('mail.heading')).toEqual({ en: 'It is back', de: 'Wieder da' });
  expect(now.version).toBe(3);
});

it('D20.4 a text that is as the shop has it again is no longer the owner’s', async () => {
  await save('password-reset', { 'reset.heading': { en: 'Good day {name}', de: 'Tag {name}' } });
  const { fieldList } = await read('password-reset');
  const shipped = fieldList.find(({ path }) => path === 'reset.heading')?.shipped;
  const { data } = await save('password-reset', { 'reset.heading': { ...shipped } });
  expect(data.changedCount).toBe(0);
  const { mailList } = (await call('listDeskMails')).data;
  expect(mailList.find(({ name }) => name === 'password-reset')).toMatchObject({ changedCount: 0, missing: { de: 0 } });
  expect(mailList.map(({ name }) => name)).toEqual([...mailNames]);
});

it('D20.4 the preview is the mail with texts that are not saved, and a test of it goes to the operator', async () => {
  const mail = await read('transfer-details');
  const texts = formOf(mail, {
    'details.heading': { de: 'Bitte zahlen Sie <b>{sum}</b>' },
    'details.text': { de: 'Wir warten {days}.' },
  });
  const body = { locale: 'de', texts };
  const { data } = await call('previewDeskMail', { params: { name: 'transfer-details' }, body });
  expect(data.html).toContain('Bitte zahlen Sie &lt;b&gt;49,90');
  expect(data.text).toContain('Wir warten 7 Tage.');
  expect(data.text).toContain('IBAN: DE02 1203');
  const sent = await call('sendTestMail', { params: { name: 'transfer-details' }, body });
  expect(sent.data).toEqual({ to: owner.email });
  const test = await lastMail(owner.email);
  expect(test.subject).toBe(`Testmail: ${data.subject}`);
  expect(test.html).toBe(data.html);
  expect((await read('transfer-details')).changedCount).toBe(0);
});

it('D20.4 only who may change settings sees and changes mails', async () => {
  const operator = await shop.newOperator({ role: 'support' });
  expect((await call('listDeskMails', { operator })).status).toBe(403);
  const body = { version: 0, texts: {} };
  expect((await call('saveDeskMail', { operator, params: { name: 'password-reset' }, body })).status).toBe(403);
  expect((await call('saveDeskMail', { params: { name: 'incident' }, body })).status).toBe(400);
});

it.each(mailNames)(
  'D20.4 the texts of the mail %s are those of its catalogue, and each of them can be used',
  (name) => {
    const kind = mailKinds[name];
    expect(kind.name).toBe(name);
    for (const { path, shipped, placeholders, required } of fieldsOf(kind)) {
      for (const locale of locales) {
        expect(shipped[locale], `${path} in ${locale}`).not.toBe('');
        // A text that is nothing but a plural cannot be written anew.
        expect(shipped[locale], path).not.toMatch(/^\{\w+\}$/);
        expect(placeholdersIn(shipped[locale]), path).toEqual(expect.arrayContaining(required));
        expect(placeholders, path).toEqual(expect.arrayContaining(placeholdersIn(shipped[locale])));
      }
    }
    const fields = new Set(fieldsOf(kind).map(({ path }) => path));
    expect(Object.keys(kind.required ?? {}).filter((path) => !fields.has(path))).toEqual([]);
  },
);

it.each(mailNames)('D20.4 every placeholder of the mail %s has a value', (name) => {
  const kind = mailKinds[name];
  for (const locale of locales) {
    const letter = { to: '', shopUrl, locale };
    const plain = kind.sample(letter, {});
    expect(plain.text).not.toMatch(/[{}]|undefined/);
    const texts = fieldsOf(kind).map(({ path, placeholders }) => [
      path,
      placeholders.map((placeholder) => `[${placeholder}={${placeholder}}]`).join(' ') || 'own',
    ]);
    const mail = kind.sample(letter, Object.fromEntries(texts));
    expect(mail.subject + mail.text).not.toMatch(/=\]|=undefined|\{/);
  }
});
