import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const packages = ['media', 'storefront', 'studio', 'ui', 'viewer'];
const sources = packages
  .flatMap((packageName) =>
    readdirSync(join(root, packageName, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${packageName}/src/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Video elements as they are written, in JSX and in HTML: from the tag's beginning to the end of its attributes. */
const videoElements = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/<video\b(?:[^<>]|=>)*>/g)].map(([tag]) => ({ path, tag })),
);
/** Files that make a video element, and what they set on it. */
const createdVideos = sources.filter(({ text }) => text.includes("createElement('video')"));

describe('films on an iPhone', () => {
  it('S1.12 are found by this test', () => {
    expect(videoElements.length).toBeGreaterThanOrEqual(6);
    expect(createdVideos.length).toBeGreaterThanOrEqual(3);
  });

  it('S1.12 play in the page: without that they would fill the screen', () => {
    expect(videoElements.filter(({ tag }) => !/\bplays[iI]nline\b/.test(tag))).toEqual([]);
    const openers = /playsInline = true|playsInline: true|openFilm\(video/;
    expect(createdVideos.filter(({ text }) => !openers.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('S1.12 are silent wherever they begin by themselves: with sound they may not', () => {
    expect(videoElements.filter(({ tag }) => /\bauto[pP]lay\b/.test(tag) && !/\bmuted\b/.test(tag))).toEqual([]);
  });
});
