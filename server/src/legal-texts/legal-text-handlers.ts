import { and, desc, eq } from 'drizzle-orm';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { operators } from '../operators/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import { type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { markdownHtml } from './markdown-html.ts';
import { textInForce } from './read-legal-text.ts';
import { type LegalTextKey, saveLegalText } from './save-legal-text.ts';
import { legalTexts } from './tables.ts';

type LegalTextCalls = 'getLegalText' | 'listLegalTexts' | 'getLegalTextHistory' | 'saveLegalText' | 'previewLegalText';

/** The calls about the texts of the legal pages. */
export const legalTextHandlers: Pick<Handlers, LegalTextCalls> = {
  async getLegalText({ db, locale }, { params }) {
    const legalText = await textInForce(db, params.name, locale);
    if (!legalText) return { text: null };
    const { locale: written, version, validFrom, isSample, text } = legalText;
    return { text: { html: markdownHtml(text), locale: written, version, validFrom, isSample } };
  },
  listLegalTexts: ({ db }) => listTexts(db),
  getLegalTextHistory: ({ db }, { params }) => historyOf(db, inShopLanguage(params)),
  async saveLegalText(context, { params, body }) {
    const key = inShopLanguage(params);
    const { version: seen, ...content } = body;
    await saveLegalText(context.db, operatorOf(context), { key, content, seen });
    return historyOf(context.db, key);
  },
  previewLegalText: async (_context, { body }) => ({ html: markdownHtml(body.text) }),
};

function inShopLanguage(key: LegalTextKey): LegalTextKey {
  return locales.includes(key.locale as Locale) ? key : fail('NOT_FOUND');
}

const versionColumns = {
  version: legalTexts.version,
  validFrom: legalTexts.validFrom,
  isSample: legalTexts.isSample,
  createdAt: legalTexts.createdAt,
  operatorName: operators.name,
  text: legalTexts.text,
};

async function listTexts(db: Database): Promise<Reply<'listLegalTexts'>> {
  const rows = await db
    .selectDistinctOn([legalTexts.name, legalTexts.locale], {
      ...versionColumns,
      name: legalTexts.name,
      locale: legalTexts.locale,
    })
    .from(legalTexts)
    .leftJoin(operators, eq(operators.id, legalTexts.operatorId))
    .orderBy(legalTexts.name, legalTexts.locale, desc(legalTexts.version));
  const textList = rows
    .filter(({ text }) => text !== '')
    .map(({ text: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  return { localeList: [...locales], textList };
}

/** The newest versions that a history shows. */
const mostVersions = 50;

async function historyOf(db: Database, { name, locale }: LegalTextKey): Promise<Reply<'getLegalTextHistory'>> {
  const rows = await db
    .select(versionColumns)
    .from(legalTexts)
    .leftJoin(operators, eq(operators.id, legalTexts.operatorId))
    .where(and(eq(legalTexts.name, name), eq(legalTexts.locale, locale)))
    .orderBy(desc(legalTexts.version))
    .limit(mostVersions);
  const versionList = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const [last] = versionList;
  return { version: last?.version ?? 0, text: last?.text ?? '', validFrom: last?.validFrom ?? null, versionList };
}
