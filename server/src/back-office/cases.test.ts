import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerDemo } from '../platform/http/demo-scope.ts';
import { openReports } from '../reports/test-reports.ts';
import { registerDemoCases } from './cases.page.ts';

let shop: Awaited<ReturnType<typeof openReports>>;
beforeAll(async () => {
  shop = await openReports();
  registerDemo(shop.app, { openToAll: false }, (scope) =>
    registerDemoCases(scope, { db: shop.db, shopUrl: () => 'http://shop.test' }),
  );
});
afterAll(() => shop.close());

const page = async (query = '') => (await shop.get(`/dev/reports${query}`)).body;
const decide = (caseId: string, payload: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/dev/reports/${caseId}`,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
/** The part of the page about what this link opens, and the id of its case. */
async function itemOf(href: string, query = ''): Promise<{ html: string; caseId: string }> {
  const html = (await page(query)).split('<li>').find((item) => item.includes(href)) ?? '';
  return { html, caseId: /action="\/dev\/reports\/([^"]+)"/.exec(html)?.[1] ?? '' };
}

describe('the demo desk of reported content', () => {
  it('S1.13 shows what was written and decides by forms, without a script', async () => {
    const project = await shop.newProject();
    const href = `/ar/${project.code}`;
    await shop.report({
      kind: 'viewer',
      subjectId: project.code,
      text: 'Mine <script>alert(1)</script>',
      email: 'a@b.test',
    });
    const { html, caseId } = await itemOf(href);
    expect(html).toContain('copyright or trademark: Mine &lt;script&gt;');
    expect(html).toContain('a@b.test');
    expect(await page()).not.toContain('<script');
    expect((await decide(caseId, 'decision=uphold&reason=sexual&note=Look+%26+see')).statusCode).toBe(303);
    expect((await shop.get(href)).statusCode).toBe(410);
    const upheld = await itemOf(href, '?state=upheld');
    expect(upheld.html).toContain('sexual content, demo');
    expect(upheld.html).toContain('Look &amp; see');
    expect((await itemOf(href, '?state=open')).html).toBe('');
    expect((await decide(caseId, 'decision=dismiss')).statusCode).toBe(409);
    expect((await decide(caseId, 'decision=restore')).statusCode).toBe(303);
    expect((await shop.get(href)).statusCode).toBe(200);
  });

  it('S1.13 leaves a reported review where it is, and shows its words', async () => {
    const { id, productId } = await shop.newReview();
    await shop.report({ kind: 'review', subjectId: String(id) }, '198.51.100.8');
    const { html, caseId } = await itemOf('1 of 5: Bad');
    expect(html).toContain('Very');
    expect((await decide(caseId, 'decision=dismiss')).statusCode).toBe(303);
    const { data } = await shop.call('listReviews', { params: { productId: String(productId) } });
    expect(data).toMatchObject({ total: 1 });
  });

  it('S1.13 refuses forms of other sites and of other machines, and what is no decision', async () => {
    const project = await shop.newProject();
    await shop.report({ kind: 'viewer', subjectId: project.code }, '198.51.100.9');
    const { caseId } = await itemOf(`/ar/${project.code}`);
    const uphold = 'decision=uphold&reason=other';
    expect((await decide(caseId, uphold, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await decide(caseId, uphold, { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404);
    for (const wrong of ['', 'decision=delete', 'decision=uphold', 'decision=uphold&reason=dislike'])
      expect((await decide(caseId, wrong)).statusCode).toBe(400);
    expect((await decide(project.id, 'decision=restore')).statusCode).toBe(404);
    expect((await decide('x', uphold)).statusCode).toBe(404);
    expect((await shop.get(`/ar/${project.code}`)).statusCode).toBe(200);
    expect((await shop.get('/dev/reports?state=x')).statusCode).toBe(404);
  });
});
