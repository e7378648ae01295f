import { useRef, useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { decimalAmount, minorDigits } from '@afterimage/contract/values/money.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { CheckField, TextField } from '../form/fields.tsx';
import { useDraftVersion } from '../form/use-draft-version.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { typedAmount } from './allowed.ts';
import { words } from './order.words.ts';
import { chosenPieces, refundableLines } from './refund-choice.ts';
import styles from './order.module.css';

const nothing: { counts: Record<string, string>; withDelivery: boolean } = { counts: {}, withDelivery: false };

/** What a refund is for. The amount of each choice is asked for; a reply to an earlier choice is ignored. */
function useRefundChoice(desk: DeskOrder, onAmount: (amount: string) => void) {
  const { id, currency } = desk.order;
  const [choice, setChoice] = useState(nothing);
  const latestChoice = useRef(choice);
  const preview = useWrite('previewOrderRefund');
  const lines = refundableLines(desk);
  const select = (next: typeof choice) => {
    setChoice(next);
    latestChoice.current = next;
  };
  const clear = () => {
    select(nothing);
    preview.reset();
    onAmount('');
  };
  const choose = (next: typeof choice) => {
    select(next);
    const chosen = chosenPieces(lines, next.counts);
    if (chosen === null) return;
    if (chosen.length === 0 && !next.withDelivery) {
      preview.reset();
      onAmount('');
      return;
    }
    preview.mutate(
      { params: { orderId: id }, body: { lineList: chosen, withDelivery: next.withDelivery } },
      {
        onSuccess: (reply) => {
          if (latestChoice.current === next) onAmount(decimalAmount(reply.amount, currency));
        },
        onError: sayFailure,
      },
    );
  };
  return { choice, choose, clear, preview, lineList: chosenPieces(lines, choice.counts) };
}

/** Gives money back: for pieces and the delivery, whose amount is proposed, or an amount alone. */
export function RefundForm({ desk }: { desk: DeskOrder }) {
  const { order, money } = desk;
  const [amount, setAmount] = useState('');
  const version = useDraftVersion(desk.version, amount !== '');
  const { choice, choose, lineList, preview, clear } = useRefundChoice(desk, setAmount);
  const [reason, setReason] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const refund = useWrite('refundOrder', { touches: ['getDeskOrder'] });
  const sum = typedAmount(amount, minorDigits(order.currency));
  const send = () => {
    setIsWrong(sum === null);
    if (sum === null || lineList === null) return;
    const body = { version, amount: sum, lineList, withDelivery: choice.withDelivery, reason };
    refund.mutate(
      { params: { orderId: order.id }, body },
      {
        onSuccess: () => {
          clear();
          setReason('');
          say(words.done);
        },
        onError: (error) => {
          // What was typed was for the order as it was before: the amount is typed anew for the present one.
          if (error.failure.code === 'RECORD_CHANGED') clear();
          sayFailure(error);
        },
      },
    );
  };
  const amountError = sum !== null && sum > money.refundable ? tooHigh(desk) : isWrong ? words.amountWrong : undefined;
  return (
    <div className={styles.form}>
      <RefundParts desk={desk} choice={choice} onChoose={choose} />
      <TextField
        label={words.amount}
        value={amount}
        onChange={setAmount}
        inputMode="decimal"
        error={amountError}
        hint={preview.data ? paidText(preview.data, order.currency) : undefined}
      />
      <TextField label={words.reason} value={reason} onChange={setReason} />
      <Button
        onPress={send}
        busy={refund.isPending}
        isDisabled={reason.trim() === '' || lineList === null || preview.isPending}
      >
        {words.refund}
      </Button>
    </div>
  );
}

const tooHigh = ({ order, money }: DeskOrder) =>
  words.amountTooHigh({ sum: formatPrice(money.refundable, order.currency) });

function paidText({ amount, taxList }: Reply<'previewOrderRefund'>, currency: string): string {
  const percent = new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 2 });
  const taxes = taxList.map(({ name, basisPoints, tax }) =>
    words.taxInParts({ sum: formatPrice(tax, currency), name, rate: percent.format(basisPoints / 10_000) }),
  );
  return [words.paidForParts({ sum: formatPrice(amount, currency) }), ...taxes].join(' ');
}

interface RefundPartsProps {
  desk: DeskOrder;
  choice: typeof nothing;
  onChoose(choice: typeof nothing): void;
}

/** The pieces that have not been refunded, and the delivery. */
function RefundParts({ desk, choice, onChoose }: RefundPartsProps) {
  const { order, isDeliveryRefunded } = desk;
  const lines = refundableLines(desk);
  const hasDelivery = order.deliveryPrice > 0 && !isDeliveryRefunded;
  if (lines.length === 0 && !hasDelivery) return null;
  return (
    <fieldset className={styles.fields}>
      <legend>{words.refundFor}</legend>
      {lines.map((line) => (
        <TextField
          key={line.id}
          label={words.piecesOf({ name: line.name })}
          hint={words.piecesLeft({ count: line.left })}
          inputMode="numeric"
          value={choice.counts[line.id] ?? ''}
          onChange={(text) => onChoose({ ...choice, counts: { ...choice.counts, [line.id]: text } })}
          error={chosenPieces([line], choice.counts) === null ? words.piecesWrong({ count: line.left }) : undefined}
        />
      ))}
      {hasDelivery ? (
        <CheckField
          label={words.deliveryPart}
          isSelected={choice.withDelivery}
          onChange={(withDelivery) => onChoose({ ...choice, withDelivery })}
        />
      ) : null}
    </fieldset>
  );
}
