import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { PrintItem, PrintTemplate } from '@afterimage/contract/print.ts';
import type { SampleCustomization } from '@afterimage/sample/product.ts';
import { productList } from '@afterimage/sample/products.ts';
import type { SampleFace } from '@afterimage/sample/template.ts';
import { modelUrlOf, templates } from '@afterimage/sample/templates.ts';
import type { Database } from './db/connection.ts';
import { customizations, products } from './db/tables.ts';

type Slot = Pick<typeof customizations.$inferSelect, 'id' | 'kind' | 'title' | 'limits'>;

/** Gives the sample's products what is printed on them and their models; one whose slots were changed keeps as it is. */
export async function seedTemplates(tx: Database): Promise<void> {
  const sample = new Map(productList.map((each) => [each.sku, each]));
  const known = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(and(inArray(products.sku, [...sample.keys()]), isNull(products.printTemplate), isNull(products.modelUrl)));
  if (known.length === 0) return;
  const slots = await tx
    .select()
    .from(customizations)
    .where(
      inArray(
        customizations.productId,
        known.map(({ id }) => id),
      ),
    )
    .orderBy(asc(customizations.position));
  for (const { id, sku } of known) {
    const product = sample.get(sku);
    const faces = product && templates.get(product.slug);
    if (!faces) continue;
    const own = slots.filter(({ productId }) => productId === id);
    const printTemplate = templateOf(faces, product.customizationList, own);
    if (printTemplate)
      await tx
        .update(products)
        .set({ printTemplate, modelUrl: modelUrlOf(product.slug) })
        .where(eq(products.id, id));
  }
}

/** The template with the ids of a shop's slots; null when one that is printed is not there as the sample has it. */
function templateOf(
  faces: readonly SampleFace[],
  sampleSlots: readonly SampleCustomization[],
  own: readonly Slot[],
): PrintTemplate | null {
  let isWhole = true;
  const idOf = (index: number): number => {
    const { kind, title, limits } = sampleSlots[index]!;
    const found = own.find(
      (each) =>
        each.kind === kind &&
        each.title === title &&
        each.limits.widthMm === limits.widthMm &&
        each.limits.heightMm === limits.heightMm,
    );
    isWhole &&= found !== undefined;
    return found?.id ?? 0;
  };
  const surfaceList = faces.map((face) => ({
    ...face,
    itemList: face.itemList.map((item): PrintItem => (item.kind === 'qr' ? item : { ...item, slot: idOf(item.slot) })),
  }));
  return isWhole ? { version: 1, surfaceList } : null;
}
