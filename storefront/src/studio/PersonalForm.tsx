import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '../failure.ts';
import { useAppDispatch } from '../hooks.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { formatPrice } from '../ui/price.ts';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { Skeleton } from '../ui/States.tsx';
import { arCustomizationReset } from './ar-customization.state.ts';
import { checksOf } from './checks.ts';
import { payloadOf, placeFailure, quantityKey, variantKey } from './payload.ts';
import styles from './PersonalForm.module.css';
import { buttonsSet, customizationEnded, quantitySet, stepStatusSet } from './product-customization.state.ts';
import { runningPrice } from './running-price.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { SlotFields } from './SlotFields.tsx';
import { words } from './studio.words.ts';
import { forgetDraft, usePersonal } from './use-personal.ts';

interface PersonalFormProps {
  product: ProductDetail;
  /** Null while a size is still to be chosen. */
  variant: { variantId: number | null; stock: number } | null;
  /** Puts it into the cart; answers why not, or null. */
  onAdd: (addition: CartAddition) => Promise<Failure | null>;
  onAdded: () => void;
}

/** The plain way through a personalisation: its slots one under another, what it comes to, and into the cart. */
export function PersonalForm({ product, variant, onAdd, onAdded }: PersonalFormProps) {
  const dispatch = useAppDispatch();
  const { ready, state, personal, expired } = usePersonal(product);
  const { customizationList: slots, currency } = product;
  const [answer, setAnswer] = useState<{ to: unknown; refused: Record<string, string> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<Record<string, string>>({});
  const [uploads, setUploads] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const faults = useMemo(() => checksOf(slots, personal, variant), [slots, personal, variant]);
  const open = Object.keys(faults).length;
  const running = runningPrice(product, personal);

  // The step's marks follow what was chosen; the removal of a photo has set them back already (S4.21).
  const { nextBtn } = state;
  useEffect(() => {
    if (!ready) return;
    if (nextBtn !== (open === 0)) dispatch(buttonsSet({ next: open === 0 }));
    dispatch(stepStatusSet({ type: 'product', status: open === 0 ? 'finish' : 'process' }));
  }, [dispatch, ready, open, nextBtn]);
  // What was refused is judged anew as soon as something is changed.
  const refused = answer?.to === faults ? answer.refused : {};

  if (!ready) return <Skeleton height="640px" width="100%" />;

  const refuse = (found: Record<string, string>) => {
    setAnswer({ to: faults, refused: found });
    setListed(found);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current || uploads > 0) return;
    if (open > 0) return refuse(faults);
    sending.current = true;
    setBusy(true);
    setListed({});
    const addition = payloadOf(product, variant?.variantId ?? null, personal);
    const failure = await onAdd(addition).finally(() => {
      sending.current = false;
      setBusy(false);
    });
    if (failure) return refuse(placeFailure(failure, addition, slots));
    forgetDraft(product.slug);
    dispatch(customizationEnded());
    dispatch(arCustomizationReset());
    onAdded();
  };
  // What was put right leaves the list at once.
  const problems = Object.keys(listed).flatMap((id) => {
    const message = refused[id] ?? faults[id];
    return message ? [{ id, message }] : [];
  });
  const errorAt = (key: string) => refused[key] ?? (attempt > 0 && key in listed ? faults[key] : undefined);
  const most = Math.min(99, Math.max(1, variant?.stock ?? 1));

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <ErrorSummary attempt={attempt} errors={problems} />
      <SlotFields
        product={product}
        personal={personal}
        steps={state.personalizationSteps}
        expired={expired}
        errorAt={errorAt}
        onUploads={setUploads}
      />
      <div id={quantityKey} tabIndex={-1} className={styles.quantity}>
        <span className={styles.label}>{words.quantity}</span>
        <QuantityStepper
          label={words.quantity}
          value={personal.quantity}
          max={most}
          {...(most < 99 && { maxReason: words.most({ count: most }) })}
          onChange={(quantity) => dispatch(quantitySet(quantity))}
        />
        <div className={styles.error} aria-live="polite">
          {errorAt(quantityKey)}
        </div>
      </div>
      <RunningTotal name={product.name} product={product} running={running} quantity={personal.quantity} />
      <div className={styles.bar}>
        <div className={styles.price}>
          <strong className="figures">{formatPrice(running.total, currency)}</strong>
          <output className={styles.status}>
            {uploads > 0
              ? words.uploading
              : nextBtn
                ? words.pieces({ count: personal.quantity })
                : statusOf(open, faults)}
          </output>
        </div>
        <Button type="submit" busy={busy} busyText={words.adding} aria-disabled={uploads > 0 || undefined}>
          {words.addToCart}
        </Button>
      </div>
    </form>
  );
}

function statusOf(open: number, faults: Record<string, string>): string {
  return open === 1 && variantKey in faults ? (faults[variantKey] ?? '') : words.stillMissing({ count: open });
}
