import { useState } from 'react';
import type { Locale } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import type { Subject } from './attribute-subject.ts';
import { words } from './attributes.words.ts';
import { words as listWords } from './catalogue.words.ts';
import { words as productWords } from './product.words.ts';
import { TextsIn } from './TextsIn.tsx';
import { valuePath } from './value-path.ts';

interface SheetProps {
  subject: Subject;
  nameIn(name: Readonly<Record<Locale, string>>): string;
  onClose(): void;
}

const touches = ['listDeskAttributes', 'getProductFacts', 'getDeskProduct'] as const;

/** Renames an attribute or a value in every language; a colour has its swatch too. */
export function NameSheet({ subject: { attribute, value }, nameIn, onClose }: SheetProps) {
  const saveAttribute = useWrite('saveAttribute', { touches });
  const saveValue = useWrite('saveAttributeValue', { touches });
  const [name, setName] = useState((value ?? attribute).name);
  const [swatch, setSwatch] = useState(value?.swatch ?? null);
  const { error, isPending } = value ? saveValue : saveAttribute;
  const fields = error?.failure.fields;
  const outcome = {
    onSuccess: () => {
      onClose();
      say(listWords.saved);
    },
    onError: (failed: Parameters<typeof sayFailure>[0]) => {
      if (!saveValue.error?.failure.fields) sayFailure(failed);
    },
  };
  const send = () => {
    const { id: attributeId, version } = attribute;
    if (value)
      saveValue.mutate({ params: { attributeId, valueId: value.id }, body: { version, name, swatch } }, outcome);
    else saveAttribute.mutate({ params: { attributeId }, body: { version, name } }, outcome);
  };
  return (
    <Sheet
      title={words.edit({ name: nameIn((value ?? attribute).name) })}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={isPending} isDisabled={name.en.trim() === ''} onPress={send}>
          {listWords.save}
        </Button>
      }
    >
      <TextsIn
        label={(language) => listWords.nameIn({ language })}
        value={name}
        onChange={setName}
        maxLength={60}
        errorOf={(locale) => fields?.[`name.${locale}`]}
      />
      {swatch === null ? null : (
        <TextField label={productWords.swatch} type="color" value={swatch} onChange={setSwatch} />
      )}
    </Sheet>
  );
}

/** Deletes what no product has; else says how many products have it, with a link to them. */
export function DeleteSheet({ subject, nameIn, onClose }: SheetProps) {
  const { attribute, value } = subject;
  const name = nameIn((value ?? attribute).name);
  const used = (value ? [value] : attribute.valueList).filter(({ productCount }) => productCount > 0);
  if (!value && attribute.isOfVariants) return <Refusal name={name} note={words.variantsNote} onClose={onClose} />;
  if (used.length === 0) return <ConfirmDelete subject={subject} name={name} onClose={onClose} />;
  const count = Math.max(...used.map(({ productCount }) => productCount));
  return (
    <Refusal
      name={name}
      note={words.usedNote({ count })}
      to={valuePath(...used.map(({ id }) => id))}
      onClose={onClose}
    />
  );
}

interface RefusalProps {
  name: string;
  note: string;
  /** The list of the products that have it. */
  to?: string;
  onClose(): void;
}

function Refusal({ name, note, to, onClose }: RefusalProps) {
  return (
    <Sheet
      title={words.cannotDelete({ name })}
      isOpen
      onClose={onClose}
      footer={to ? <LinkButton to={to}>{words.showProducts}</LinkButton> : null}
    >
      <p>{note}</p>
    </Sheet>
  );
}

function ConfirmDelete({
  subject: { attribute, value },
  name,
  onClose,
}: Omit<SheetProps, 'nameIn'> & { name: string }) {
  const removeAttribute = useWrite('deleteAttribute', { touches });
  const removeValue = useWrite('deleteAttributeValue', { touches });
  const { id: attributeId, version } = attribute;
  const outcome = { onSuccess: () => say(listWords.deleted), onError: sayFailure, onSettled: onClose };
  return (
    <ConfirmSheet
      title={words.deleteTitle({ name })}
      note={value ? words.deleteNote : words.deleteAttributeNote}
      act={listWords.delete}
      isDanger
      isBusy={removeAttribute.isPending || removeValue.isPending}
      onConfirm={() => {
        if (value) removeValue.mutate({ params: { attributeId, valueId: value.id }, query: { version } }, outcome);
        else removeAttribute.mutate({ params: { attributeId }, query: { version } }, outcome);
      }}
      onClose={onClose}
    />
  );
}
