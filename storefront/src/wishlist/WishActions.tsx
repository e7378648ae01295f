import type { Product } from '@afterimage/contract/catalogue.ts';
import { useState } from 'react';
import { nextStep } from '../next-step.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import styles from './Wishlist.module.css';
import { words } from './wishlist.words.ts';

type WishActionsProps = {
  product: Product;
  onAdd(product: Product, variantId: number | null): Promise<unknown>;
  onRemove(): void;
};

/** What leads on from a product that was put aside, and how it leaves the list. */
export function WishActions({ product, onAdd, onRemove }: WishActionsProps) {
  const [busy, setBusy] = useState(false);
  const { name } = product;
  const step = nextStep(product);
  const add = async (variantId: number | null) => {
    setBusy(true);
    await onAdd(product, variantId);
    setBusy(false);
  };
  return (
    <div className={styles.actions}>
      {step.kind === 'add' ? (
        <Button
          small
          wide
          busy={busy}
          busyText={words.adding}
          aria-label={words.addName({ name })}
          onClick={() => void add(step.variantId)}
        >
          {words.add}
        </Button>
      ) : step.kind === 'out' ? (
        <Button small wide aria-disabled aria-label={`${words.out}: ${name}`}>
          {words.out}
        </Button>
      ) : (
        <LinkButton
          small
          wide
          kind="secondary"
          to={step.to}
          aria-label={step.kind === 'choose' ? words.chooseName({ name }) : words.personaliseName({ name })}
        >
          {words[step.kind]}
        </LinkButton>
      )}
      <Button kind="quiet" small aria-label={words.removeName({ name })} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
