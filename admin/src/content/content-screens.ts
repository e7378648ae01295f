import { Screen as Coupon } from '../coupons/coupon.screen.tsx';
import { Screen as Coupons } from '../coupons/coupons.screen.tsx';
import { Screen as Article } from '../journal/article.screen.tsx';
import { Screen as Journal } from '../journal/journal.screen.tsx';
import { Screen as Delivery } from '../settings/delivery-settings.screen.tsx';
import { Screen as HelpDesk } from '../help/help-desk.screen.tsx';
import { Screen as Mail } from '../mails/mail.screen.tsx';
import { Screen as Mails } from '../mails/mails.screen.tsx';
import { Screen as Content } from './content.screen.tsx';

// One chunk for screens that are small by themselves: each further chunk is named, with all that it needs, in the first load.
export const content = { Screen: Content };
export const journal = { Screen: Journal };
export const article = { Screen: Article };
export const coupons = { Screen: Coupons };
export const coupon = { Screen: Coupon };
export const delivery = { Screen: Delivery };
export const mails = { Screen: Mails };
export const mail = { Screen: Mail };
export const help = { Screen: HelpDesk };
