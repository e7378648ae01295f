/** A mark by which people know a way to pay: lines and filled areas in a field of 40 by 24. */
export interface PaymentMark {
  name: string;
  lines?: string;
  areas?: string;
  /** Two discs that overlap. */
  discs?: boolean;
}

const pay =
  'M18 16V8h2.6a2.4 2.4 0 0 1 0 4.8H18M28.6 10.8V16M28.6 13.4a2.4 2.6 0 1 1-4.8 0a2.4 2.6 0 1 1 4.8 0M30.8 10.8l2.3 5M35.4 10.8l-2.8 6.7q-.5 1.2-1.8 1.1';

/** What is paid with at the provider of cards and wallets. */
const cardMarks: readonly PaymentMark[] = [
  {
    name: 'Visa',
    lines:
      'M8.6 8l1.6 8 4.2-8M18.3 8l-1.6 8M25.9 9.3q-.9-1.3-2.7-1.3c-1.6 0-2.6.8-2.8 1.9-.4 2.3 4.5 1.8 4 4.2-.2 1.2-1.4 1.9-3.1 1.9q-1.9 0-2.6-1.4M26.2 16l4.9-8h.6l1.7 8M28 13.3h4.7',
  },
  { name: 'Mastercard', discs: true },
  {
    name: 'Apple Pay',
    lines: pay,
    areas:
      'M10.3 10.1c1-.7 2.1-.9 3.1-.4 2.3 1.2 1.6 5.1-.6 6.8-.8.6-1.6.2-2.5.2s-1.7.4-2.5-.2c-2.2-1.7-2.9-5.6-.6-6.8 1-.5 2.1-.3 3.1.4zM10.4 8.7c0-1.5 1-2.5 2.4-2.6 0 1.5-1 2.5-2.4 2.6z',
  },
  { name: 'Google Pay', lines: `M12.9 9.3a3.9 3.9 0 1 0 1.4 3.2h-3.7${pay}` },
];

const card = { lines: 'M8 16h7', areas: 'M0 6.5h40v4H0z' };
const bank = { lines: 'M14.5 11.5v4M18.2 11.5v4M21.8 11.5v4M25.5 11.5v4M12 18h16', areas: 'M20 5l8.5 4.2h-17z' };

/** The marks of a way to pay, and whether they say what it is called: one that is no brand is called by its name. */
export function marksOf({ id, name }: { id: string; name: string }): { marks: readonly PaymentMark[]; named: boolean } {
  if (id === 'stripe') return { marks: cardMarks, named: true };
  return { marks: [{ name, ...(id === 'transfer' ? bank : card) }], named: false };
}
