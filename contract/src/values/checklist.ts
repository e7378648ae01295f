/**
 * What a new shop needs before it sells: a way to be paid, taxes that an operator has looked after, a product of its own,
 * its legal texts in every language, a mail server, who sells, the address in the web, a second way in, and an order that was
 * tried.
 */
export const checklistSteps = [
  'seller',
  'web',
  'mail',
  'tax',
  'payment',
  'product',
  'legal-texts',
  'access',
  'order',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];
