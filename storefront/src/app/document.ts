import { currentLocale, type Locale, localeFacts, localePath } from '@afterimage/words/locale.ts';
import { shopName } from '@afterimage/words/shop-name.ts';
import { fullTitle, pageTags } from '@afterimage/client/navigation/head.ts';
import type { Meta } from '@afterimage/client/navigation/page.ts';
import icon from '../pages/root/icon.svg';
import { absolute } from '../structured/absolute.ts';
import { shareTags } from './share-tags.ts';
import { rootId, type HydrationPayload, hydrationPayloadId } from './hydration-payload.ts';
import { themeScript } from '@afterimage/ui/theme.ts';
import { dark, light } from '@afterimage/contract/values/palette.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON that can stand in a script element: no `<` can close it, no line separator can break it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

interface DocumentParts {
  meta: Meta;
  /** The languages that the shop offers. */
  offered: readonly Locale[];
  origin: string;
  body: string;
  /** What a demo says of itself; it stands outside of the root, so that no script knows of it. */
  demoText?: string | undefined;
  hydrationPayload: HydrationPayload;
  /** Addresses of style sheets, of the entry script, of scripts and fonts to be fetched at once. */
  styles: string[];
  entry: string;
  scripts: string[];
  fonts: string[];
}

const demoLine = (text: string | undefined) =>
  text === undefined ? '' : `<p class="demo-line" role="note" data-print="no">${escape(text)}</p>`;

/** The whole HTML document of a page. */
export function htmlDocument(parts: DocumentParts): string {
  const { meta } = parts;
  const locale = currentLocale();
  const facts = [...pageTags(meta, parts.origin), ...shareTags(meta, parts.origin, parts.offered)];
  const tags = facts.map(({ tag, by, key, value, more = {} }) => {
    const rest = Object.entries(more).map(([name, text]) => ` ${name}="${escape(text)}"`);
    return `<${tag} ${by}="${key}"${rest.join('')} ${tag === 'link' ? 'href' : 'content'}="${escape(value)}">`;
  });
  return [
    `<!doctype html><html lang="${locale}" dir="${localeFacts[locale].direction}" data-shop="${escape(shopName())}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(fullTitle(meta.title))}</title>`,
    ...tags,
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    `<script>${themeScript}</script>`,
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...parts.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escape(href)}">`),
    ...parts.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${escape(href)}">`),
    `<script type="module" fetchpriority="low" src="${escape(parts.entry)}"></script>`,
    `<link rel="manifest" href="${localePath('/manifest.webmanifest')}">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.paper}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.paper}">`,
    ...(meta.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${scriptJson(absolute(data, parts.origin))}</script>`,
    ),
    `</head><body>${demoLine(parts.demoText)}<div id="${rootId}">${parts.body}</div>`,
    `<script type="application/json" id="${hydrationPayloadId}">${scriptJson(parts.hydrationPayload)}</script>`,
    '</body></html>',
  ].join('\n');
}
