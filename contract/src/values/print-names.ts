/** What the name of a print file may contain: order, line, article, the one side or `all`, piece and pieces of the order. */
const printNamePlaceholders = ['order', 'line', 'sku', 'product', 'side', 'n', 'qty', 'date'] as const;
export type PrintNamePlaceholder = (typeof printNamePlaceholders)[number];

export const defaultPrintName = '{order}-{line}-{sku}-{side}-{n}of{qty}';

/** The name that a pattern gives, without the characters that file systems refuse; unknown placeholders stay. */
export function printNameOf(pattern: string, values: Readonly<Record<PrintNamePlaceholder, string | number>>): string {
  const name = pattern.replaceAll(/\{(\w+)\}/g, (whole, key: string) =>
    key in values ? String(values[key as PrintNamePlaceholder]) : whole,
  );
  const plain = name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-').replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return plain.slice(0, 150) || String(values.order);
}
