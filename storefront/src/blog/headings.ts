import type { BlogBlock } from '@afterimage/contract/blog.ts';

/** A heading of an article and the name by which it can be linked to. */
export interface Anchor {
  id: string;
  text: string;
}

function nameOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return plain || 'part';
}

/** The anchors of an article's headings by their place among the blocks; two headings of one name get two ids. */
export function anchorsOf(blockList: readonly BlogBlock[]): Map<number, Anchor> {
  const idCounts = new Map<string, number>();
  const anchors = new Map<number, Anchor>();
  for (const [index, block] of blockList.entries()) {
    if (block.kind !== 'heading') continue;
    const name = nameOf(block.text);
    const count = (idCounts.get(name) ?? 0) + 1;
    idCounts.set(name, count);
    // The page has ids of its own; none begins so.
    anchors.set(index, { id: `part-${name}${count > 1 ? `-${count}` : ''}`, text: block.text });
  }
  return anchors;
}
