import type { ReactNode } from 'react';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import type { SceneWarning } from '@afterimage/scene/warnings.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { designPath } from '../cart-line.ts';
import { ArStep } from '../ar/ArStep.tsx';
import type { MediumWorks } from '../ar/use-medium-works.ts';
import { CheckoutStep } from '../checkout/CheckoutStep.tsx';
import { words as checkoutWords } from '../checkout/checkout.words.ts';
import { mediumKey, quantityKey } from '../payload.ts';
import type { Position } from '../position.ts';
import { quantitySet, warningAccepted, warningDeclined } from '../product-customization.state.ts';
import type { RunningPrice } from '../running-price.ts';
import type { StudioProps } from '../studio-props.ts';
import type { StudioFacts } from '../step-rules.ts';
import type { usePrint } from '../use-print.ts';
import type { useStudio } from '../use-studio.ts';
import { TryNow } from '../try/TryNow.tsx';
import { arPhotosOf } from './ar-photos.ts';
import { ProductStep } from './ProductStep.tsx';

export interface StepBodyProps extends StudioProps {
  studio: ReturnType<typeof useStudio>;
  here: Position;
  facts: StudioFacts;
  print: ReturnType<typeof usePrint>;
  warnings: readonly SceneWarning[] | null;
  accepted: readonly AcceptedWarning[];
  failed: boolean;
  running: RunningPrice;
  /** What is wrong at a place, once it may be said. */
  errorAt: (key: string) => string | undefined;
  onRetry: () => void;
  /** Whether a line of the cart is changed: how many there are of it is said there. */
  isLine: boolean;
  /** How many photos are on their way. */
  onBusy: (count: number) => void;
  /** The ways of media to their photos. */
  works: MediumWorks<number>;
  /** The slot that was worked on last. */
  onTouched: (slotId: number) => void;
  /** What is wrong there may be said from now on. */
  onHintShown: (key: string) => void;
  onEdit: (slotId: number | null, media?: boolean) => void;
  onGo: (to: Position) => void;
  /** What else is to be said of a slot's photo: how well it will be recognised. */
  aside?: ((slotId: number) => ReactNode) | undefined;
}

/** The tools of the step where one is. */
export function StepBody(props: StepBodyProps) {
  const { product, studio, here, print, errorAt } = props;
  const dispatch = useAppDispatch();
  if (here.step === 'product') return <ProductStep {...props} />;
  if (here.step === 'AR') {
    return (
      <ArStep
        product={product}
        photos={arPhotosOf(product, studio.personal, print)}
        media={studio.personal.media}
        expired={studio.expired.filter((id) => !studio.personal.media.has(id))}
        errorAt={(id) => errorAt(mediumKey(id))}
        onMedium={(id, placed) => {
          studio.setMedium(id, placed);
          props.onTouched(id);
        }}
        workOf={props.works.of}
        aside={props.aside}
      >
        <TryNow
          scene={print.scene}
          photoUrls={print.photoUrls}
          media={studio.personal.media}
          slots={product.customizationList}
          busy={props.facts.uploads > 0}
          draft={studio.draft}
          designUrl={() =>
            new URL(localePath(designPath(product.slug, studio.draft.key, studio.draft.line)), location.href).href
          }
        />
      </ArStep>
    );
  }
  return (
    <>
      <h2 tabIndex={-1}>{checkoutWords.title}</h2>
      <CheckoutStep
        product={product}
        personal={studio.personal}
        steps={studio.state.personalizationSteps}
        preview={studio.state.previewData}
        scene={print.scene}
        photoUrls={print.photoUrls}
        warnings={props.warnings}
        accepted={props.accepted}
        failed={props.failed}
        onRetry={props.onRetry}
        running={props.running}
        variant={props.variantName}
        stock={props.variant?.stock ?? 1}
        isLine={props.isLine}
        quantityError={errorAt(quantityKey)}
        onAccept={(warning, yes) => dispatch(yes ? warningAccepted(warning) : warningDeclined(warning))}
        onQuantity={(quantity) => dispatch(quantitySet(quantity))}
        onEdit={props.onEdit}
      />
    </>
  );
}
