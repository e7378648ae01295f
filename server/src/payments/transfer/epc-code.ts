/** To whom, how much, and under which reference. */
export interface TransferOrder {
  holder: string;
  iban: string;
  bic: string | null;
  /** In cents of a euro. */
  amount: number;
  reference: string;
}

/**
 * What a code holds from which banking apps fill in a transfer: EPC069-12, version 2 ("GiroCode"). It knows euros only.
 */
export function epcText({ holder, iban, bic, amount, reference }: TransferOrder): string {
  const sum = `EUR${(amount / 100).toFixed(2)}`;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    holder.slice(0, 70),
    iban.replaceAll(' ', ''),
    sum,
    '',
    '',
    reference,
  ].join('\n');
}

/** An IBAN in groups of four, as it is printed. */
export const printedIban = (iban: string): string => iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ');
