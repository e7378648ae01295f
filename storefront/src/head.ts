import { baseLocale, currentLocale, type Locale, localeFacts, localePath, locales } from '@afterimage/words/locale.ts';
import type { Meta } from './page.ts';

export const shopName = 'Afterimage';

/** `Blue oak lounge chair – Afterimage`; a title that names the shop already stays as it is. */
export function fullTitle(title: string): string {
  return title.includes(shopName) ? title : `${title} – ${shopName}`;
}

/** One tag of the head: its name, what identifies it, and what it says. */
export interface HeadTag {
  tag: 'meta' | 'link';
  by: 'name' | 'property' | 'rel';
  key: string;
  value: string;
  /** Attributes besides, which tell two tags of one key apart. */
  more?: Record<string, string>;
}

/** The tags that change from page to page; the same list for the server's HTML and the browser's updates. */
export function headTags(meta: Meta, origin: string): HeadTag[] {
  const whole = (address: string) => (address.startsWith('/') ? origin + address : address);
  const canonical = whole(localePath(meta.canonical));
  const named = (key: string, value: string): HeadTag => ({ tag: 'meta', by: 'name', key, value });
  const graph = (key: string, value: string): HeadTag => ({ tag: 'meta', by: 'property', key, value });
  const { image = { url: '/social/shop.jpg', alt: shopName } } = meta;
  return [
    named('description', meta.description),
    ...(meta.robots ? [named('robots', meta.robots)] : languageTags(meta.canonical, whole)),
    { tag: 'link', by: 'rel', key: 'canonical', value: canonical },
    graph('og:title', fullTitle(meta.title)),
    graph('og:description', meta.description),
    graph('og:url', canonical),
    graph('og:type', meta.article ? 'article' : meta.product ? 'product' : 'website'),
    graph('og:site_name', shopName),
    graph('og:locale', localeFacts[currentLocale()].intl.replace('-', '_')),
    graph('og:image', whole(image.url)),
    graph('og:image:width', '1200'),
    graph('og:image:height', '630'),
    graph('og:image:alt', image.alt),
    ...(meta.article ? articleTags(meta.article).map(([key, value]) => graph(key, value)) : []),
    ...(meta.product ? productTags(meta.product).map(([key, value]) => graph(key, value)) : []),
    named('twitter:card', 'summary_large_image'),
    ...(meta.feed ? [feedTag(whole(localePath(meta.feed)), meta.title)] : []),
  ];
}

/** The page in every language, and the one for whoever reads none of them; only of what may be found. */
function languageTags(path: string, whole: (address: string) => string): HeadTag[] {
  const tag = (hreflang: string, locale: Locale): HeadTag => ({
    tag: 'link',
    by: 'rel',
    key: 'alternate',
    value: whole(localePath(path, locale)),
    more: { hreflang },
  });
  return [...locales.map((locale) => tag(locale, locale)), tag('x-default', baseLocale)];
}

/** https://developers.facebook.com/docs/payments/product: what a shared product costs. */
function productTags({ price, currency, inStock }: NonNullable<Meta['product']>): [string, string][] {
  return [
    ['product:price:amount', price],
    ['product:price:currency', currency],
    ['product:availability', inStock ? 'in stock' : 'out of stock'],
    ['product:condition', 'new'],
  ];
}

/** https://ogp.me/#type_article */
function articleTags({ publishedAt, author, section }: NonNullable<Meta['article']>): [string, string][] {
  return [
    ['article:published_time', publishedAt],
    ['article:author', author],
    ...(section ? [['article:section', section] satisfies [string, string]] : []),
  ];
}

const feedTag = (value: string, title: string): HeadTag => ({
  tag: 'link',
  by: 'rel',
  key: 'alternate',
  value,
  more: { type: 'application/rss+xml', title },
});

/** Every tag that may stand in a head of ours, so that one page's leave with it. */
const changing =
  'meta[name=description],meta[name=robots],meta[name^="twitter:"],meta[property^="og:"],meta[property^="article:"],meta[property^="product:"],link[rel=canonical],link[rel=alternate]';

const canonicalOf = (document: Document) => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

/** Puts a page's title and tags into the document; what is right already is left alone. */
export function showHead(document: Document, meta: Meta): void {
  const title = fullTitle(meta.title);
  if (document.title !== title) document.title = title;
  const before = canonicalOf(document);
  const wanted = headTags(meta, document.location.origin);
  const present = [...document.head.querySelectorAll<HTMLMetaElement | HTMLLinkElement>(changing)];
  const isFor = (element: Element, { tag, by, key, more = {} }: HeadTag) =>
    element.localName === tag &&
    element.getAttribute(by) === key &&
    Object.entries(more).every(([name, text]) => element.getAttribute(name) === text);
  for (const element of present) if (!wanted.some((tag) => isFor(element, tag))) element.remove();
  for (const tag of wanted) {
    const element = present.find((one) => isFor(one, tag)) ?? document.createElement(tag.tag);
    element.setAttribute(tag.by, tag.key);
    for (const [name, text] of Object.entries(tag.more ?? {})) element.setAttribute(name, text);
    element.setAttribute(tag.tag === 'link' ? 'href' : 'content', tag.value);
    if (!element.isConnected) document.head.append(element);
  }
  // It tells of the page that came as a document; whoever goes on to another page by a link is a person.
  if (before === canonicalOf(document)) return;
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}
