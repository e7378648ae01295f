import { useState } from 'react';
import { useWrite } from '../../data/use-call.ts';
import { CheckField } from '../../form/fields.tsx';
import { useDraftVersion } from '../../form/use-draft-version.ts';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { say, sayFailure } from '../../parts/toast.ts';
import { words as listWords } from '../catalogue.words.ts';
import type { DeskProduct } from '../product-draft.ts';
import { TextsIn } from '../TextsIn.tsx';
import { type DeskDesign, nameOf } from './design-name.ts';
import { words } from './designs.words.ts';
import own from './designs.module.css';
import styles from '../catalogue.module.css';

interface DesignSheetProps {
  product: DeskProduct;
  design: DeskDesign;
  onClose(): void;
}

/** The names of a ready design and its texts, in every language side by side. */
export function DesignSheet({ product, design, onClose }: DesignSheetProps) {
  const [draft, setDraft] = useState(design);
  const { id: productId } = product;
  const version = useDraftVersion(product.version);
  const save = useWrite('saveReadyDesign', {
    touches: ['getDeskProduct', 'listDeskProducts'],
    answers: 'getDeskProduct',
  });
  const fields = save.error?.failure.fields;
  const { name, isHidden, textList } = draft;
  const send = () =>
    save.mutate(
      {
        params: { productId, designId: design.id },
        body: { version, name, isHidden, textList: textList.map(({ slotId, text }) => ({ slotId, text })) },
      },
      {
        onSuccess: () => {
          onClose();
          say(words.saved({ name: nameOf(draft) }));
        },
        onError: (error) => !error.failure.fields && sayFailure(error),
      },
    );
  return (
    <Sheet
      title={words.editOf({ name: nameOf(design) })}
      side="wide"
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={save.isPending} onPress={send}>
          {listWords.save}
        </Button>
      }
    >
      <div className={own.form}>
        <TextsIn
          label={(language) => words.nameIn({ language })}
          value={name}
          onChange={(changed) => setDraft({ ...draft, name: changed })}
          maxLength={60}
          errorOf={(locale) => fields?.[`name.${locale}`]}
        />
        {textList.map((line, at) => (
          <TextsIn
            key={line.slotId}
            label={(language) => words.textIn({ title: line.title, language })}
            value={line.text}
            isLong
            onChange={(text) => setDraft({ ...draft, textList: textList.with(at, { ...line, text }) })}
            maxLength={2000}
          />
        ))}
        {textList.length > 0 ? <p className={styles.soft}>{words.textHint}</p> : null}
        <CheckField
          label={words.hide}
          isSelected={isHidden}
          onChange={(hides) => setDraft({ ...draft, isHidden: hides })}
        />
      </div>
    </Sheet>
  );
}
