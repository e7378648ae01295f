import { eq } from 'drizzle-orm';
import type { ReadyContent } from '@afterimage/contract/ready-designs.ts';
import { textStyle } from '@afterimage/contract/print.ts';
import { readyDesignList } from '@afterimage/sample/ready-designs.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products } from '../catalogue/tables.ts';
import type { Database } from '../platform/db/connection.ts';
import { readyDesigns } from '../ready-designs/tables.ts';

/** Writes the ready designs of the sample, whose products are there already. */
export async function seedReadyDesigns(tx: Database): Promise<void> {
  const rows: (typeof readyDesigns.$inferInsert)[] = [];
  for (const [position, { slug, name, texts, choices }] of readyDesignList.entries()) {
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
    const slots = (product && (await loadCustomizations(tx, [product.id])).get(product.id)) ?? [];
    const find = (slotTitle: string, optionTitle: string) => {
      const slot = slots.find(({ title }) => title === slotTitle);
      const option = slot?.extraList.find(({ title }) => title === optionTitle);
      if (!product || !slot || !option) throw new Error(`${slug} has no ${optionTitle} in ${slotTitle}.`);
      return { slot: slot.id, choices: [option.id] };
    };
    const content: ReadyContent = {
      extraList: [],
      slots: [
        ...texts.map(({ slot, font, text, style }) => ({
          ...find(slot, font),
          kind: 'text' as const,
          text,
          look: { textStyle: textStyle.parse(style) },
        })),
        ...choices.map(({ slot, option }) => ({ ...find(slot, option), kind: 'specification' as const })),
      ],
    };
    rows.push({ productId: product?.id ?? 0, position, name, content });
  }
  await tx.insert(readyDesigns).values(rows);
}
