import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { Quote } from '@afterimage/contract/checkout.ts';
import { useEffect, useState } from 'react';
import { useServices } from './use-services.ts';

/** How long a choice waits for the next one before the server is asked. */
const rest = 350;

/** What of a payload says what it costs: how things lie and look does not. */
function pricedPart(addition: CartAddition): CartAddition {
  const { acceptedWarningList: _, ...pricedFields } = addition;
  return {
    ...pricedFields,
    productClientCustomizationList: pricedFields.productClientCustomizationList.map(({ id, input, extraList }) => ({
      id,
      input,
      extraList,
    })),
    productArCustomizationList: [],
  };
}

/**
 * What the server would charge, for goods that are whole; null until it has said so, or when they are not. What was
 * asked before is given up when something else is chosen.
 */
export function useStudioPrice(addition: CartAddition | null): Quote | null {
  const { call } = useServices();
  const quoteKey = addition && JSON.stringify(pricedPart(addition));
  const [reply, setAnswer] = useState<{ to: string; quote: Quote } | null>(null);
  useEffect(() => {
    if (quoteKey === null) return undefined;
    const abortController = new AbortController();
    const timer = setTimeout(() => {
      const body = { items: [JSON.parse(quoteKey) as CartAddition] };
      call('quoteOrder', { body }, { signal: abortController.signal }).then(
        (quote) => setAnswer({ to: quoteKey, quote }),
        // The sum of the choices stands meanwhile, and the server prices the order itself.
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [call, quoteKey]);
  return quoteKey !== null && reply?.to === quoteKey ? reply.quote : null;
}
