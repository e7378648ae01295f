import { describe, expect, it } from 'vitest';
import { htmlDocument, scriptJson } from './document.ts';
import { fullTitle } from '@afterimage/client/navigation/head.ts';
import { entryKey, filesOf, type Manifest } from './manifest.ts';

const meta = {
  title: 'Mug <b>"A&B"</b>',
  description: 'x" onload="y',
  canonical: '/products/mug',
  image: { url: '/p.webp', alt: 'A mug' },
};
const parts = {
  meta,
  offered: ['en', 'de'] as const,
  origin: 'https://shop.example',
  body: '<h1>Mug</h1>',
  hydrationPayload: {
    state: { product: { name: '</script><script>alert(1)</script>\u2028' } },
    failure: null,
    page: null,
  },
  styles: ['/assets/a.css'],
  entry: '/assets/entry.js',
  scripts: ['/assets/page.js'],
  fonts: ['/assets/f.woff2'],
};

describe('the document', () => {
  it('D2.12 reaches the edges of a phone, for only then styles are told what the phone covers', () => {
    expect(htmlDocument(parts)).toMatch(/<meta name="viewport" content="[^"]*\bviewport-fit=cover\b/);
  });

  it('D2.12 has title, description, canonical link and the picture of a shared link, all escaped', () => {
    const html = htmlDocument(parts);
    expect(html).toContain('<title>Mug &lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt; – Afterimage</title>');
    expect(html).toContain('<meta name="description" content="x&quot; onload=&quot;y">');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/products/mug">');
    expect(html).toContain('<meta property="og:image" content="https://shop.example/p.webp">');
    expect(html).not.toContain('name="robots"');
    expect(htmlDocument({ ...parts, meta: { ...meta, robots: 'noindex' } })).toContain('content="noindex"');
  });

  it('D20.4 names the page in each language that the shop offers, and the first of them for everybody else', () => {
    const linksOf = (html: string) => [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...one]) => one);
    const [english, german] = ['https://shop.example/products/mug', 'https://shop.example/de/products/mug'];
    expect(linksOf(htmlDocument(parts))).toEqual([
      ['en', english],
      ['de', german],
      ['x-default', english],
    ]);
    expect(linksOf(htmlDocument({ ...parts, offered: ['de'] }))).toEqual([
      ['de', german],
      ['x-default', german],
    ]);
  });

  it('S1.10 D2.12 an article says who wrote it and when, a list of articles where its feed is', () => {
    const article = { publishedAt: '2026-06-30T00:00:00.000Z', author: 'Ada "A"', section: 'Making' };
    const html = htmlDocument({ ...parts, meta: { ...meta, article, feed: '/blogs.rss' } });
    for (const tag of [
      '<meta property="og:type" content="article">',
      '<meta property="article:published_time" content="2026-06-30T00:00:00.000Z">',
      '<meta property="article:author" content="Ada &quot;A&quot;">',
      '<meta property="article:section" content="Making">',
    ])
      expect(html).toContain(tag);
    expect(html).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="https:\/\/shop\.example\/blogs\.rss">/,
    );
    expect(htmlDocument(parts)).not.toMatch(/article:|rss/);
  });

  it('D2.12 a title that names the shop is not named twice', () => {
    expect(fullTitle('Afterimage – photographs')).toBe('Afterimage – photographs');
  });

  it('S3.20 the state travels once, and nothing in it can close its script', () => {
    const html = htmlDocument(parts);
    const scripts = [...html.matchAll(/<script type="application\/json" id="woken">(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.[1] ?? '')).toEqual(parts.hydrationPayload);
    expect(html).not.toContain('alert(1)</script>');
    expect(scriptJson('\u2028<')).toBe('"\\u2028\\u003c"');
  });

  it('D2.12 names the files of its page: styles, code to preload, the two Latin faces', () => {
    const manifest: Manifest = {
      [entryKey]: { file: 'assets/entry.js', imports: ['shared'], css: ['assets/base.css'] },
      shared: { file: 'assets/shared.js' },
      'src/pages/mug.page.tsx': { file: 'assets/mug.js', imports: ['shared', entryKey], css: ['assets/mug.css'] },
      'kalnia-latin-wght-normal.woff2': { file: 'assets/kalnia-latin-wght-normal-x.woff2' },
      'kalnia-latin-ext-wght-normal.woff2': { file: 'assets/kalnia-latin-ext-wght-normal-x.woff2' },
    };
    expect(filesOf(manifest, 'src/pages/mug.page.tsx')).toEqual({
      entry: '/assets/entry.js',
      page: '/assets/mug.js',
      scripts: ['/assets/shared.js', '/assets/mug.js'],
      styles: ['/assets/base.css', '/assets/mug.css'],
      fonts: ['/assets/kalnia-latin-wght-normal-x.woff2'],
    });
    expect(() => filesOf({}, undefined)).toThrow('build the storefront first');
  });
});
