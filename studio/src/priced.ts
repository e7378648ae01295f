import type { Customization } from '@afterimage/contract/customization.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { words } from './studio.words.ts';

/** A choice in words, with what it costs when it costs something. */
export function priced({ title, price }: Customization['extraList'][number], currency: string): string {
  return price > 0 ? `${title} ${words.more({ price: formatPrice(price, currency) })}` : title;
}
