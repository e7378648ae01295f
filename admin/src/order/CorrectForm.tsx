import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { Conflicts } from '../form/Conflicts.tsx';
import { TextField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { AddressFields, addressTitles } from './AddressFields.tsx';
import { isAllowed } from './allowed.ts';
import { words } from './edit.words.ts';
import { words as orderWords } from './order.words.ts';
import { draftOf, editedAddress } from './order-draft.ts';
import styles from './order.module.css';

/** Correcting where an order goes, after its production has started. */
export function CorrectForm({ desk }: { desk: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const params = { orderId: desk.order.id };
  const choices = useCall('getEditChoices', { params, query: {} }, { enabled: isOpen });
  if (!isAllowed(desk, 'correct')) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button small onPress={() => setIsOpen(true)}>
        {words.correct}
      </Button>
      <Sheet title={words.correct} isOpen={isOpen} onClose={close}>
        <Loaded of={choices}>{(data) => <Correction desk={desk} choices={data} onDone={close} />}</Loaded>
      </Sheet>
    </>
  );
}

interface CorrectionProps {
  desk: DeskOrder;
  choices: Reply<'getEditChoices'>;
  onDone(): void;
}

function Correction({ desk, choices: first, onDone }: CorrectionProps) {
  const form = useDraft({ stored: draftOf(desk, new Map()), version: desk.version });
  const [reason, setReason] = useState('');
  const correct = useWrite('correctOrder', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const params = { orderId: desk.order.id };
  const country = form.draft['countryCode'] ?? '';
  const choices = useCall('getEditChoices', { params, query: { country } }, { keepsPrevious: true }).data ?? first;
  const address = editedAddress(form.draft, form.changed);
  const deliveryMethod = form.changed.includes('delivery') ? form.draft['delivery'] : undefined;
  const failure = correct.error?.failure;
  const send = () =>
    correct.mutate(
      {
        params,
        body: { version: form.version, reason, ...(address && { address }), ...(deliveryMethod && { deliveryMethod }) },
      },
      { onSuccess: () => (onDone(), say(words.corrected)), onError: sayFailure },
    );
  return (
    <div className={styles.form}>
      <p>{words.correctHint}</p>
      <Conflicts form={form} description={failure?.description} titles={addressTitles()} />
      <AddressFields draft={form.draft} change={form.change} choices={choices} errors={failure?.fields} />
      <TextField label={orderWords.reason} value={reason} onChange={setReason} />
      <Button
        kind="primary"
        onPress={send}
        busy={correct.isPending}
        isDisabled={(!address && !deliveryMethod) || form.conflicts.length > 0}
      >
        {words.note}
      </Button>
    </div>
  );
}
