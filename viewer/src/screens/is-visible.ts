/** Whether it is laid out. Safari before 17.4 cannot be asked by `checkVisibility`. */
export const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
