/** A picture as the contract gives it: with widths, `url` ends in `-<n>.webp` and each width exists as AVIF and WebP. */
export type PictureSource = {
  url: string;
  width: number;
  height: number;
  alt: string;
  widths: readonly number[];
  placeholder: string;
  /** What stays in sight where it is cut, as `object-position` has it. */
  focus?: string | undefined;
};

/**
 * `sizes` for phones with fine screens too: of a picture across the window nobody sees more than some two pixels for each of
 * CSS there, and a larger file comes late. The last of the sizes is that of narrow windows.
 */
export function sizesOf(sizes: string): string {
  const narrow = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
  if (!(narrow.endsWith('vw') && Number.parseFloat(narrow) >= 80)) return sizes;
  return `(max-width: 599px) and (min-resolution: 2.1dppx) calc(${narrow} * 0.75), ${sizes}`;
}

/** The candidates of one type, narrowest first; `null` when the address follows no naming of ours. */
export function sourceSet(source: Pick<PictureSource, 'url' | 'widths'>, type: 'avif' | 'webp'): string | null {
  const match = /^(.*)-\d+\.webp$/.exec(source.url);
  if (!match || source.widths.length === 0) return null;
  return source.widths
    .toSorted((a, b) => a - b)
    .map((width) => `${match[1]}-${width}.${type} ${width}w`)
    .join(', ');
}
