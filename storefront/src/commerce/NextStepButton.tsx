import type { Product } from '@afterimage/contract/catalogue.ts';
import { useState } from 'react';
import { nextStep } from './next-step.ts';
import { words } from './next-step.words.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';

interface NextStepButtonProps {
  product: Product;
  /** Whether it may be had as it is although it can be personalised. */
  plain?: boolean;
  onAdd(variantId: number | null): Promise<unknown>;
}

/** What leads on from a product that was put aside or compared: into the cart, or to where it is chosen. */
export function NextStepButton({ product, plain, onAdd }: NextStepButtonProps) {
  const [busy, setBusy] = useState(false);
  const { name } = product;
  const step = nextStep(product, plain);
  if (step.kind === 'out')
    return (
      <Button small wide aria-disabled aria-label={words.outName({ name })}>
        {words.out}
      </Button>
    );
  if (step.kind !== 'add')
    return (
      <LinkButton
        small
        wide
        kind="secondary"
        to={step.to}
        aria-label={step.kind === 'choose' ? words.chooseName({ name }) : words.personaliseName({ name })}
      >
        {words[step.kind]}
      </LinkButton>
    );
  const add = async () => {
    setBusy(true);
    await onAdd(step.variantId);
    setBusy(false);
  };
  return (
    <Button
      small
      wide
      busy={busy}
      busyText={words.adding}
      aria-label={words.addName({ name })}
      onClick={() => void add()}
    >
      {words.add}
    </Button>
  );
}
