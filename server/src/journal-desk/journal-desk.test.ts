import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeskArticle, SaveArticleBody } from '@afterimage/contract/admin/journal-desk.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import type { AuditAction } from '@afterimage/contract/values/audit-actions.ts';
import { articleList as sampleArticles } from '@afterimage/sample/articles.ts';
import { blogHandlers } from '../blog/blog-handlers.ts';
import { presentArticleAddress } from '../blog/former-article-address.ts';
import { blogs } from '../blog/tables.ts';
import { previewKeys } from '../catalogue/preview-key.ts';
import { productPictures } from '../catalogue-desk/tables.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { auditLog } from '../operators/tables.ts';
import { translations } from '../translations/tables.ts';
import { openTestShop, type RequestOptions, type TestOperator, type TestShop } from '../test-shop.ts';
import { journalDeskHandlers } from './journal-desk-handlers.ts';
import { publishScheduledArticles, registerArticlePublicationPutBacks } from './publish-article.ts';
import { registerArticlePutBack } from './save-article.ts';

let shop: TestShop;
let owner: TestOperator;
beforeAll(async () => {
  const previews = previewKeys(randomBytes(32));
  registerArticlePutBack();
  registerArticlePublicationPutBacks();
  shop = await openTestShop({ ...blogHandlers(previews), ...journalDeskHandlers(previews), ...auditHandlers });
  owner = await shop.newOperator({ role: 'owner' });
});
afterAll(() => shop.close());

async function call<Name extends CallName>(name: Name, input: RequestOptions = {}) {
  const { status, data } = await shop.call(name, { operator: owner, ...input });
  const facts = (data as { status?: { code: string; fields?: Record<string, string> } }).status;
  return { status, data: data as Reply<Name>, code: facts?.code, fields: facts?.fields ?? {} };
}
const paramsOf = ({ id }: DeskArticle) => ({ articleId: String(id) });
const add = async (title: string) => (await call('addArticle', { body: { title } })).data;
const save = (article: DeskArticle, change: Partial<SaveArticleBody>) => {
  const {
    id: _id,
    state: _state,
    publishedAt: _publishedAt,
    missingList: _missing,
    previewPath: _path,
    ...fields
  } = article;
  return call('saveArticle', { params: paramsOf(article), body: { ...fields, ...change } });
};
const publish = (article: DeskArticle, at: string | null = null) =>
  call('publishArticle', { params: paramsOf(article), body: { version: article.version, at } });
const shown = (slug: string, language = 'en') => call('getBlog', { params: { slug }, language, operator: undefined });
const listed = async () =>
  (await call('listBlogs', { query: { pageSize: '100' }, operator: undefined })).data.blogList.map(({ slug }) => slug);

const putBack = async ({ id }: DeskArticle, action: AuditAction) => {
  const entries = await shop.database.db.select().from(auditLog).where(eq(auditLog.action, action));
  const last = entries.filter(({ subjectId }) => subjectId === String(id)).at(-1);
  return call('putBackAuditEntry', { params: { entryId: last?.id ?? '' } });
};

const body = { en: [{ kind: 'paragraph', text: 'How ink meets wood.' }] satisfies BlogBlock[], de: [] };
const written = { summary: { en: 'Ink and wood.', de: '' }, body };

