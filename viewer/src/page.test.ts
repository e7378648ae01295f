import { afterEach, describe, expect, it } from 'vitest';
import { byLocale, setLocale } from '@afterimage/words/locale.ts';
import { viewerPage, type ViewerPageOptions } from './page.ts';
import { testManifest, testTarget } from './viewer-manifest.fixture.ts';

const code = '0123456789abcdefghjkmnpqrs';
const parts: ViewerPageOptions = {
  locale: 'en',
  shopName: 'Afterimage',
  code,
  show: testManifest(testTarget()),
  fault: null,
  pageUrl: `https://shop.example/ar/${code}`,
  homeUrl: '/home',
  reportUrl: `/report/viewer/${code}`,
  apiBase: '/api',
  files: { script: '/viewer/assets/main.js', styles: ['/viewer/assets/main.css'] },
  other: byLocale((one) => `/${one}/ar/${code}`),
};
const dataOf = (page: string): unknown =>
  JSON.parse(/<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(page)?.[1] ?? '');

afterEach(() => setLocale('en'));

describe("the viewer's page", () => {
  it('S1.13 reaches the edges of a phone, for only then styles are told what the phone covers', () => {
    expect(viewerPage(parts)).toMatch(/<meta name="viewport" content="[^"]*\bviewport-fit=cover\b/);
  });

  it('S1.13 says what to look for and what will happen, with one button', () => {
    const page = viewerPage(parts);
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en"/);
    expect(page).toContain('Stoneware mug – Afterimage');
    expect(page).toContain('Point your phone at this photo');
    expect(page).toContain('What the camera sees never leaves your phone.');
    expect(page.match(/class="button primary hand/g)).toHaveLength(1);
    expect(page).toContain('href="#plain"');
  });

  it('S1.13 tells its script what the server told', () => {
    const { show, fault, pageUrl, homeUrl, reportUrl, apiBase } = parts;
    expect(dataOf(viewerPage(parts))).toEqual({ code, show, fault, pageUrl, homeUrl, reportUrl, apiBase });
  });

  it('S1.13 names and descriptions of customers stay words, wherever they stand', () => {
    const evil = `</script><script>alert(1)</script><!--" onload='x'`;
    const film = testTarget(
      { display: { fit: 'cover', x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: true, description: evil } },
      evil,
    );
    const text = { version: 1, text: evil, font: evil, color: '#ffffff', background: null, align: 'left' } as const;
    const words = testTarget({ type: 'TEXT', text: { ...text, animation: 'none' } });
    const show = { ...testManifest(film, words), productName: evil };
    const page = viewerPage({ ...parts, show });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).not.toContain('<!--');
    const markup = page.replace(/<script type="application\/json"[^]*?<\/script>/, '');
    expect(markup).not.toMatch(/["'] onload=|onload='/);
    expect(dataOf(page)).toMatchObject({ show });
  });

  it('S1.13 speaks German, and leads to the other language', () => {
    const page = viewerPage({ ...parts, locale: 'de' });
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('Kamera öffnen');
    expect(page).toContain('Ein Film auf Main photo, Dauer: 12 Sekunden');
    expect(page).toMatch(new RegExp(`href="/en/ar/${code}"[^>]*>\\s*English`));
  });

  it('S1.13 is kept out of search engines, and tells no other page its address', () => {
    const page = viewerPage(parts);
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).toContain('name="referrer" content="no-referrer"');
  });

  it.each([
    ['VIEWER_NOT_FOUND', 'We do not know this code'],
    ['VIEWER_CLOSED', 'This has been closed'],
    ['VIEWER_EXPIRED', 'This has ended'],
    ['TAKEN_DOWN', 'This has been taken down'],
    ['PASS_PHRASE_NEEDED', 'This print is private'],
    ['TOO_MANY_REQUESTS', 'Too many attempts'],
    ['UNAVAILABLE', 'That did not work'],
  ] as const)('S1.13 %s says so: %s', (fault, words) => {
    const page = viewerPage({ ...parts, show: null, fault });
    expect(page).toContain(words);
    expect(page).not.toContain('id="plain"');
  });

  it('S1.13 can be reported, where there is a shop that takes it', () => {
    expect(viewerPage(parts)).toMatch(new RegExp(`href="/report/viewer/${code}"[^>]*>\\s*Report this`));
    expect(viewerPage({ ...parts, reportUrl: null })).not.toContain('Report this');
  });

  it('S1.13 a show without any medium is told in a friendly way', () => {
    expect(viewerPage({ ...parts, show: testManifest() })).toContain('Nothing plays here yet');
  });

  it('S1.13 an exported folder counts nothing and says so', () => {
    const page = viewerPage({ ...parts, apiBase: null, homeUrl: null, pageUrl: '' });
    expect(page).toContain('nothing is counted');
    expect(dataOf(page)).toMatchObject({ apiBase: null });
  });
});
