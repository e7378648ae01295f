import * as accounts from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import * as stockNotices from '../stock-notices.ts';

/** The calls about mails that say that something is back in stock. */
export const stockNoticesCalls = {
  requestStockNotice: endpoint({
    summary: 'Ask for one mail when a variant is back in stock; repeated for one address it is one mail',
    body: stockNotices.stockNoticeBody,
    reply: stockNotices.stockNoticeReply,
    errors: ['VARIANT_INVALID'],
  }),
  endStockNotices: endpoint({
    summary: 'Delete all that was asked for with the address to which the mail with this key went',
    params: stockNotices.stockNoticeParams,
    reply: accounts.done,
  }),
};
