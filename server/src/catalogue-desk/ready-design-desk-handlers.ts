import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { readDeskProduct } from './read-desk-product.ts';
import {
  addReadyDesign,
  openReadyDesign,
  orderReadyDesigns,
  saveReadyDesign,
  type StudioKeys,
  takeReadyDesign,
} from './ready-designs-desk.ts';
import { removeReadyDesign, restoreReadyDesign } from './removed-designs.ts';

/** The calls by which operators edit ready designs. */
export const readyDesignDeskHandlers = (keys: StudioKeys) => {
  const read = ({ db, locale }: Context, id: number) => readDeskProduct(db, id, keys, locale);
  return {
    addReadyDesign: async (context, { params, body }) => ({
      studioPath: await addReadyDesign(context.db, operatorOf(context), { ...params, ...body }, keys),
    }),
    openReadyDesign: async ({ db }, { params, body }) => ({
      studioPath: await openReadyDesign(db, { ...params, ...body }, keys),
    }),
    takeReadyDesign: async (context, { params, body }) => {
      await takeReadyDesign(context.db, operatorOf(context), { ...params, ...body });
      return read(context, params.productId);
    },
    saveReadyDesign: async (context, { params, body }) => {
      await saveReadyDesign(context.db, operatorOf(context), { ...params, ...body });
      return read(context, params.productId);
    },
    orderReadyDesigns: async (context, { params, body }) => {
      await orderReadyDesigns(context.db, operatorOf(context), { ...params, ...body });
      return read(context, params.productId);
    },
    removeReadyDesign: async (context, { params, query }) => ({
      entryId: await removeReadyDesign(context.db, operatorOf(context), { ...params, ...query }),
    }),
    restoreReadyDesign: async (context, { params }) => {
      await restoreReadyDesign(context.db, operatorOf(context), params);
      return {};
    },
  } satisfies Partial<Handlers>;
};
