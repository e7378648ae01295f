import { mkdirSync, writeFileSync } from 'node:fs';
import { openBrowser } from './e2e/browser.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { chartPhoto, filledProduct, openTruthPage, photoFacesOf, printedFace, shootModel, truthOf } from './e2e/preview-truth.ts';
const out = process.argv[2]!; const only = process.argv[3]?.split(',');
const mode = process.argv[4] ?? 'all';
mkdirSync(out, { recursive: true });
const browser = await openBrowser({ in3D: true });
const photo = await chartPhoto();
writeFileSync(`${out}/chart.jpg`, photo);
const rows: string[] = [];
for (const slug of templates.keys()) {
  if (only && !only.some((o) => slug.includes(o))) continue;
  const page = await openTruthPage(browser);
  page.on('console', (m) => { if (m.type() === 'error') console.log('  !', m.text()); });
  page.on('pageerror', (e) => console.log('  !!', e.message));
  const filled = filledProduct(slug);
  const photoFaces = new Set(photoFacesOf(slug));
  try {
  const views = [null, ...filled.surfaceList.map(({ id }) => id)].map((face) => ({ face, sampled: face !== null && photoFaces.has(face) })).filter(({ sampled }) => mode !== 'measure' || sampled);
  const shots = await shootModel(page, slug, filled, photo, views);
  for (const [index, { face, sampled }] of views.entries()) {
    const shot = shots[index]!;
    writeFileSync(`${out}/${slug}--${face ?? 'whole'}.png`, Buffer.from(shot.png, 'base64'));
    if (!sampled) continue;
    const surface = filled.surfaceList.find(({ id }) => id === face)!;
    const print = await printedFace(surface, photo);
    const t = truthOf(shot.samples, surface, print);
    const line = `${slug} ${face}: n ${t.count} mean ${(t.mean/2.55).toFixed(1)} % p95 ${(t.percentile95/2.55).toFixed(1)} % brighter ${(t.brighter/2.55).toFixed(1)} %`;
    console.log(line); rows.push(line);
  }
  } catch (e) { console.log(slug, String(e)); }
  await page.close();
}
writeFileSync(`${out}/figures.txt`, rows.join('\n') + '\n');
await browser.close();