describe('an article from nothing', () => {
  it('D7.39 is seen by its preview alone until it is published, then in list and page', async () => {
    const article = await add('Größe & Holz');
    expect(article).toMatchObject({ slug: 'groesse-holz', state: 'draft', authorName: owner.name, publishedAt: null });
    expect(await listed()).not.toContain('groesse-holz');
    expect((await shown(article.slug)).status).toBe(404);
    const preview = article.previewPath.replace('/blogs/', '');
    expect((await shown(preview)).data).toMatchObject({ title: 'Größe & Holz', slug: preview });
    expect((await shown(`${preview}x`)).status).toBe(404);

    expect(await publish(article)).toMatchObject({
      status: 400,
      fields: { 'summary.en': expect.stringContaining('summary') },
    });
    const saved = await save(article, written);
    expect(saved.data).toMatchObject({ version: 2, missingList: [{ locale: 'de', count: 3 }] });
    const before = Date.now();
    const published = (await publish(saved.data)).data;
    expect(published.state).toBe('published');
    expect(Date.parse(published.publishedAt ?? '')).toBeGreaterThan(before - 5000);
    expect((await listed())[0]).toBe('groesse-holz');
    expect((await shown('groesse-holz')).data.blockList).toEqual(body.en);
  });

  it('D7.39 a preview is cached neither by the shop nor by the browser, so that its key expires', async () => {
    const article = (await save(await add('Shown by a key'), written)).data;
    const get = () => shop.app.inject({ url: `/api${article.previewPath}` });
    expect([(await get()).statusCode, (await get()).headers['cache-control']]).toEqual([200, 'no-store']);
    vi.useFakeTimers({ now: Date.now() + 9 * 86_400_000, toFake: ['Date'] });
    try {
      expect((await get()).statusCode).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });

  it('D7.39 has its own words in each language', async () => {
    const article = await add('Two languages');
    const german: BlogBlock[] = [
      { kind: 'heading', text: 'Zwei Sprachen' },
      { kind: 'quote', text: 'Ein Satz.' },
    ];
    const saved = await save(article, {
      title: { en: 'Two languages', de: 'Zwei Sprachen' },
      summary: { en: 'Both.', de: 'Beide.' },
      body: { en: body.en, de: german },
    });
    expect(saved.data.missingList).toEqual([{ locale: 'de', count: 0 }]);
    await publish(saved.data);
    expect((await shown(article.slug, 'de')).data).toMatchObject({ title: 'Zwei Sprachen', blockList: german });
    expect((await shown(article.slug)).data).toMatchObject({ title: 'Two languages', blockList: body.en });
  });
});

describe('what is wrong', () => {
  it('D5.1 is told at its field', async () => {
    const article = await add('Wrong');
    const [sample] = sampleArticles;
    const refused = async (change: Partial<SaveArticleBody>) => Object.keys((await save(article, change)).fields);
    expect(await refused({ title: { en: '', de: 'x' } })).toEqual(['title.en']);
    expect(await refused({ authorName: ' ' })).toEqual(['authorName']);
    expect(await refused({ slug: sample?.slug ?? '' })).toEqual(['slug']);
    expect(await refused({ slug: 'categories' })).toEqual(['slug']);
    expect(await refused({ slug: 'Not an address' })).toEqual(['slug']);
    expect(await refused({ categoryList: ['nowhere'] })).toEqual(['categoryList']);
    const picture = { url: '/elsewhere.webp', width: 1, height: 1, alt: 'x', widths: [1], placeholder: '' };
    expect(await refused({ body: { en: [{ kind: 'picture', picture, caption: '' }], de: [] } })).toEqual(['body.en.0']);
    expect(await refused({ picture: { ...picture, alt: { en: 'x', de: '' } } })).toEqual(['picture']);
    // A picture that the shop has needs words for those who do not see it.
    const known = (await call('getDeskArticle', { params: { articleId: String(sample?.id) } })).data;
    const cover = known.picture ?? expect.fail('the sample has pictures');
    expect(Object.keys((await save(known, { picture: { ...cover, alt: { en: '', de: '' } } })).fields)).toEqual([
      'picture.alt.en',
    ]);
  });

  it('D5.1 what is too long is told at its field, with the limit that it has', async () => {
    const { data } = await call('getDeskArticle', { params: { articleId: String(sampleArticles[2]?.id) } });
    const cover = data.picture ?? expect.fail('the sample has pictures');
    const picture = (caption: string, alt = 'A tree') => ({
      kind: 'picture' as const,
      picture: { ...cover, alt },
      caption,
    });
    const paragraphs = (count: number, length: number): BlogBlock[] =>
      Array.from({ length: count }, () => ({ kind: 'paragraph', text: '木'.repeat(length) }));
    const refused = async (en: BlogBlock[], de: BlogBlock[] = []) => (await save(data, { body: { en, de } })).fields;
    expect(await refused([picture('x'.repeat(301))])).toEqual({
      'body.en.0': 'A caption has at most 300 characters',
    });
    expect(await refused([picture('', 'x'.repeat(301))])).toEqual({ 'body.en.0': expect.stringContaining('300') });
    expect(await refused([...paragraphs(1, 1), ...paragraphs(1, 5001)])).toEqual({
      'body.en.1': expect.stringContaining('5,000'),
    });
    expect(await refused(paragraphs(1, 1), paragraphs(21, 5000))).toEqual({
      'body.de': expect.stringContaining('100,000'),
    });
    expect(await refused(paragraphs(201, 1))).toEqual({ 'body.en': expect.stringContaining('200') });
    // As much as is allowed, in both languages and in letters of three bytes each, fits in a request.
    const most = [...paragraphs(20, 4900), ...Array.from({ length: 180 }, () => picture('木'))];
    expect((await save(data, { body: { en: most, de: most } })).status).toBe(200);
  });

  it('D20.1 two who edit the same version: the second is told', async () => {
    const article = await add('At once');
    expect((await save(article, { authorName: 'Ada' })).status).toBe(200);
    expect(await save(article, { authorName: 'Eve' })).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
  });

  it('D20.2 only who may change the catalogue changes the journal', async () => {
    const operator = await shop.newOperator({ role: 'production' });
    expect((await call('listDeskArticles', { operator })).status).toBe(200);
    expect((await call('addArticle', { operator, body: { title: 'x' } })).status).toBe(403);
    expect((await call('listDeskArticles', { operator: undefined })).status).toBe(401);
  });
});

describe('later changes', () => {
  it('D7.39 the address of before leads to the present one', async () => {
    const { db } = shop.database;
    const article = (await save(await add('Moving'), written)).data;
    const published = (await publish(article)).data;
    const moved = (await save(published, { slug: 'moved' })).data;
    expect(await presentArticleAddress(db, '/de/blogs/moving?x=1')).toBe('/de/blogs/moved?x=1');
    expect((await save(await add('Other'), { slug: 'moving' })).fields).toHaveProperty('slug');
    await save(moved, { slug: 'moving' });
    expect(await presentArticleAddress(db, '/blogs/moving')).toBeNull();
    expect(await presentArticleAddress(db, '/blogs/moved')).toBe('/blogs/moving');
  });

  it('D20.1 fields and publication are put back from the audit log', async () => {
    const article = (await save(await add('Undone'), written)).data;
    const changed = (await save(article, { title: { en: 'Changed', de: '' } })).data;
    const read = async () => (await call('getDeskArticle', { params: paramsOf(article) })).data;
    expect((await putBack(article, 'article.changed')).status).toBe(200);
    expect((await read()).title.en).toBe('Undone');
    await publish(await read());
    expect(changed.state).toBe('draft');
    expect((await putBack(article, 'article.published')).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'draft' });
  });

  it('D20.1 an article that was emptied as a draft is not published again by putting back', async () => {
    const article = (await save(await add('Emptied'), written)).data;
    const published = (await publish(article)).data;
    await call('unpublishArticle', { params: paramsOf(article), query: { version: String(published.version) } });
    const draft = (await call('getDeskArticle', { params: paramsOf(article) })).data;
    await save(draft, { summary: { en: '', de: '' } });
    expect(await putBack(article, 'article.unpublished')).toMatchObject({
      status: 400,
      fields: { 'summary.en': expect.stringContaining('summary') },
    });
    expect((await shown(article.slug)).status).toBe(404);
  });

  it('D20.1 a sent picture comes back by putting back as long as it is there, one of the sample shop always', async () => {
    const { db } = shop.database;
    const sample = (await call('getDeskArticle', { params: { articleId: String(sampleArticles[1]?.id) } })).data;
    const sent = { url: '/product-pictures/a-1.webp', width: 1, height: 1, alt: '', widths: [1], placeholder: '' };
    await db.insert(productPictures).values({ id: randomUUID(), picture: sent, keys: {} });
    const changed = (await save(sample, { picture: { ...sent, alt: { en: 'A tree', de: '' } } })).data;
    expect(changed.picture?.url).toBe(sent.url);
    expect((await putBack(sample, 'article.changed')).status).toBe(200);
    const again = (await call('getDeskArticle', { params: paramsOf(sample) })).data;
    expect(again.picture).toEqual(sample.picture);

    const article = (await save(await add('Pictured'), { picture: { ...sent, alt: { en: 'A tree', de: '' } } })).data;
    await save(article, { picture: null });
    await db.delete(productPictures).where(eq(sql`${productPictures.picture} ->> 'url'`, sent.url));
    const refused = await putBack(article, 'article.changed');
    expect([refused.status, Object.keys(refused.fields)]).toEqual([400, ['picture']]);
  });

  it('D7.39 one whose time has come is published; one taken out keeps its date', async () => {
    const { db } = shop.database;
    const article = (await save(await add('Later'), written)).data;
    expect((await publish(article, '2020-01-01T00:00:00Z')).fields).toHaveProperty('at');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await publish(article, at)).data).toMatchObject({ state: 'scheduled', publishedAt: at });
    await publishScheduledArticles(db);
    expect((await shown(article.slug)).status).toBe(404);
    await db
      .update(blogs)
      .set({ publishAt: new Date(Date.now() - 1000) })
      .where(eq(blogs.id, article.id));
    expect(await publishScheduledArticles(db)).toBe(1);
    expect((await shown(article.slug)).status).toBe(200);
    const date = new Date('2024-05-06T00:00:00Z');
    await db.update(blogs).set({ publishedAt: date }).where(eq(blogs.id, article.id));
    const read = async () => (await call('getDeskArticle', { params: paramsOf(article) })).data;
    await call('unpublishArticle', { params: paramsOf(article), query: { version: String((await read()).version) } });
    expect((await shown(article.slug)).status).toBe(404);
    await publish(await read());
    expect((await shown(article.slug)).data.publishedAt).toBe(date.toISOString());
  });

  it('D20.4 the list filters drafts, counts what is missing, and a deleted article is gone', async () => {
    const article = await add('Only a draft');
    const drafts = await call('listDeskArticles', { query: { filter: 'state:draft', text: 'only draft' } });
    expect(drafts.data.itemList).toMatchObject([{ title: 'Only a draft', state: 'draft', missingCount: 1 }]);
    const version = String(article.version);
    expect((await call('deleteArticle', { params: paramsOf(article), query: { version } })).status).toBe(200);
    expect((await call('getDeskArticle', { params: paramsOf(article) })).status).toBe(404);
  });

  it('D20.4 a category is added and offered in the reader’s language', async () => {
    const added = await call('addArticleCategory', {
      body: { name: { en: 'Workshop', de: 'Werkstatt' } },
      language: 'de',
    });
    expect(added.data.categoryList.at(-1)).toEqual({ id: 'workshop', name: 'Werkstatt' });
    expect((await call('addArticleCategory', { body: { name: { en: '', de: 'x' } } })).fields).toHaveProperty(
      'name.en',
    );
  });

  it('D20.4 a category is renamed at its address, and deleted while its articles stay', async () => {
    const facts = await call('addArticleCategory', { body: { name: { en: 'Tools', de: '' } } });
    const id = facts.data.categoryList.at(-1)?.id ?? '';
    const article = (await save(await add('In a category'), { ...written, categoryList: [id] })).data;
    await publish(article);
    const listed = async () => (await call('listArticleCategories')).data;
    const before = await listed();
    expect(before.categoryList.at(-1)).toEqual({
      id,
      name: { en: 'Tools', de: '' },
      description: { en: '', de: '' },
      articleCount: 1,
    });
    const params = { categoryId: id };
    const texts = { name: { en: 'Our tools', de: 'Unser Werkzeug' }, description: { en: 'What we use.', de: '' } };
    const change = (version: number, name = texts.name) =>
      call('saveArticleCategory', { params, body: { ...texts, version, name } });
    expect((await change(before.version, { en: '', de: '' })).fields).toHaveProperty('name.en');
    const { data: renamed } = await change(before.version);
    expect(renamed.categoryList.at(-1)).toMatchObject({ id, ...texts });
    expect(await change(before.version)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    const read = () => call('listCategoryBlogs', { params, language: 'de', operator: undefined });
    expect((await read()).data.categoryList.at(-1)?.name).toBe('Unser Werkzeug');

    const remove = (version: number) => call('deleteArticleCategory', { params, query: { version: String(version) } });
    expect(await remove(before.version)).toMatchObject({ status: 409 });
    expect((await remove(renamed.version)).data.categoryList.map((one) => one.id)).not.toContain(id);
    // the notice of the change comes to the cache a moment later
    await expect.poll(async () => (await read()).status).toBe(404);
    expect((await call('getDeskArticle', { params: paramsOf(article) })).data.categoryList).toEqual([]);
    expect(await shop.database.db.$count(translations, eq(translations.entityId, id))).toBe(0);
  });
});
