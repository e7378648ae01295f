import type { Order } from '@afterimage/contract/orders.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import type { OrderRef } from './order-ref.ts';
import { words } from './orders.words.ts';
import { useConfirmation } from './use-confirmation.ts';

/**
 * Leads to the documents of a paid order, at the signed addresses that the order came with. The invoice is made some
 * moments after the payment: until then the order is asked for again.
 */
export function InvoiceLink({ order, of }: { order: Order; of: OrderRef }) {
  const { invoiceUrl, invoiceNumber, paidAt, documentList = [] } = order;
  useConfirmation(of, paidAt !== null && invoiceUrl === null);
  return (
    <>
      {invoiceUrl && invoiceNumber ? (
        <DocumentLink
          url={invoiceUrl}
          number={invoiceNumber}
          label={words.invoice}
          name={words.invoiceName({ number: invoiceNumber })}
        />
      ) : null}
      {documentList.map(({ kind, number, url }) =>
        kind === 'credit_note' && url ? (
          <DocumentLink
            key={number}
            url={url}
            number={number}
            label={words.creditNote}
            name={words.creditNoteName({ number })}
          />
        ) : null,
      )}
    </>
  );
}

function DocumentLink({ url, number, label, name }: Record<'url' | 'number' | 'label' | 'name', string>) {
  return (
    <LinkButton kind="secondary" to={url} reloadDocument download={`${number}.pdf`} aria-label={name}>
      {label}
    </LinkButton>
  );
}
