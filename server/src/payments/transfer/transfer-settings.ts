import type { BankAccount } from '../../shop-settings/service-details.ts';

/** The shop's bank account, and how long it waits for money. */
export type TransferSettings = BankAccount;

/** How long stock is held until a guest has confirmed his e-mail address. */
export const confirmMinutes = 60;
