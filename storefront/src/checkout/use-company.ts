import { useState } from 'react';
import type { Quote } from '@afterimage/contract/checkout.ts';
import type { CompanySlot } from './CompanyField.tsx';
import type { Draft } from './draft.ts';

/** The VAT ID of an order that is checked out: it is in the draft, why the last one was refused is here. */
export function useCompany(change: (part: Partial<Draft>) => void) {
  const [error, setError] = useState<string | null>(null);
  return {
    refuse(reason: string) {
      change({ vatId: null });
      setError(reason);
    },
    slot: (vatId: string | null, quote: Quote, busy: boolean): CompanySlot => ({
      vatId,
      isNet: quote.taxReason === 'reverse_charge',
      busy: busy && vatId !== null,
      error,
      onApply(typed) {
        setError(null);
        change({ vatId: typed });
      },
    }),
  };
}
