import { useState } from 'react';
import { plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { byLocale } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import type { DeskProduct } from './product-draft.ts';
import { words as listWords } from './catalogue.words.ts';
import { words } from './slots.words.ts';
import { TextsIn } from './TextsIn.tsx';
import styles from './catalogue.module.css';

const touches = ['getDeskProduct', 'listDeskProducts'] as const;

interface ProductSlotsProps {
  product: DeskProduct;
  mayWrite: boolean;
}

/** What customers personalize of a product: faces that are printed with a photo or a text, by their size. */
export function ProductSlots({ product: { id, version, slotList }, mayWrite }: ProductSlotsProps) {
  const [isAdding, setAdding] = useState(false);
  const remove = useWrite('removeSlot', { touches });
  return (
    <section aria-labelledby="slots" className={styles.part}>
      <h2 id="slots">{words.title}</h2>
      <p className={styles.soft}>{words.note}</p>
      <ul className={styles.rows}>
        {slotList.map(({ id: slotId, kind, title, required, face }) => (
          <li key={slotId}>
            <span className={styles.rowText}>
              <strong>{title}</strong>
              <span className={styles.soft}>
                {[
                  words.kinds[kind],
                  face ? words.size({ width: face.widthMm, height: face.heightMm }) : words.elsewhere,
                  required ? words.required : words.optional,
                ].join(', ')}
              </span>
            </span>
            {mayWrite && face ? (
              <IconButton
                icon={trashIcon}
                label={words.remove({ title })}
                onPress={() =>
                  remove.mutate(
                    { params: { productId: id, slotId }, query: { version } },
                    { onSuccess: () => say(words.removed({ title })), onError: sayFailure },
                  )
                }
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <span>
          <Button icon={plusIcon} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        </span>
      ) : null}
      {isAdding ? <SlotSheet productId={id} version={version} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}

const begin = {
  widthMm: '100',
  heightMm: '100',
  bleedMm: '3',
  safeMm: '5',
  sharpDpi: '150',
  maxLength: '30',
};
type NumberField = keyof typeof begin;

const photoNumbers: readonly NumberField[] = ['widthMm', 'heightMm', 'bleedMm', 'safeMm', 'sharpDpi'];
const textNumbers: readonly NumberField[] = ['widthMm', 'heightMm', 'safeMm', 'maxLength'];

interface NumberFieldsProps {
  names: readonly NumberField[];
  typed: typeof begin;
  onChange(typed: typeof begin): void;
  fields: Readonly<Record<string, string>> | undefined;
}

const NumberFields = ({ names, typed, onChange, fields }: NumberFieldsProps) => (
  <div className={styles.fields}>
    {names.map((name) => (
      <TextField
        key={name}
        label={words.numbers[name]}
        inputMode="decimal"
        value={typed[name]}
        onChange={(text) => onChange({ ...typed, [name]: text })}
        error={fields?.[name]}
      />
    ))}
  </div>
);

function SlotSheet({ productId, version, onClose }: { productId: number; version: number; onClose(): void }) {
  const add = useWrite('addSlot', { touches });
  const [kind, setKind] = useState<'photo' | 'text'>('photo');
  const [title, setTitle] = useState(byLocale(() => ''));
  const [typed, setTyped] = useState(begin);
  const [required, setRequired] = useState(true);
  const [arAllowed, setArAllowed] = useState(true);
  const fields = add.error?.failure.fields;
  const numbers = kind === 'photo' ? photoNumbers : textNumbers;
  const valueOf = (field: NumberField) => Number(typed[field].replace(',', '.'));
  const isWhole = title.en.trim() !== '' && numbers.every((field) => typed[field] !== '' && valueOf(field) >= 0);
  const send = () =>
    add.mutate(
      {
        params: { productId },
        body: {
          version,
          kind,
          title,
          required,
          arAllowed: kind === 'photo' && arAllowed,
          widthMm: valueOf('widthMm'),
          heightMm: valueOf('heightMm'),
          bleedMm: kind === 'photo' ? valueOf('bleedMm') : 0,
          safeMm: valueOf('safeMm'),
          sharpDpi: valueOf('sharpDpi'),
          maxLength: valueOf('maxLength'),
        },
      },
      {
        onSuccess: () => {
          onClose();
          say(words.added({ title: title.en }));
        },
        onError: (error) => !error.failure.fields && sayFailure(error),
      },
    );
  return (
    <Sheet
      title={words.add}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={add.isPending} isDisabled={!isWhole} onPress={send}>
          {listWords.save}
        </Button>
      }
    >
      <SelectField
        label={words.kind}
        value={kind}
        options={(['photo', 'text'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(value) => setKind(value === 'text' ? 'text' : 'photo')}
      />
      <TextsIn
        label={(language) => words.titleIn({ language })}
        value={title}
        onChange={setTitle}
        maxLength={60}
        errorOf={(locale) => fields?.[`title.${locale}`]}
      />
      <NumberFields names={numbers} typed={typed} onChange={setTyped} fields={fields} />
      <CheckField label={words.mustFill} isSelected={required} onChange={setRequired} />
      {kind === 'photo' ? <CheckField label={words.arAllowed} isSelected={arAllowed} onChange={setArAllowed} /> : null}
    </Sheet>
  );
}
