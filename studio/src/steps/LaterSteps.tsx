import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { designPath } from '../cart-line.ts';
import { ArStep } from '../ar/ArStep.tsx';
import { CheckoutStep } from '../checkout/CheckoutStep.tsx';
import { words as checkoutWords } from '../checkout/checkout.words.ts';
import { mediumKey, quantityKey } from '../payload.ts';
import { quantitySet, warningAccepted, warningDeclined } from '../product-customization.state.ts';
import { TryNow } from '../try/TryNow.tsx';
import { arPhotosOf } from './ar-photos.ts';
import type { StepBodyProps } from './StepBody.tsx';

/** The tools of the steps after the first; a separate module, because they are not needed at once. */
export function LaterSteps(props: StepBodyProps) {
  const { product, studio, here, print, errorAt } = props;
  const dispatch = useAppDispatch();
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
