/** The currency in which bounds of amounts are typed: that of the shop's orders. */
export const filterCurrency = 'EUR';
