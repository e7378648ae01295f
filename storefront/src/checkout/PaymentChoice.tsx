import { useEffect } from 'react';
import type { PaymentMethod } from '@afterimage/contract/checkout.ts';
import { RadioList } from '@afterimage/ui/Choice.tsx';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { PaymentMarks } from '../commerce/PaymentMarks.tsx';
import { words } from './payment.words.ts';

const none: PaymentMethod[] = [];

type PaymentChoiceProps = {
  countryCode: string;
  selectedId: string | undefined;
  onChoose(id: string): void;
};

/**
 * Asks how the order is paid, where there are several ways. As long as they are not there, or could not be fetched, the
 * order is paid in the first of them.
 */
export function PaymentChoice({ countryCode, selectedId, onChoose }: PaymentChoiceProps) {
  const methods = useAppSelector(({ checkout }) => checkout.paymentMethods);
  const list = methods?.countryCode === countryCode ? methods.list : none;
  const isChosen = list.some(({ id }) => id === selectedId);
  useEffect(() => {
    const [first] = list;
    // Chosen for another country, where there were other ways.
    if (first && selectedId !== undefined && !isChosen) onChoose(first.id);
  }, [list, selectedId, isChosen, onChoose]);
  if (list.length < 2) return null;
  return (
    <RadioList
      legend={words.title}
      value={isChosen ? (selectedId ?? null) : (list[0]?.id ?? null)}
      onChange={onChoose}
      choices={list.map((way) => ({
        value: way.id,
        label: way.name,
        detail: (
          <>
            {way.detail}
            <PaymentMarks way={way} decorative />
          </>
        ),
      }))}
    />
  );
}
