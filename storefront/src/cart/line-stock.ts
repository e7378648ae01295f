import { maxQuantity } from '@afterimage/contract/values/limits.ts';

interface StockLine {
  cartItemId: string;
  variantId: number;
  quantity: number;
  stock: number;
}

/** From how many on the stock is nobody's concern. */
const plenty = 10;

/**
 * How a line stands to the stock: `fine`, `low` (enough, but nearly gone), `short` (fewer are left than are wanted),
 * `taken` (what is left lies in other lines of the same cart), `gone`.
 */
export interface LineStock {
  kind: 'fine' | 'low' | 'short' | 'taken' | 'gone';
  /** How many of this line can be had while the other lines keep theirs. */
  possible: number;
}

/** Looks at a line among all lines of its cart: lines of one variant share its stock. */
export function lineStock(line: StockLine, lines: readonly StockLine[]): LineStock {
  const others = lines
    .filter((other) => other.variantId === line.variantId && other.cartItemId !== line.cartItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const possible = Math.min(maxQuantity, Math.max(0, line.stock - others));
  if (line.stock <= 0) return { kind: 'gone', possible: 0 };
  if (possible === 0) return { kind: 'taken', possible };
  if (possible < line.quantity) return { kind: 'short', possible };
  return { kind: line.stock <= plenty ? 'low' : 'fine', possible };
}

/** The lines that keep a cart from being ordered. */
export function hinderingLines<Line extends StockLine>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !['fine', 'low'].includes(lineStock(line, lines).kind));
}
