import { words } from './product.words.ts';

type StockState = 'in' | 'few' | 'out';

/** Above this many pieces the number is nobody's business. */
const few = 10;

/** What is said of a stock: the true number, or that there is enough. */
export function stockLine(stock: number): { state: StockState; text: string } {
  if (stock <= 0) return { state: 'out', text: words.soldOut };
  return stock > few ? { state: 'in', text: words.inStock } : { state: 'few', text: words.onlyLeft({ count: stock }) };
}
