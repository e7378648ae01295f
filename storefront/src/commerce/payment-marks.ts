/** The names by which a way to pay is known; each is written the same in every language. */
const marks: Readonly<Record<string, readonly string[]>> = {
  stripe: ['Visa', 'Mastercard', 'Apple Pay', 'Google Pay'],
};

/** What is shown of a way to pay; one without marks is called by its name. */
export const marksOf = (id: string, name: string): readonly string[] => marks[id] ?? [name];
