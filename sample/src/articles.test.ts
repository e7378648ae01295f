import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readingMinutes, wordsOf } from './article.ts';
import type { SampleArticle } from './article.ts';
import { articleCategoryList, articleList } from './articles.ts';
import { slugOf } from './define.ts';
import { generatedPictures } from './pictures.generated.ts';
import type { SamplePicture } from './product.ts';

const picturesFolder = fileURLToPath(new URL('../pictures/', import.meta.url));

function picturesOf(article: SampleArticle): SamplePicture[] {
  return [article.picture, ...article.blockList.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))];
}

const textsOf = (article: SampleArticle): string[] => [
  article.title,
  article.summary,
  ...article.blockList.map((block) => (block.kind === 'picture' ? block.caption : block.text)),
];

describe('the journal of the sample shop', () => {
  it('S7.10 there are at least eight articles, each with an id and a slug of its own made of its title', () => {
    expect(articleList.length).toBeGreaterThanOrEqual(8);
    expect(new Set(articleList.map((each) => each.id)).size).toBe(articleList.length);
    expect(new Set(articleList.map((each) => each.slug)).size).toBe(articleList.length);
    for (const each of articleList) expect(each.slug).toBe(slugOf(each.title));
  });

  it('S7.10 an article has 600 to 900 words, headings, a sentence set large, and a summary that fits a card', () => {
    for (const each of articleList) {
      expect(wordsOf(each), each.slug).toBeGreaterThanOrEqual(600);
      expect(wordsOf(each), each.slug).toBeLessThanOrEqual(900);
      expect(each.summary.length, each.slug).toBeGreaterThan(60);
      expect(each.summary.length, each.slug).toBeLessThanOrEqual(200);
      expect(each.blockList[0]?.kind).toBe('paragraph');
      expect(each.blockList.filter((block) => block.kind === 'heading').length, each.slug).toBeGreaterThanOrEqual(3);
      expect(each.authorName).toMatch(/^\S+ \S+/);
    }
  });

  it('S7.10 what is set large is a sentence of the article itself, nobody else is quoted', () => {
    for (const each of articleList) {
      const body = each.blockList.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ');
      const quotes = each.blockList.flatMap((block) => (block.kind === 'quote' ? [block.text] : []));
      expect(quotes.length, each.slug).toBeGreaterThan(0);
      for (const text of quotes) {
        // A cut sentence keeps its words in order: each part between its commas and stops is in the body.
        for (const part of text.split(/[,.:]\s*/).filter((piece) => piece !== '')) {
          expect(body.toLowerCase()).toContain(part.toLowerCase());
        }
      }
    }
  });

  it('S7.10 texts are plain: no markup, no straight quotes, no double spaces', () => {
    for (const each of articleList) {
      for (const text of textsOf(each)) {
        expect(text).toBe(text.trim());
        expect(text, each.slug).not.toMatch(/<\/?[a-z]|[*_]{2}|["']| {2}|\b(?:undefined|null)\b/i);
      }
    }
  });

  it('S7.10 every picture is on disk at every width, says what it shows, and stands once', () => {
    for (const article of articleList) {
      const pictures = picturesOf(article);
      expect(pictures.length, article.slug).toBeGreaterThanOrEqual(2);
      expect(new Set(pictures.map((each) => each.url)).size, article.slug).toBe(pictures.length);
      for (const { url, alt, widths } of pictures) {
        const name = url.replace(/^\/pictures\/(.+)-\d+\.webp$/, '$1');
        expect(generatedPictures[name], name).toBeDefined();
        expect(alt.length, name).toBeGreaterThan(15);
        // The server makes WebP of them where one is asked for.
        for (const width of widths) expect(existsSync(`${picturesFolder}${name}-${width}.avif`), name).toBe(true);
      }
    }
  });

  it('S7.10 each came out on a day of its own in 2026, and the newest stands last', () => {
    const days = articleList.map((each) => each.publishedAt);
    for (const day of days) {
      expect(day).toMatch(/^2026-\d{2}-\d{2}$/);
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
    }
    expect(days).toEqual([...new Set(days)].toSorted());
  });

  it('S7.11 each category has a description and at least two articles, and no article names one that is missing', () => {
    const categoryIds = new Set<string>(articleCategoryList.map((each) => each.id));
    for (const category of articleCategoryList) {
      expect(category.description.length).toBeGreaterThan(20);
      const inside = articleList.filter((each) => each.category.includes(category.id));
      expect(inside.length, category.id).toBeGreaterThanOrEqual(2);
    }
    for (const each of articleList) {
      expect(each.category.length, each.slug).toBeGreaterThan(0);
      expect(new Set(each.category).size).toBe(each.category.length);
      for (const id of each.category) expect(categoryIds.has(id), id).toBe(true);
    }
  });

  it('S7.10 reading time is words over 220, rounded up', () => {
    const ofWords = (count: number): SampleArticle => ({
      ...articleList[0]!,
      blockList: [{ kind: 'paragraph', text: Array.from({ length: count }, () => 'word').join(' ') }],
    });
    expect([0, 1, 220, 221, 660, 661].map((count) => readingMinutes(ofWords(count)))).toEqual([1, 1, 1, 2, 3, 4]);
  });
});
