import { eq, lt, sql } from 'drizzle-orm';
import type { Reply } from '@afterimage/contract/api.ts';
import type { CallInProcess } from '../platform/http/http.ts';
import type { Database } from '../platform/db/connection.ts';
import { publicHelpTexts } from '../help/help-texts.ts';
import { publicFrontPage } from './front-page.ts';
import { publicMenus } from './menus.ts';
import type { PreviewedPages } from './previewed-pages.ts';
import { pagePreviews } from './tables.ts';

/** Stores pages that are not saved; answers the key by which they are seen. Those of more than a week ago are deleted. */
export async function storePreview(db: Database, content: PreviewedPages): Promise<string> {
  await db.delete(pagePreviews).where(lt(pagePreviews.createdAt, sql`now() - interval '7 days'`));
  const [row] = await db.insert(pagePreviews).values({ content }).returning({ id: pagePreviews.id });
  return row?.id ?? '';
}

/** The name of the parameter of an address that has the key of a preview. */
export const previewParameter = 'preview';

/** The key of a preview in an address; null where there is none. */
export function previewKeyOf(address: string): string | null {
  const at = address.indexOf('?');
  const key = at < 0 ? null : new URLSearchParams(address.slice(at)).get(previewParameter);
  return key !== null && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : null;
}

/** The calls of a page that is previewed: what they answer has the changes that are not saved. Null for an unknown key. */
export async function previewCalls(db: Database, call: CallInProcess, key: string): Promise<CallInProcess | null> {
  const [row] = await db.select({ content: pagePreviews.content }).from(pagePreviews).where(eq(pagePreviews.id, key));
  if (!row) return null;
  const { frontPage, menus, helpTexts } = row.content;
  const previewed: CallInProcess = async (name, input, locale = 'en') => {
    if (name === 'getFrontPage' && frontPage !== undefined)
      return (await publicFrontPage(db, frontPage, locale)) as never;
    const reply = await call(name, input, locale);
    if (name === 'getShopFrame' && menus !== undefined)
      return { ...(reply as Reply<'getShopFrame'>), ...(await publicMenus(db, menus, locale)) } as never;
    if (name === 'getHelp' && helpTexts !== undefined)
      return { ...(reply as Reply<'getHelp'>), texts: publicHelpTexts(helpTexts, locale) } as never;
    return reply;
  };
  return previewed;
}
