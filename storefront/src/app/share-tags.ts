import { currentLocale, type Locale, localeFacts, localePath } from '@afterimage/words/locale.ts';
import { shopName } from '@afterimage/words/shop-name.ts';
import { addressIn, fullTitle, type HeadTag, namedMeta } from '@afterimage/client/navigation/head.ts';
import type { Meta } from '@afterimage/client/navigation/page.ts';

const graph = (key: string, value: string): HeadTag => ({ tag: 'meta', by: 'property', key, value });

/** The tags of a document by which others show it: the sites on which it is shared, search engines, feed readers. */
export function shareTags(meta: Meta, origin: string, offered: readonly Locale[]): HeadTag[] {
  const { image = { url: '/social/shop.jpg', alt: shopName() } } = meta;
  return [
    ...(meta.robots ? [] : languageTags(meta.canonical, origin, offered)),
    graph('og:title', fullTitle(meta.title)),
    graph('og:description', meta.description),
    graph('og:url', addressIn(origin, meta.canonical)),
    graph('og:type', meta.article ? 'article' : meta.product ? 'product' : 'website'),
    graph('og:site_name', shopName()),
    graph('og:locale', localeFacts[currentLocale()].intl.replace('-', '_')),
    graph('og:image', image.url.startsWith('/') ? origin + image.url : image.url),
    graph('og:image:width', '1200'),
    graph('og:image:height', '630'),
    graph('og:image:alt', image.alt),
    ...(meta.article ? articleTags(meta.article) : []),
    ...(meta.product ? productTags(meta.product) : []),
    namedMeta('twitter:card', 'summary_large_image'),
    ...(meta.feed ? [feedTag(addressIn(origin, meta.feed), meta.title)] : []),
  ];
}

/** The page in every language that the shop offers, and the page for readers of other languages; only pages that may be indexed. */
function languageTags(path: string, origin: string, offered: readonly Locale[]): HeadTag[] {
  const tag = (hreflang: string, locale: Locale): HeadTag => ({
    tag: 'link',
    by: 'rel',
    key: 'alternate',
    value: origin + localePath(path, locale),
    more: { hreflang },
  });
  // The first one stands for the languages that the shop does not have.
  return [
    ...offered.map((locale) => tag(locale, locale)),
    ...offered.slice(0, 1).map((locale) => tag('x-default', locale)),
  ];
}

/** https://ogp.me/#type_article */
function articleTags({ publishedAt, author, section }: NonNullable<Meta['article']>): HeadTag[] {
  return [
    graph('article:published_time', publishedAt),
    graph('article:author', author),
    ...(section ? [graph('article:section', section)] : []),
  ];
}

/** https://developers.facebook.com/docs/payments/product: what a shared product costs. */
function productTags({ price, currency, inStock }: NonNullable<Meta['product']>): HeadTag[] {
  return [
    graph('product:price:amount', price),
    graph('product:price:currency', currency),
    graph('product:availability', inStock ? 'in stock' : 'out of stock'),
    graph('product:condition', 'new'),
  ];
}

const feedTag = (value: string, title: string): HeadTag => ({
  tag: 'link',
  by: 'rel',
  key: 'alternate',
  value,
  more: { type: 'application/rss+xml', title },
});
