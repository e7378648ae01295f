import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { useWrite } from '../data/use-call.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './catalogue.words.ts';
import { PriceField } from './PriceField.tsx';

interface NewProductProps {
  categories: readonly { id: string; name: string }[];
  onClose(): void;
}

/** A product begins with its name, its price and its category. */
export function NewProduct({ categories, onClose }: NewProductProps) {
  const navigate = useNavigate();
  const add = useWrite('addProduct', { touches: ['listDeskProducts'] });
  const [name, setName] = useState('');
  const [price, setPrice] = useState(Number.NaN);
  const [category, setCategory] = useState(categories[0]?.id ?? '');
  const fields = add.error?.failure.fields;
  const isWhole = name.trim() !== '' && !Number.isNaN(price);
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!isWhole) return;
    add.mutate(
      { body: { name, price, categoryList: category === '' ? [] : [category] } },
      {
        onSuccess: ({ id }) => {
          onClose();
          say(words.added({ name }));
          void navigate(`/admin/products/${id}`);
        },
        onError: (error) => !error.failure.fields && sayFailure(error),
      },
    );
  };
  return (
    <Sheet
      title={words.newProduct}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={add.isPending} isDisabled={!isWhole} onPress={() => send()}>
          {words.create}
        </Button>
      }
    >
      <form onSubmit={send}>
        <TextField
          label={words.name}
          value={name}
          onChange={setName}
          maxLength={120}
          error={fields?.['name']}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet was opened to type
          autoFocus
        />
        <PriceField value={price} onChange={setPrice} error={fields?.['price']} />
        <SelectField
          label={words.chooseCategory}
          value={category}
          onChange={setCategory}
          options={[
            ...categories.map(({ id, name: label }) => ({ value: id, label })),
            { value: '', label: words.noCategory },
          ]}
        />
        <p>{words.newNote}</p>
      </form>
    </Sheet>
  );
}
