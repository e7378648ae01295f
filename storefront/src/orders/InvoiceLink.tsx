import type { Order } from '@afterimage/contract/orders.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { words } from './orders.words.ts';

/** Leads to the invoice of a paid order, at the signed address that the order came with. */
export function InvoiceLink({ order: { invoiceUrl, invoiceNumber } }: { order: Order }) {
  if (!invoiceUrl || !invoiceNumber) return null;
  return (
    <LinkButton
      kind="secondary"
      to={invoiceUrl}
      reloadDocument
      download={`${invoiceNumber}.pdf`}
      aria-label={words.invoiceName({ number: invoiceNumber })}
    >
      {words.invoice}
    </LinkButton>
  );
}
