import { useState } from 'react';
import type { VariantChoice } from '@afterimage/contract/admin/order-edits.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useCall } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { words } from './edit.words.ts';
import styles from './order.module.css';

/** A plain product that is added. */
export type AddedVariant = VariantChoice & { quantity: number };

export const variantName = ({ name, color, size }: Pick<VariantChoice, 'name' | 'color' | 'size'>): string =>
  [name, color, size].filter(Boolean).join(', ');

interface AddedProductsProps {
  orderId: string;
  currency: string;
  added: readonly AddedVariant[];
  onChange(added: readonly AddedVariant[]): void;
}

/** Plain products that an edit adds to an order, found by name or number. */
export function AddedProducts({ orderId, currency, added, onChange }: AddedProductsProps) {
  const [text, setText] = useState('');
  const query = { text: text.trim() };
  const isAsked = query.text.length >= 2;
  const choices = useCall('getEditChoices', { params: { orderId }, query }, { enabled: isAsked, keepsPrevious: true });
  const list = isAsked ? (choices.data?.foundList ?? []) : [];
  const add = (variant: VariantChoice) => {
    const present = added.find(({ variantId }) => variantId === variant.variantId);
    onChange(
      present
        ? added.map((one) => (one === present ? { ...one, quantity: one.quantity + 1 } : one))
        : [...added, { ...variant, quantity: 1 }],
    );
  };
  return (
    <fieldset className={styles.fields}>
      <legend>{words.addProduct}</legend>
      {added.map((one) => (
        <div key={one.variantId} className={styles.choice}>
          <span>
            {one.quantity} × {variantName(one)}
          </span>
          <Button small kind="quiet" onPress={() => onChange(added.filter((other) => other !== one))}>
            {words.takeOut({ name: variantName(one) })}
          </Button>
        </div>
      ))}
      <TextField label={words.findProduct} value={text} onChange={setText} />
      {isAsked && choices.isSuccess && list.length === 0 ? <p>{words.nothingFound}</p> : null}
      {list.map((variant) => (
        <div key={variant.variantId} className={styles.choice}>
          <span>
            {words.stock({ name: variantName(variant), stock: variant.stock })} · {formatPrice(variant.price, currency)}
          </span>
          <Button small isDisabled={variant.stock === 0} onPress={() => add(variant)}>
            {words.add({ name: variantName(variant) })}
          </Button>
        </div>
      ))}
    </fieldset>
  );
}
