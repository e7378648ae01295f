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

/** Tells of the sample's products of before which faces go round them; a template that was changed keeps as it is. */
export async function seedRadii(tx: Database): Promise<void> {
  for (const { sku, slug } of productList) {
    const round = (templates.get(slug) ?? []).filter(({ radiusMm }) => radiusMm !== undefined);
    if (round.length === 0) continue;
    const [product] = await tx.select().from(products).where(eq(products.sku, sku));
    if (!product?.printTemplate) continue;
    const surfaceList = product.printTemplate.surfaceList.map((surface) => {
      const face = round.find(
        ({ id, widthMm, heightMm }) =>
          id === surface.id && widthMm === surface.widthMm && heightMm === surface.heightMm,
      );
      return face?.radiusMm === undefined ? surface : { radiusMm: face.radiusMm, ...surface };
    });
    const printTemplate = { ...product.printTemplate, surfaceList };
    await tx.update(products).set({ printTemplate }).where(eq(products.id, product.id));
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
