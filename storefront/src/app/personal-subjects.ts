import { type FailureError, failureOf } from '@afterimage/client/api/failure.ts';
import type { PageContext } from '@afterimage/client/navigation/page.ts';
import { demandOrderKey } from '../orders/demand-order-key.ts';

type Demand = (context: PageContext) => Promise<unknown>;

const demandOrder: Demand = async ({ call, params }) =>
  call('getGuestOrder', { params: { orderKey: demandOrderKey(params['orderKey']) } });

/** What a personal page is about, where that is the same for everybody; by the page's file. */
const demands: Record<string, Demand> = {
  'customize.slug': async ({ call, params }) => call('getProduct', { params: { productId: params['slug'] ?? '' } }),
  'orders.key': demandOrder,
  'orders.key.projects': demandOrder,
};

/**
 * D2.12: throws when there is nothing at the address of a personal page, which is rendered without its data, so that
 * its answer is a real 404. Whatever else fails is told in the browser, which asks for the data.
 */
export async function demandSubject(file: string, context: PageContext): Promise<void> {
  try {
    await demands[file]?.(context);
  } catch (error) {
    if (failureOf(error).status === 404) throw error as FailureError;
  }
}
