/** The key in a guest's link to an order. */
export const orderKeyPattern = /^[\w-]{43}$/;
