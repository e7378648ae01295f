/** A picture as the contract gives it: with widths, `url` ends in `-<n>.webp` and each width exists as AVIF and WebP. */
export type PictureSource = {
  url: string;
  width: number;
  height: number;
  alt: string;
  widths: readonly number[];
  placeholder: string;
};

/** The candidates of one type, narrowest first; `null` when the address follows no naming of ours. */
export function sourceSet(source: Pick<PictureSource, 'url' | 'widths'>, type: 'avif' | 'webp'): string | null {
  const match = /^(.*)-\d+\.webp$/.exec(source.url);
  if (!match || source.widths.length === 0) return null;
  return source.widths
    .toSorted((a, b) => a - b)
    .map((width) => `${match[1]}-${width}.${type} ${width}w`)
    .join(', ');
}
