import * as z from 'zod';
import { type BlogBlock, blogBlock } from '@afterimage/contract/blog.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { type Texts, translated, translatedPicture } from '../translations/translate.ts';

/**
 * The field that holds the whole body of an article as JSON. A translation may have other paragraphs than the original,
 * and a change of the original does not mix its blocks with those of the translation.
 */
export const blocksField = 'blockList';

interface ArticleTexts {
  title: string;
  summary: string;
  picture: Picture | null;
  blockList: BlogBlock[];
}

/** An article in the language of these texts; what is not translated stays as it is. */
export function translatedArticle<Row extends ArticleTexts>(row: Row, texts: Texts): Row {
  return {
    ...translated(row, texts, ['title', 'summary']),
    picture: row.picture && translatedPicture(row.picture, texts),
    blockList: blocksOf(texts[blocksField]) ?? row.blockList,
  };
}

/** Blocks that an operator has written otherwise than the contract has them are no translation. */
function blocksOf(text: string | undefined): BlogBlock[] | undefined {
  if (text === undefined) return undefined;
  try {
    return z.array(blogBlock).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
