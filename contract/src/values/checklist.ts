/**
 * What a new shop needs before it sells: a way to be paid, its legal texts in every language, a mail server, who sells,
 * the address in the web, a second way in, and an order that was tried.
 */
export const checklistSteps = ['seller', 'web', 'mail', 'payment', 'legal-texts', 'access', 'order'] as const;
export type ChecklistStep = (typeof checklistSteps)[number];
