import { localePath } from '@afterimage/words/locale.ts';
import { shopName } from '@afterimage/words/shop-name.ts';
import type { Meta } from './page.ts';

/** `Blue oak lounge chair – Afterimage`, with the shop's name; a title that names the shop already stays as it is. */
export function fullTitle(title: string, name = shopName()): string {
  return title.includes(name) ? title : `${title} – ${name}`;
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

/** The address of a path in the present language. */
export const addressIn = (origin: string, path: string) => (path.startsWith('/') ? origin + localePath(path) : path);

export const namedMeta = (key: string, value: string): HeadTag => ({ tag: 'meta', by: 'name', key, value });

/** The tags that follow the visitor from page to page; share-tags.ts has those that only a document needs. */
export function pageTags(meta: Meta, origin: string): HeadTag[] {
  return [
    namedMeta('description', meta.description),
    ...(meta.robots ? [namedMeta('robots', meta.robots)] : []),
    { tag: 'link', by: 'rel', key: 'canonical', value: addressIn(origin, meta.canonical) },
  ];
}

/** What tells others of the page that came as a document; whoever goes on to another page by a link is a person. */
const ofDocument = 'meta[property],meta[name^="twitter:"],link[rel=alternate],script[type="application/ld+json"]';

/** Puts a page's title and tags into the document; what is right already is left alone. */
export function showHead(document: Document, meta: Meta): void {
  const { head } = document;
  const title = fullTitle(meta.title);
  if (document.title !== title) document.title = title;
  const find = ({ tag, by, key }: Pick<HeadTag, 'tag' | 'by' | 'key'>) => head.querySelector(`${tag}[${by}="${key}"]`);
  // Where the shop says that it is to be found, which need not be where this visitor has found it.
  const canonical = head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const nextTags = pageTags(meta, new URL(canonical ?? document.location.href).origin);
  if (canonical !== nextTags.at(-1)?.value) for (const element of head.querySelectorAll(ofDocument)) element.remove();
  if (!meta.robots) find({ tag: 'meta', by: 'name', key: 'robots' })?.remove();
  for (const tag of nextTags) {
    const element = find(tag) ?? document.createElement(tag.tag);
    element.setAttribute(tag.by, tag.key);
    element.setAttribute(tag.tag === 'link' ? 'href' : 'content', tag.value);
    if (!element.isConnected) head.append(element);
  }
}
