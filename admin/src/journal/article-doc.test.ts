import { expect, it } from 'vitest';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import { type ArticleDoc, blocksOf, docOf } from './article-doc.ts';

const picture = {
  url: '/pictures/mug-1600.webp',
  width: 1600,
  height: 1200,
  alt: 'A mug on a bench',
  widths: [320, 1600],
  placeholder: 'data:image/webp;base64,AAAA',
};
const blockList: BlogBlock[] = [
  { kind: 'heading', text: 'Ink & <b>wood</b>' },
  { kind: 'paragraph', text: ' Two lines\nof one paragraph ' },
  { kind: 'quote', text: '“Quoted”' },
  { kind: 'picture', picture, caption: '' },
  { kind: 'picture', picture: { ...picture, alt: '' }, caption: 'A caption' },
  { kind: 'paragraph', text: 'ß 👩🏽‍🚀' },
];

it('D7.39 an article comes back from the editor as it went in', () => {
  expect(blocksOf(docOf(blockList))).toEqual(blockList);
  for (const block of blockList) expect(blocksOf(docOf([block]))).toEqual([block]);
});

it('D7.39 a document comes back from the article as it was', () => {
  const doc: ArticleDoc = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A' }] },
      { type: 'blockquote', content: [{ type: 'text', text: 'B' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'C' }] },
    ],
  };
  expect(docOf(blocksOf(doc))).toEqual(doc);
});

it('D7.39 empty lines are no part of an article, and an empty article has a line to type in', () => {
  const empty = docOf([]);
  expect(empty.content).toEqual([{ type: 'paragraph' }]);
  expect(blocksOf(empty)).toEqual([]);
  expect(docOf([{ kind: 'paragraph', text: '' }]).content).toEqual([{ type: 'paragraph' }]);
  const split = {
    type: 'paragraph' as const,
    content: [
      { type: 'text' as const, text: 'a' },
      { type: 'text' as const, text: 'b' },
    ],
  };
  expect(blocksOf({ type: 'doc', content: [split, { type: 'paragraph' }] })).toEqual([
    { kind: 'paragraph', text: 'ab' },
  ]);
});
