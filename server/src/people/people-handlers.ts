import { and, eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables.ts';
import { sendVerification } from '../accounts/register.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { audit } from '../operators/audit.ts';
import type { AuditAction } from '@afterimage/contract/values/audit-actions.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { listFile } from '../platform/lists/list-file.ts';
import { listPageOf } from '../platform/lists/list-page.ts';
import type { ListView } from '../platform/lists/list.ts';
import type { PersonErasureParts } from '../privacy/erase-person.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import type { PersonDataParts } from '../privacy/export-person.ts';
import { exportPerson } from '../privacy/export-person.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { peopleList } from './people-list.ts';
import { words } from './people.words.ts';
import { findPerson, notesOf, type PersonRow, readPerson } from './read-person.ts';
import { refreshPeople } from './refresh-people.ts';
import { people, personNotes } from './tables.ts';

type PeopleCalls =
  | 'listPeople'
  | 'exportPeople'
  | 'getPerson'
  | 'addPersonNote'
  | 'deletePersonNote'
  | 'exportPersonData'
  | 'erasePerson'
  | 'signOutPerson'
  | 'resendVerification';

/** The calls about customers, with an account or without. */
export function peopleHandlers(parts: PersonDataParts & PersonErasureParts): Pick<Handlers, PeopleCalls> {
  return {
    listPeople: async (context, { query }) => {
      await refreshPeople(context.db);
      return listPageOf(context.db, peopleList, query, await viewOf(context));
    },
    exportPeople: async (context, { query }) => {
      await refreshPeople(context.db);
      const labels = inLocale(words, context.locale).columns;
      return listFile(context.db, peopleList, query, await viewOf(context), labels);
    },
    getPerson: async ({ db, locale }, { params }) => {
      await refreshPeople(db);
      return readPerson(db, params.personId, locale);
    },
    addPersonNote: (context, { params: { personId }, body }) =>
      change(context, personId, 'customer.note.added', async (tx, { id }) => {
        await tx.insert(personNotes).values({ personId: id, text: body.text, author: operatorOf(context).name });
      }),
    deletePersonNote: (context, { params: { personId, noteId } }) =>
      change(context, personId, 'customer.note.deleted', async (tx, { id }) => {
        const isIt = and(eq(personNotes.id, noteId), eq(personNotes.personId, id));
        const [deleted] = await tx.delete(personNotes).where(isIt).returning({ id: personNotes.id });
        if (!deleted) fail('NOT_FOUND');
      }),
    exportPersonData: (context, { params }) => exportData(context, params.personId, parts),
    erasePerson: async (context, { params, body }) => {
      const person = await findPerson(context.db, params.personId);
      if (body.email.toLowerCase() !== person.email)
        fail('INVALID_REQUEST', (locale) => ({ fields: { email: inLocale(words, locale).otherEmail } }));
      await context.db.transaction(async (tx) => {
        // Of two who erase at once the second one finds nobody any more, and no second mail is written.
        const [locked] = await tx.select({ id: people.id }).from(people).where(eq(people.id, person.id)).for('update');
        if (!locked) fail('NOT_FOUND');
        await erasePerson(tx, person, parts);
        // By the person's own id, which names nobody any more: what stands here is not erased.
        const subject = { kind: 'customer', id: person.id } as const;
        await audit(tx, operatorOf(context), { action: 'customer.erased', subject, reason: body.reason });
      });
      return {};
    },
    signOutPerson: (context, { params }) =>
      change(context, params.personId, 'customer.signed_out', (tx, row) => endSessionsOf(tx, accountIdOf(row))),
    resendVerification: async (context, { params }) => {
      await change(context, params.personId, 'customer.verification.sent', async (tx, row) => {
        const [account] = await tx
          .select()
          .from(accounts)
          .where(eq(accounts.id, accountIdOf(row)));
        if (!account) return fail('NOT_FOUND');
        if (account.verifiedAt)
          fail('INVALID_REQUEST', (locale) => ({ description: inLocale(words, locale).verified }));
        await sendVerification(tx, account, parts.shopUrl());
      });
      return {};
    },
  };
}

const accountIdOf = ({ accountId }: PersonRow): string =>
  accountId ?? fail('INVALID_REQUEST', (locale) => ({ description: inLocale(words, locale).noAccount }));

/** Something that an operator does to a person, with its entry in the audit log. */
async function change(
  context: Context,
  personId: string,
  action: AuditAction,
  work: (tx: Database, row: PersonRow) => Promise<void>,
) {
  await context.db.transaction(async (tx) => {
    const row = await findPerson(tx, personId);
    await work(tx, row);
    await audit(tx, operatorOf(context), { action, subject: subjectOf(row) });
  });
  return readPerson(context.db, personId, context.locale);
}

const subjectOf = ({ id, accountId }: PersonRow) => ({ kind: 'customer', id: accountId ?? id }) as const;

async function exportData(context: Context, personId: string, parts: PersonDataParts) {
  const { db, locale } = context;
  const row = await findPerson(db, personId);
  const data = await exportPerson(db, row, locale, parts);
  const copy = { ...data, noteList: await notesOf(db, row.id) };
  await audit(db, operatorOf(context), { action: 'customer.exported', subject: subjectOf(row) });
  return {
    name: `${inLocale(words, locale).file}-${data.exportedAt.slice(0, 10)}.json`,
    type: 'application/json; charset=utf-8',
    content: new TextEncoder().encode(JSON.stringify(copy, null, 2)),
  };
}

async function viewOf({ db, locale }: Context): Promise<ListView> {
  const { timeZone } = await readShopSettings(db);
  return { locale, timeZone, now: new Date() };
}
