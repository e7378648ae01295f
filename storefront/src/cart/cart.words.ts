const pieces = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const words = {
  title: 'Your cart',
  meta: 'What you have put into your cart at Afterimage.',
  pieces,
  lines: 'What lies in your cart',
  quantityOf: (name: string) => `Quantity of ${name}`,
  each: 'each',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  undoName: (name: string) => `Undo: put ${name} back`,

  low: (left: number) => `Only ${left} left`,
  short: (left: number) => `Only ${left} left.`,
  setTo: (left: number) => `Take ${left}`,
  setToName: (left: number, name: string) => `Take ${left} of ${name}`,
  taken: 'What is left of it lies in another line of this cart.',
  gone: 'Sold out.',
  hinders: {
    short: (name: string, left: number) => `${name}: only ${left} left`,
    taken: (name: string) => `${name}: all that is left lies in another line`,
    gone: (name: string) => `${name} is sold out`,
  },

  summary: 'Summary',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  deliveryLater: 'Chosen at checkout',
  total: 'Total',
  vat: 'Including VAT',
  checkout: 'Go to checkout',
  opening: 'Keeping these for you',
  signInFirst: 'You sign in first; your cart comes with you.',
  heldThen: 'At checkout we keep everything for you while you fill in the rest.',

  empty: 'Nothing in here yet.',
  shopAll: 'Shop everything',
  orders: 'Your orders',
  signIn: 'Sign in',
  failed: 'Your cart did not come',
  loading: 'Your cart is coming',
  joined: (count: number) =>
    count === 1 ? '1 item from this device was added.' : `${count} items from this device were added.`,
};
