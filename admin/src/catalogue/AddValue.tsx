import { useState } from 'react';
import { plusIcon } from '@afterimage/ui/icons.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { byLocale } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { sayFailure } from '../parts/toast.ts';
import { words as listWords } from './catalogue.words.ts';
import { words } from './product.words.ts';
import { TextsIn } from './TextsIn.tsx';

type Attribute = Reply<'getProductFacts'>['attributeList'][number];

/** Adds a value to an attribute: a color, a size, a material. */
export function AddValue({ attribute }: { attribute: Pick<Attribute, 'id' | 'kind' | 'name'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small kind="quiet" icon={plusIcon} onPress={() => setOpen(true)}>
        {words.addValue({ attribute: attribute.name })}
      </Button>
      {isOpen ? <ValueSheet attribute={attribute} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ValueSheet({ attribute, onClose }: { attribute: Pick<Attribute, 'id' | 'kind' | 'name'>; onClose(): void }) {
  const add = useWrite('addAttributeValue', { touches: ['getProductFacts', 'listDeskAttributes'] });
  const [name, setName] = useState(byLocale(() => ''));
  const [swatch, setSwatch] = useState('#808080');
  const fields = add.error?.failure.fields;
  return (
    <Sheet
      title={words.addValue({ attribute: attribute.name })}
      isOpen
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          busy={add.isPending}
          isDisabled={name.en.trim() === ''}
          onPress={() =>
            add.mutate(
              {
                params: { attributeId: attribute.id },
                body: { name, swatch: attribute.kind === 'color' ? swatch : null },
              },
              { onSuccess: onClose, onError: (error) => !error.failure.fields && sayFailure(error) },
            )
          }
        >
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
      {attribute.kind === 'color' ? (
        <TextField label={words.swatch} type="color" value={swatch} onChange={setSwatch} />
      ) : null}
    </Sheet>
  );
}

/** Adds an attribute that is true of whole products. */
export function AddAttribute() {
  const add = useWrite('addAttribute', { touches: ['getProductFacts', 'listDeskAttributes'] });
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(byLocale(() => ''));
  const fields = add.error?.failure.fields;
  return (
    <>
      <Button small kind="quiet" icon={plusIcon} onPress={() => setOpen(true)}>
        {words.addAttribute}
      </Button>
      <Sheet
        title={words.addAttribute}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button
            kind="primary"
            busy={add.isPending}
            isDisabled={name.en.trim() === ''}
            onPress={() =>
              add.mutate(
                { body: { name } },
                {
                  onSuccess: () => {
                    setOpen(false);
                    setName(byLocale(() => ''));
                  },
                  onError: (error) => !error.failure.fields && sayFailure(error),
                },
              )
            }
          >
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
      </Sheet>
    </>
  );
}
