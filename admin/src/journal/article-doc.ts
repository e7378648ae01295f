import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';

/** A document of the editor as JSON, with the nodes that articles are made of and no others. */
export interface ArticleDoc {
  type: 'doc';
  content: ArticleNode[];
}

interface TextNode {
  type: 'text';
  text: string;
}

/** Marks and attributes that an article does not have are left out. */
type ArticleNode =
  | { type: 'paragraph' | 'blockquote'; content?: TextNode[] }
  | { type: 'heading'; attrs: { level: number }; content?: TextNode[] }
  | { type: 'image'; attrs: PictureAttributes };

/** `src` and `alt` are those that the editor's pictures have by themselves. */
export interface PictureAttributes {
  src: string;
  alt: string;
  /** All else that the shop knows of the picture. */
  picture: Omit<Picture, 'alt' | 'url'>;
  caption: string;
}

/** The headings of an article stand below its title. */
export const headingLevel = 2;

const nodeOfKind = { paragraph: 'paragraph', quote: 'blockquote' } as const;

/** The document that the editor shows of an article; never without a line to type in. */
export function docOf(blockList: readonly BlogBlock[]): ArticleDoc {
  const content = blockList.map(nodeOf);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

function nodeOf(block: BlogBlock): ArticleNode {
  if (block.kind === 'picture') {
    const { url, alt, ...picture } = block.picture;
    return { type: 'image', attrs: { src: url, alt, picture, caption: block.caption } };
  }
  // The editor refuses empty texts.
  const content = block.text === '' ? {} : { content: [{ type: 'text' as const, text: block.text }] };
  return block.kind === 'heading'
    ? { type: 'heading', attrs: { level: headingLevel }, ...content }
    : { type: nodeOfKind[block.kind], ...content };
}

/** What an article is made of, given the editor's document. Empty lines are no part of it. */
export function blocksOf({ content }: ArticleDoc): BlogBlock[] {
  return content.flatMap((node): BlogBlock[] => {
    if (node.type === 'image') {
      const { src, alt, picture, caption } = node.attrs;
      return [{ kind: 'picture', picture: { url: src, alt, ...picture }, caption }];
    }
    const text = (node.content ?? []).map((part) => part.text).join('');
    if (text.trim() === '') return [];
    if (node.type === 'blockquote') return [{ kind: 'quote', text }];
    return [{ kind: node.type, text }];
  });
}
