/** The cells of a CSV file; the separator is that which the first row has most of. */
export function csvRows(content: string): string[][] {
  const text = content.replace(/^\uFEFF/, '');
  const first = text.split('\n', 1)[0] ?? '';
  const separator = [';', '\t', ','].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ';';
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"\\r\\n${separator}]*)(${separator}|\\r?\\n|\\r|$)`, 'g');
  const rows: string[][] = [[]];
  for (const [whole, cellText = '', end] of text.matchAll(cell)) {
    if (whole === '' && rows.at(-1)?.length === 0) continue;
    rows.at(-1)?.push(cellText.replace(/^"|"$/g, '').replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.some((one) => one !== ''));
}
