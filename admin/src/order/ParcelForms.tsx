import { useState } from 'react';
import type { DeskOrder, DeskParcel } from '@afterimage/contract/admin/order-desk.ts';
import { type CarrierId, carriers } from '@afterimage/contract/values/carriers.ts';
import { useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { Conflicts } from '../form/Conflicts.tsx';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as actWords } from './acts.words.ts';
import { piecesLeft, typedCount } from './allowed.ts';
import { words as orderWords } from './order.words.ts';
import { words } from './order-actions.words.ts';
import styles from './order.module.css';

const offered = carriers.filter(({ name }) => name !== '');

interface CarrierFieldsProps {
  carrier: CarrierId;
  setCarrier(carrier: CarrierId): void;
  trackingNumber: string;
  setTrackingNumber(text: string): void;
}

/** A carrier and the number of a parcel. A carrier of the operator's own stays as it is. */
function CarrierFields({ carrier, setCarrier, trackingNumber, setTrackingNumber }: CarrierFieldsProps) {
  const options = carriers.filter((one) => offered.includes(one) || one.id === carrier);
  return (
    <>
      <SelectField
        label={orderWords.carrier}
        value={carrier}
        onChange={(id) => setCarrier(options.find((one) => one.id === id)?.id ?? carrier)}
        options={options.map(({ id, name }) => ({ value: id, label: name || id }))}
      />
      <TextField label={orderWords.trackingNumber} value={trackingNumber} onChange={setTrackingNumber} />
    </>
  );
}

/** A parcel with some of the pieces that are left. */
export function NewParcelForm({ desk }: { desk: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button kind="primary" onPress={() => setIsOpen(true)}>
        {words.send}
      </Button>
      <Sheet title={words.send} isOpen={isOpen} onClose={close}>
        <NewParcelFields desk={desk} onDone={close} />
      </Sheet>
    </>
  );
}

function NewParcelFields({ desk, onDone }: { desk: DeskOrder; onDone: () => void }) {
  const [carrier, setCarrier] = useState<CarrierId>('dhl');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [withMail, setWithMail] = useState(true);
  const add = useWrite('addParcel', { touches: ['getDeskOrder', 'listDeskOrders'] });
  const sayUndoable = useSayUndoable(['getDeskOrder', 'listDeskOrders']);
  const left = piecesLeft(desk).map((one) => ({ ...one, text: typed[one.lineId] ?? String(one.quantity) }));
  const isWrong = left.some(({ text, quantity }) => typedCount(text, quantity) === null);
  const lineList = left.flatMap(({ lineId, text, quantity }) => {
    const count = typedCount(text, quantity);
    return count ? [{ lineId, quantity: count }] : [];
  });
  const body = { version: desk.version, carrier, trackingNumber, lineList, withMail };
  const send = () =>
    add.mutate(
      { params: { orderId: desk.order.id }, body },
      {
        onSuccess: ({ act }) => {
          onDone();
          if (act) sayUndoable(actWords.waiting['order-parcel-sent'], act);
          else say(words.sent);
        },
        onError: sayFailure,
      },
    );
  const nameOf = (lineId: string) => desk.order.itemList.find(({ id }) => id === lineId)?.product.name ?? '';
  return (
    <div className={styles.form}>
      {left.map(({ lineId, text, quantity }) => (
        <TextField
          key={lineId}
          label={words.pieces({ name: nameOf(lineId) })}
          hint={words.ofPieces({ count: quantity })}
          inputMode="numeric"
          value={text}
          onChange={(value) => setTyped({ ...typed, [lineId]: value })}
        />
      ))}
      <CarrierFields {...{ carrier, setCarrier, trackingNumber, setTrackingNumber }} />
      <CheckField label={words.withMail} isSelected={withMail} onChange={setWithMail} />
      <Button kind="primary" onPress={send} busy={add.isPending} isDisabled={isWrong || lineList.length === 0}>
        {words.send}
      </Button>
    </div>
  );
}

/** Correcting the carrier or the number of a parcel. */
export function ParcelCorrection({ desk, parcel }: { desk: DeskOrder; parcel: DeskParcel }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button small kind="quiet" onPress={() => setIsOpen(true)}>
        {words.correct}
      </Button>
      <Sheet title={words.correctTitle} isOpen={isOpen} onClose={close}>
        <CorrectionFields desk={desk} parcel={parcel} onDone={close} />
      </Sheet>
    </>
  );
}

interface CorrectionProps {
  desk: DeskOrder;
  parcel: DeskParcel;
  onDone: () => void;
}

function CorrectionFields({ desk, parcel, onDone }: CorrectionProps) {
  const { carrier: storedCarrier, trackingNumber: storedNumber } = parcel;
  const form = useDraft({
    stored: { carrier: storedCarrier, trackingNumber: storedNumber },
    version: desk.version,
  });
  const { carrier, trackingNumber } = form.draft;
  const [withMail, setWithMail] = useState(false);
  const change = useWrite('changeParcel', { touches: ['getDeskOrder'] });
  const own = carrier === 'other' ? { carrierName: parcel.carrierName, carrierUrl: parcel.carrierUrl } : {};
  const send = () =>
    change.mutate(
      {
        params: { orderId: desk.order.id, parcelId: parcel.id },
        body: { version: form.version, carrier, trackingNumber, withMail, ...own },
      },
      { onSuccess: () => (onDone(), say(words.corrected)), onError: sayFailure },
    );
  const titles = { carrier: orderWords.carrier, trackingNumber: orderWords.trackingNumber };
  const nameOf = (field: string, value: unknown) =>
    field === 'carrier' ? carriers.find(({ id }) => id === value)?.name || String(value) : String(value);
  return (
    <div className={styles.form}>
      <Conflicts form={form} description={change.error?.failure.description} titles={titles} show={nameOf} />
      <CarrierFields
        carrier={carrier}
        setCarrier={(id) => form.change({ carrier: id })}
        trackingNumber={trackingNumber}
        setTrackingNumber={(text) => form.change({ trackingNumber: text })}
      />
      <CheckField label={words.withMail} isSelected={withMail} onChange={setWithMail} />
      <Button kind="primary" onPress={send} busy={change.isPending} isDisabled={form.conflicts.length > 0}>
        {words.save}
      </Button>
    </div>
  );
}
