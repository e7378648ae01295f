/** Where the shop is: in its zone the admin tells times, wherever the operator is, and in its currency all amounts are. */
interface ShopPlace {
  currency: string;
  timeZone: string;
}

/** Shows what depends on the session only after the sign-in. */
let place: ShopPlace = { currency: 'EUR', timeZone: 'UTC' };

/** Takes the place of the shop from the reply to who is signed in. */
export function setShopPlace({ currency, timeZone }: ShopPlace): void {
  place = { currency, timeZone };
}

export const shopCurrency = (): string => place.currency;
export const shopZone = (): string => place.timeZone;
