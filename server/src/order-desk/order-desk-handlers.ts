import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { type Context, type Handlers, operatorOf } from '../platform/http/handlers.ts';
import { type InitialSeller, sellerOf } from '../shop-settings/read-seller.ts';
import { readShopSettings } from '../shop-settings/read-shop-settings.ts';
import { delayMail, delayNoteRemoval, markOrder, type OrderActs, sendParcel } from './order-acts.ts';
import { addNote, changeNote } from './order-notes.ts';
import type { ShopDoor } from './order-news.ts';
import { packingSlipsPdf } from './packing-slip-pdf.ts';
import { words as slipWords } from './packing-slip.words.ts';
import { changeParcel } from './parcels.ts';
import { type DeskSigners, readDeskOrder } from './read-desk-order.ts';
import { type ReadPicture, readPackingSlips } from './read-packing-slips.ts';

export interface DeskParts extends ShopDoor, DeskSigners {
  initialSeller: InitialSeller;
  readPicture: ReadPicture;
  acts: OrderActs;
}

type Names =
  | 'getDeskOrder'
  | 'addOrderNote'
  | 'changeOrderNote'
  | 'removeOrderNote'
  | 'addParcel'
  | 'changeParcel'
  | 'mailCustomer'
  | 'markOrder'
  | 'getPackingSlips';

/** The calls about one order. Each write answers the order as it is afterwards. */
export function orderDeskHandlers(parts: DeskParts): Pick<Handlers, Names> {
  const read = (context: Context, orderId: string): Promise<DeskOrder> =>
    readDeskOrder(context.db, orderId, parts, { operator: operatorOf(context), locale: context.locale });
  return {
    getDeskOrder: (context, { params }) => read(context, params.orderId),
    addOrderNote: async (context, { params, body }) => {
      await addNote(context.db, operatorOf(context), params.orderId, body);
      return read(context, params.orderId);
    },
    changeOrderNote: async (context, { params, body }) => {
      await changeNote(context.db, operatorOf(context), params, body);
      return read(context, params.orderId);
    },
    removeOrderNote: (context, { params }) => delayNoteRemoval(context.db, operatorOf(context), params, parts.acts),
    addParcel: (context, { params, body }) =>
      sendParcel(context.db, operatorOf(context), params.orderId, body, { shop: parts, acts: parts.acts }),
    changeParcel: async (context, { params, body }) => {
      await changeParcel(context.db, operatorOf(context), params, body, parts);
      return read(context, params.orderId);
    },
    mailCustomer: (context, { params, body }) =>
      delayMail(context.db, operatorOf(context), params.orderId, body, parts.acts),
    markOrder: (context, { params, body }) =>
      markOrder(context.db, operatorOf(context), params.orderId, body, { shop: parts, acts: parts.acts }),
    getPackingSlips: async ({ db, locale }, { query }) => {
      const slips = await readPackingSlips(db, [...new Set(query.orderIds)], parts, parts.readPicture);
      const settings = await readShopSettings(db);
      const seller = sellerOf(settings, parts.initialSeller);
      const content = await packingSlipsPdf(slips, {
        sellerName: seller.name,
        sellerRowList: seller.address,
        timeZone: settings.timeZone,
        withPrices: query.prices === 'shown',
      });
      const { title } = inLocale(slipWords, locale);
      const name = slips.length === 1 ? `${title} ${slips[0]?.number}.pdf` : `${title}.pdf`;
      return { name, type: 'application/pdf', content };
    },
  };
}
