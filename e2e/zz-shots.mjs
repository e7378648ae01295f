import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
const dist = '/work/wt/frame/storefront/dist/admin';
const manifest = JSON.parse(readFileSync(dist + '/.vite/manifest.json'));
const e = manifest['src/main.tsx'];
const shell = (de) => `<!doctype html><html lang="${de ? 'de' : 'en'}"><head><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${e.css.map((c) => `<link rel=stylesheet href="/admin/${c}">`)}<script type=module src="/admin/${de ? e.file.replace('assets/', 'assets/de/') : e.file}"></script></head><body><div id=app></div></body></html>`;
const names = ['Ada Lovelace', 'Grace Hopper', 'Jürgen Müller-Lüdenscheidt', 'Zoë Ångström', 'Mary Jackson'];
const order = (i) => ({ id: `0b5f6a52-6c1e-4c58-9c0b-${String(i).padStart(12, '0')}`, number: String(2340 - i), status: ['paid', 'awaiting_payment', 'shipped', 'cancelled', 'delivered'][i % 5], createdAt: new Date(Date.now() - i * 3.1e6).toISOString(), paidAt: null, productionStartedAt: null, customerName: names[i % 5], email: `c${i}@example.com`, countryCode: 'DE', deliveryMethod: 'standard', productList: [{ name: 'Photo mug', quantity: 1 + (i % 3) }, ...(i % 4 ? [] : [{ name: 'Canvas print, 40 × 60', quantity: 1 }])], quantity: 2, isPersonalized: true, lineStateList: i % 5 ? [{ state: 'check', count: 1 }, { state: 'printed', count: 2 }] : [{ state: 'held', count: 1 }], hasProblem: false, payment: null, total: 1999 + i * 731, currency: 'EUR' });
const server = createServer((q, r) => {
  const u = new URL(q.url, 'http://x');
  const p = u.pathname;
  if (p.startsWith('/admin/assets/')) { const f = dist + p.slice(6); if (!existsSync(f)) { r.writeHead(404).end(); return; } r.writeHead(200, { 'content-type': p.endsWith('.js') ? 'text/javascript' : p.endsWith('.css') ? 'text/css' : 'font/woff2' }).end(readFileSync(f)); return; }
  const json = (d) => r.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: d }));
  if (p === '/api/admin/session') return json({ id: order(1).id, name: 'Ada Lovelace', email: 'a@b.c', role: 'owner', rightList: ['orders.read', 'orders.write', 'money.read', 'production.read', 'team.write', 'audit.read', 'settings.write'] });
  if (p === '/api/admin/orders') { const c = Number(u.searchParams.get('cursor') ?? 0); return json({ itemList: Array.from({ length: 50 }, (_, i) => order(c + i)), nextCursor: String(c + 50), total: { count: 10000, capped: true } }); }
  if (p.endsWith('/views')) return json({ viewList: [{ id: 'toCheck', name: 'To check', query: 'filter=lineState:check', isShared: true, isBuiltIn: true, isChangeable: false, operatorName: '' }, { id: order(9).id, name: 'Germany, unpaid', query: 'filter=status:awaiting_payment', isShared: false, isBuiltIn: false, isChangeable: true, operatorName: 'Ada' }] });
  if (p === '/api/admin/search') return json({ resultList: [{ source: 'name', kind: 'order', id: order(1).id, title: '2339', detail: 'Grace Hopper', match: 'Grace Hopper' }, { source: 'print-text', kind: 'order', id: order(2).id, title: '2338', detail: 'Ada Lovelace', match: 'For Grace, with love' }] });
  if (p.startsWith('/api/')) { r.writeHead(404, { 'content-type': 'application/json' }).end('{}'); return; }
  r.writeHead(200, { 'content-type': 'text/html' }).end(shell(p.startsWith('/de/')));
}).listen(4250);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, scheme, pre] of [[1440, 'light', ''], [1440, 'dark', '/de'], [390, 'light', ''], [390, 'dark', '']]) {
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: scheme, locale: 'en-GB', hasTouch: w < 500, isMobile: w < 500 });
  const page = await c.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, scheme, m.text()));
  page.on('pageerror', (x) => console.log('ERR', x.message));
  await page.goto(`http://localhost:4250${pre}/admin/orders?filter=status:paid,shipped`);
  await page.locator('[role=row]').nth(4).waitFor();
  await page.locator('tbody input').nth(1).click();
  await page.locator('tbody input').nth(2).click();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/frame/list-${w}-${scheme}.png` });
  if (scheme === 'light') {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(600);
    await page.keyboard.type('grace');
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/frame/palette-${w}.png` });
    await page.keyboard.press('Escape');
  } else if (w < 500) {
    await page.getByRole('button', { name: 'More' }).click({ timeout: 1000 }).catch(() => page.getByRole('button', { name: 'Menu' }).first().click());
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/frame/menu-${w}.png` });
  } else {
    await page.getByRole('button', { name: /^Status/ }).first().click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/frame/filter-${w}.png` });
  }
  await c.close();
}
await b.close();
server.close();
