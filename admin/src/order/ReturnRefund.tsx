import { useState } from 'react';
import type { DeskOrder, DeskReturn } from '@afterimage/contract/admin/order-desk.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { useDraftVersion } from '../form/use-draft-version.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { typedAmount } from './allowed.ts';
import { words as orderWords } from './order.words.ts';
import { words } from './order-actions.words.ts';
import styles from './order.module.css';

/** Refunds a received return: what its pieces cost is proposed, less may be given back. */
export function ReturnRefund({ desk: { order, version: presentVersion }, of }: { desk: DeskOrder; of: DeskReturn }) {
  const [isOpen, setIsOpen] = useState(false);
  const version = useDraftVersion(presentVersion, isOpen);
  const [typed, setTyped] = useState<string | null>(null);
  const [answer, setAnswer] = useState('');
  const preview = useWrite('previewOrderRefund');
  const move = useWrite('moveReturn', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const digits = minorDigits(order.currency);
  const close = () => setIsOpen(false);
  const open = () =>
    preview.mutate(
      { params: { orderId: order.id }, body: { lineList: of.lineList } },
      { onSuccess: () => (setTyped(null), setIsOpen(true)), onError: sayFailure },
    );
  const text = typed ?? ((preview.data?.amount ?? 0) / 10 ** digits).toFixed(digits);
  const refund = typedAmount(text, digits);
  const most = preview.data?.refundable ?? 0;
  const isWrong = refund === null || refund > most;
  const send = () =>
    move.mutate(
      {
        params: { orderId: order.id, returnId: of.id },
        body: { version, step: 'refund', answer, refund: refund ?? 0 },
      },
      { onSuccess: () => (close(), say(words.refunded)), onError: sayFailure },
    );
  return (
    <>
      <Button small busy={preview.isPending} onPress={open}>
        {words.refund}
      </Button>
      <Sheet
        title={words.refundReturn}
        isOpen={isOpen}
        onClose={close}
        footer={
          <Button kind="primary" onPress={send} busy={move.isPending} isDisabled={isWrong}>
            {words.refund}
          </Button>
        }
      >
        <div className={styles.form}>
          <TextField
            label={orderWords.amount}
            hint={words.refundHint({ sum: formatPrice(most, order.currency) })}
            inputMode="decimal"
            value={text}
            onChange={setTyped}
          />
          <TextField label={words.answer} value={answer} onChange={setAnswer} isLong />
        </div>
      </Sheet>
    </>
  );
}
