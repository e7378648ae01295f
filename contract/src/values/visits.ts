/** What is counted of the way from a visit to a paid order, in its order. The last is counted by the orders themselves. */
export const visitSteps = ['visit', 'product', 'studio', 'cart'] as const;
export type VisitStep = (typeof visitSteps)[number];

export const deviceClasses = ['phone', 'tablet', 'computer'] as const;
export type DeviceClass = (typeof deviceClasses)[number];
