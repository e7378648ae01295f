const wordsPerMinute = 220;

/** How long people read these texts, in whole minutes, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
