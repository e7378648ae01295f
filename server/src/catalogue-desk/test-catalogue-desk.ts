import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskProduct, SaveProductBody } from '@afterimage/contract/admin/catalogue-desk.ts';
import type { CallName } from '@afterimage/contract/values/all-routes.ts';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { previewKeys } from '../catalogue/preview-key.ts';
import { draftHandlers } from '../drafts/draft-handlers.ts';
import { draftKeys } from '../drafts/draft-key.ts';
import { urlSigner } from '../files/signed-url.ts';
import { diskRoom, freeSpaceOf } from '../files/store/disk-room.ts';
import { diskStore } from '../files/store/store.ts';
import { auditHandlers } from '../operators/audit-handlers.ts';
import { registerReadyDesigns } from '../previews/serve-ready-designs.ts';
import { defaultPlateNames } from '../print/plates.ts';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';
import { readyDesignHandlers } from '../ready-designs/ready-design-handlers.ts';
import { openTestShop, type RequestOptions, type TestOperator } from '../test-shop.ts';
import { registerAttributePutBacks } from './attribute-changes.ts';
import { registerCategoryPutBack } from './categories.ts';
import { catalogueDeskHandlers } from './catalogue-desk-handlers.ts';
import { registerPricePutBack } from './product-actions.ts';
import { registerReadyDesignPutBacks } from './removed-designs.ts';
import { registerPublicationPutBacks } from './publish-product.ts';
import { registerProductPutBack } from './save-product.ts';
import { registerProductPictures } from './serve-pictures.ts';
import { registerSentModels } from './serve-sent-models.ts';

/** The operators' catalogue and the customers' one over a database of their own. For tests. */
export async function openCatalogueDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'afterimage-catalogue-'));
  const store = diskStore(join(folder, 'files'));
  const incoming = join(folder, 'incoming');
  const room = diskRoom({ folder, promised: async () => 0, freeSpace: freeSpaceOf });
  const throttle = { take: async () => {} } as unknown as Throttle;
  const secret = randomBytes(32);
  const previews = previewKeys(secret);
  const keys = { previews, drafts: draftKeys(secret) };
  registerProductPutBack();
  registerPublicationPutBacks();
  registerPricePutBack();
  registerAttributePutBacks();
  registerCategoryPutBack();
  registerReadyDesignPutBacks();
  const shop = await openTestShop({
    ...catalogueHandlers({ version: () => String(Math.random()), assortment: () => String(Math.random()) }, previews),
    ...catalogueDeskHandlers({ keys, store, incoming, room, plateNames: defaultPlateNames }),
    ...readyDesignHandlers(previews),
    ...draftHandlers({ keys: keys.drafts, signUrl: urlSigner(secret), draftDays: 30, throttle }),
    ...auditHandlers,
  });
  registerReadyDesigns(shop.app, { db: shop.database.db, store });
  registerProductPictures(shop.app, { db: shop.database.db, store });
  registerSentModels(shop.app, { db: shop.database.db, store });
  const owner = await shop.newOperator({ role: 'owner' });
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test knows what the call that it names answers
  const call = async <Data = DeskProduct>(
    name: CallName,
    input: RequestOptions = {},
    operator: TestOperator | undefined = owner,
  ) => {
    const { status, data } = await shop.call(name, { operator, ...input });
    const facts = (data as { status?: { code: string; fields?: Record<string, string> } }).status;
    return { status, data: data as Data, code: facts?.code, fields: facts?.fields ?? {} };
  };
  const add = async (name: string, price = 1200, categoryList: string[] = []) =>
    (await call('addProduct', { body: { name, price, categoryList } })).data;
  return {
    ...shop,
    call,
    owner,
    store,
    previews,
    add,
    save: (product: DeskProduct, change: Partial<SaveProductBody>) =>
      call('saveProduct', { params: paramsOf(product), body: { ...bodyOf(product), ...change } }),
    close: async () => {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const paramsOf = ({ id }: Pick<DeskProduct, 'id'>) => ({ productId: String(id) });

/** What the form of a product sends when nothing is changed. */
function bodyOf(product: DeskProduct): SaveProductBody {
  const { version, name, shortDescription, fullDescription, tags, slug, sku, price, discount } = product;
  const { categoryList, valueList, isNew, productionDays, roomPlacement, model } = product;
  const pictureList = product.pictureList.map(({ url, alt, color, focus = null }) => ({ url, alt, color, focus }));
  return {
    version,
    name,
    shortDescription,
    fullDescription,
    tags,
    slug,
    sku,
    price,
    discount,
    categoryList,
    valueList,
    isNew,
    productionDays,
    pictureList,
    roomPlacement,
    modelUrl: model?.url ?? null,
    relatedList: product.relatedList.map((related) => related.sku),
  };
}
