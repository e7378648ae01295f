import { useState } from 'react';
import { plusIcon } from '@afterimage/ui/icons.ts';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { choiceModes } from '@afterimage/contract/values/catalogue-desk.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { useWrite } from '../../data/use-call.ts';
import { CheckField, SelectField } from '../../form/fields.tsx';
import { useDraftVersion } from '../../form/use-draft-version.ts';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { say, sayFailure } from '../../parts/toast.ts';
import { words as listWords } from '../catalogue.words.ts';
import { words as faceWords } from '../faces/faces.words.ts';
import { slotName } from '../faces/slot-name.ts';
import type { DeskProduct } from '../product-draft.ts';
import { words as slotWords } from '../slots.words.ts';
import { TextsIn } from '../TextsIn.tsx';
import { useOrder } from '../use-order.ts';
import { choiceBody, type ChoiceDraft, choiceDraft, isWhole, newOption } from './choice-draft.ts';
import { words } from './choices.words.ts';
import { productModels } from './model-effects.ts';
import { OptionRow } from './OptionRow.tsx';
import styles from './choices.module.css';

const touches = ['getDeskProduct', 'listDeskProducts'] as const;

interface ChoiceSheetProps {
  product: DeskProduct;
  /** The slot that is changed; null adds one. */
  slot: DeskProduct['slotList'][number] | null;
  onClose(): void;
}

/** A choice or extras as they are added or changed: the options with their prices and what they change. */
export function ChoiceSheet({ product, slot, onClose }: ChoiceSheetProps) {
  const [draft, setDraft] = useState(() => choiceDraft(slot));
  const writing = useChoiceWriting(product, slot, onClose);
  const { fields } = writing;
  return (
    <Sheet
      title={slot ? faceWords.changeFace({ title: slotName(slot) }) : slotWords.addChoice}
      side="wide"
      isOpen
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          busy={writing.isPending}
          isDisabled={!isWhole(draft)}
          onPress={() => writing.send(draft)}
        >
          {listWords.save}
        </Button>
      }
    >
      <div className={styles.form}>
        {slot ? <p className={styles.soft}>{words.keepsOrders}</p> : null}
        <TextsIn
          label={(language) => slotWords.titleIn({ language })}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          maxLength={60}
          errorOf={(locale) => fields?.[`title.${locale}`]}
        />
        <SelectField
          label={words.mode}
          value={draft.mode}
          options={choiceModes.map((value) => ({ value, label: words.modes[value] }))}
          onChange={(mode) => setDraft({ ...draft, mode: mode === 'several' ? 'several' : 'one' })}
        />
        {draft.mode === 'one' ? (
          <CheckField
            label={words.mustChoose}
            isSelected={draft.required}
            onChange={(required) => setDraft({ ...draft, required })}
          />
        ) : null}
        <h2>{words.options}</h2>
        {fields?.['optionList'] ? (
          <p role="alert" className={styles.error}>
            {fields['optionList']}
          </p>
        ) : null}
        <Options draft={draft} product={product} slotId={slot?.id ?? null} fields={fields} onChange={setDraft} />
      </div>
    </Sheet>
  );
}

interface OptionsProps {
  draft: ChoiceDraft;
  product: DeskProduct;
  /** The slot that is changed; null: it is added. */
  slotId: number | null;
  fields: Readonly<Record<string, string>> | undefined;
  onChange(draft: ChoiceDraft): void;
}

function Options({ draft, product, slotId, fields, onChange }: OptionsProps) {
  const { optionList } = draft;
  const [sentModels, setSentModels] = useState<readonly ProductModel[]>([]);
  const models = productModels(product, sentModels, { slotId, optionList });
  const setOptions = (list: ChoiceDraft['optionList']) => onChange({ ...draft, optionList: list });
  const order = useOrder(
    optionList.map(({ key }) => key),
    (keys) => setOptions(keys.flatMap((key) => optionList.find((option) => option.key === key) ?? [])),
  );
  return (
    <>
      <ol className={styles.options}>
        {optionList.map((option, at) => (
          <OptionRow
            key={option.key}
            option={option}
            number={at + 1}
            count={optionList.length}
            slotList={product.slotList}
            models={models}
            onSent={(model) => setSentModels((before) => [...before, model])}
            order={order}
            errorOf={(field) => fields?.[`optionList.${at}.${field}`]}
            onChange={(changed) => setOptions(optionList.with(at, changed))}
            onRemove={() => setOptions(optionList.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <div>
        <Button icon={plusIcon} onPress={() => setOptions([...optionList, newOption()])}>
          {words.addOption}
        </Button>
      </div>
    </>
  );
}

function useChoiceWriting(
  { id: productId, version: presentVersion }: DeskProduct,
  slot: DeskProduct['slotList'][number] | null,
  onClose: () => void,
) {
  const version = useDraftVersion(presentVersion);
  const add = useWrite('addChoice', { touches, answers: 'getDeskProduct' });
  const save = useWrite('saveChoice', { touches, answers: 'getDeskProduct' });
  const write = slot ? save : add;
  const send = (draft: ChoiceDraft) => {
    const title = draft.title[currentLocale()] || draft.title.en;
    const outcome = {
      onSuccess: () => {
        onClose();
        say((slot ? faceWords.saved : slotWords.added)({ title }));
      },
      onError: (error: NonNullable<typeof write.error>) => !error.failure.fields && sayFailure(error),
    };
    const body = { version, ...choiceBody(draft) };
    if (slot) save.mutate({ params: { productId, slotId: slot.id }, body }, outcome);
    else add.mutate({ params: { productId }, body }, outcome);
  };
  return { isPending: write.isPending, fields: write.error?.failure.fields, send };
}
