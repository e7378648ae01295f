/** The shop's bank account, and how long it waits for money. */
export interface TransferSettings {
  iban: string;
  holder: string;
  bic: string | undefined;
  bank: string | undefined;
  days: number;
}

/** How long stock is held until a guest has confirmed his e-mail address. */
export const confirmMinutes = 60;
