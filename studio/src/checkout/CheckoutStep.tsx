import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import type { SceneWarning } from '@afterimage/scene/warnings.ts';
import { useEffect } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { QuantityStepper } from '@afterimage/ui/QuantityStepper.tsx';
import { Skeleton } from '@afterimage/ui/States.tsx';
import { quantityKey } from '../payload.ts';
import type { Personal } from '../personal.ts';
import { previewOf } from '../preview.ts';
import { type PersonalizationStep, type Preview, previewReset, previewSet } from '../product-customization.state.ts';
import type { RunningPrice } from '../running-price.ts';
import { RunningTotal } from '../RunningTotal.tsx';
import { words as studioWords } from '../studio.words.ts';
import styles from './CheckoutStep.module.css';
import { words } from './checkout.words.ts';
import { PreviewSections } from './PreviewSections.tsx';
import { Proof } from './Proof.tsx';
import { WarningList } from './WarningList.tsx';

interface CheckoutStepProps {
  product: ProductDetail;
  personal: Personal;
  steps: readonly PersonalizationStep[];
  preview: Preview;
  scene: Scene;
  photoUrls: ReadonlyMap<string, string>;
  /** Null while they are being looked for. */
  warnings: readonly SceneWarning[] | null;
  accepted: readonly AcceptedWarning[];
  /** The print could not be drawn. */
  failed: boolean;
  onRetry: () => void;
  running: RunningPrice;
  variant: string | null;
  /** How many there are of the variant. */
  stock: number;
  /** Whether a cart line is edited: its quantity is then set in the cart. */
  isLine: boolean;
  quantityError: string | undefined;
  onAccept: (warning: AcceptedWarning, accepted: boolean) => void;
  onQuantity: (quantity: number) => void;
  onEdit: (slotId: number | null, media?: boolean) => void;
}

/** S2.7, step 3: what is printed, what is to be looked at again, what was made, and what it costs. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { product, personal, steps, preview, scene, photoUrls, warnings, running, stock, onEdit } = props;
  const { customizationList: slots } = product;
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(previewSet(previewOf(slots, personal, steps)));
  }, [dispatch, slots, personal, steps]);
  useEffect(() => () => void dispatch(previewReset()), [dispatch]);
  const most = Math.min(99, Math.max(1, stock));
  return (
    <div className={styles.step}>
      {scene.surfaceList.length > 0 ? (
        <>
          <Proof scene={scene} photoUrls={photoUrls} failed={props.failed} onRetry={props.onRetry} />
          {warnings ? (
            <WarningList
              slots={slots}
              warnings={warnings}
              accepted={props.accepted}
              onAccept={props.onAccept}
              onEdit={onEdit}
            />
          ) : (
            <Skeleton height="96px" width="100%" />
          )}
        </>
      ) : null}
      <PreviewSections
        slots={slots}
        preview={preview}
        personal={personal}
        photoUrls={photoUrls}
        variant={props.variant}
        onEdit={onEdit}
      />
      <div id={quantityKey} tabIndex={-1} className={styles.quantity}>
        <span className={styles.label}>{words.quantity}</span>
        {props.isLine ? (
          <p className={styles.hint}>{words.quantityOfLine({ count: personal.quantity })}</p>
        ) : (
          <QuantityStepper
            label={words.quantity}
            value={personal.quantity}
            max={most}
            {...(most < 99 && { maxReason: studioWords.most({ count: most }) })}
            onChange={props.onQuantity}
          />
        )}
        <div className={styles.error} aria-live="polite">
          {props.quantityError}
        </div>
      </div>
      <RunningTotal name={product.name} product={product} running={running} quantity={personal.quantity} />
      {props.isLine ? null : <p className={styles.hint}>{words.payWords}</p>}
    </div>
  );
}
