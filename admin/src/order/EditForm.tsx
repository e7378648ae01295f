import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { Conflicts } from '../form/Conflicts.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { sayFailure } from '../parts/toast.ts';
import { AddedProducts, type AddedVariant, variantName } from './AddedProducts.tsx';
import { AddressFields, addressTitles } from './AddressFields.tsx';
import { isAllowed } from './allowed.ts';
import { ConfirmEdit } from './ConfirmEdit.tsx';
import { words as editWords } from './edit.words.ts';
import { words } from './order-actions.words.ts';
import { draftOf, editOf, isWrongCount, type OrderDraft, quantityField, variantField } from './order-draft.ts';
import styles from './order.module.css';

/** Changing an order before its production, with its new price first. */
export function EditForm({ desk }: { desk: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const params = { orderId: desk.order.id };
  const choices = useCall('getEditChoices', { params, query: {} }, { enabled: isOpen });
  if (!isAllowed(desk, 'edit')) return null;
  const close = () => setIsOpen(false);
  return (
    <div className={styles.buttons}>
      <Button small onPress={() => setIsOpen(true)}>
        {editWords.edit}
      </Button>
      <Sheet title={editWords.edit} isOpen={isOpen} onClose={close}>
        <Loaded of={choices}>{(data) => <EditFields desk={desk} choices={data} onDone={close} />}</Loaded>
      </Sheet>
    </div>
  );
}

interface EditFieldsProps {
  desk: DeskOrder;
  choices: Reply<'getEditChoices'>;
  onDone(): void;
}

function EditFields({ desk, choices: first, onDone }: EditFieldsProps) {
  const { order } = desk;
  const variants = new Map(first.lineList.map(({ lineId, variantId }) => [lineId, variantId]));
  const form = useDraft({ stored: draftOf(desk, variants), version: desk.version });
  const [added, setAdded] = useState<readonly AddedVariant[]>([]);
  const preview = useWrite('previewOrderEdit', { touches: ['getDeskOrder'] });
  const params = { orderId: order.id };
  const country = form.draft['countryCode'] ?? '';
  const current = useCall('getEditChoices', { params, query: { country } }, { keepsPrevious: true }).data ?? first;
  const lineIds = order.itemList.map(({ id }) => id);
  const addList = added.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const edit = editOf(form.draft, form.changed, lineIds, addList);
  const change = (part: OrderDraft) => {
    form.change(part);
    preview.reset();
  };
  const ask = () => edit && preview.mutate({ params, body: edit }, { onError: sayFailure });
  // A preview of another version of the order is out of date.
  const presentPreview = preview.data?.version === desk.version ? preview.data : undefined;
  return (
    <div className={styles.form}>
      <Conflicts form={form} description={undefined} titles={titlesOf(desk)} />
      {order.itemList.map(({ id, product }) => (
        <LineFields
          key={id}
          lineId={id}
          name={product.name}
          draft={form.draft}
          change={change}
          variants={current.lineList.find(({ lineId }) => lineId === id)?.variantList ?? []}
        />
      ))}
      <AddedProducts
        orderId={order.id}
        currency={order.currency}
        added={added}
        onChange={(list) => {
          setAdded(list);
          preview.reset();
        }}
      />
      <AddressFields draft={form.draft} change={change} choices={current} errors={preview.error?.failure.fields} />
      <Button onPress={ask} busy={preview.isPending} isDisabled={!edit || form.conflicts.length > 0}>
        {words.preview}
      </Button>
      {presentPreview && edit ? (
        <ConfirmEdit
          orderId={order.id}
          currency={order.currency}
          edit={edit}
          preview={presentPreview}
          onDone={onDone}
        />
      ) : null}
    </div>
  );
}

/** The titles of all fields, as a conflict names them. */
function titlesOf({ order }: DeskOrder): Record<string, string> {
  const lines = order.itemList.flatMap(({ id, product: { name } }) => [
    [quantityField(id), words.pieces({ name })],
    [variantField(id), editWords.variantOf({ name })],
  ]);
  return { ...addressTitles(), ...Object.fromEntries(lines) };
}

interface LineFieldsProps {
  lineId: string;
  name: string;
  draft: OrderDraft;
  change(part: OrderDraft): void;
  variants: Reply<'getEditChoices'>['lineList'][number]['variantList'];
}

/** How many pieces of a line, and in which variant. */
function LineFields({ lineId, name, draft, change, variants }: LineFieldsProps) {
  const quantity = draft[quantityField(lineId)] ?? '';
  return (
    <>
      <TextField
        label={words.pieces({ name })}
        hint={words.removeHint}
        inputMode="numeric"
        value={quantity}
        onChange={(value) => change({ [quantityField(lineId)]: value })}
        error={isWrongCount(quantity) ? words.countWrong : undefined}
      />
      {variants.length > 1 ? (
        <SelectField
          label={editWords.variantOf({ name })}
          value={draft[variantField(lineId)] ?? ''}
          onChange={(value) => change({ [variantField(lineId)]: value })}
          options={variants.map((variant) => ({
            value: String(variant.variantId),
            label: editWords.stock({ name: variantName(variant), stock: variant.stock }),
          }))}
        />
      ) : null}
    </>
  );
}
