import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { LanguageSwitch } from '@afterimage/ui/LanguageSwitch.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import { Skeleton } from '@afterimage/ui/States.tsx';
import { words as uiWords } from '@afterimage/ui/ui.words.ts';
import { laidAs, placedOf } from './ar/placed-medium.ts';
import { useMediumWorks } from './ar/use-medium-works.ts';
import { checksOf } from './checks.ts';
import { payloadOf, placeFailure, slotKey, variantKey } from './payload.ts';
import { stepsOf } from './personal.ts';
import { type Position, positionsOf, slotInView } from './position.ts';
import { LivePreview } from './preview/LivePreview.tsx';
import { sectionOf } from './product-customization.state.ts';
import { runningPrice } from './running-price.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { ConflictDialog } from './shell/ConflictDialog.tsx';
import { Elsewhere } from './shell/Elsewhere.tsx';
import { RoomWipe } from './shell/RoomWipe.tsx';
import { Stage } from './shell/Stage.tsx';
import { StudioHeader } from './shell/StudioHeader.tsx';
import { StudioWays } from './shell/StudioWays.tsx';
import { words as shellWords } from './shell/shell.words.ts';
import { surfaceOf } from './slot-surface.ts';
import { type Obstacle, partOf, productObstacle, type StudioFacts } from './step-rules.ts';
import { useStars } from './stars/use-stars.tsx';
import { StepBody } from './steps/StepBody.tsx';
import { Steps } from './steps/Steps.tsx';
import { words } from './studio.words.ts';
import styles from './Studio.module.css';
import { useOrder } from './use-order.ts';
import { useArrivalAt, usePosition } from './use-position.ts';
import { usePrint, useWarnings } from './use-print.ts';
import { useStepMarks } from './use-step-marks.ts';
import { useStudioPrice } from './use-studio-price.ts';
import { availableFor, type Customer, useStudio } from './use-studio.ts';
import { acceptedOf } from './warnings.ts';
import { sameWork, type Work } from './work.ts';

export interface StudioProps {
  product: ProductDetail;
  picture: PictureSource | undefined;
  /** Null while a size is still to be chosen. */
  variant: { variantId: number | null; stock: number } | null;
  /** Colour and size in words; null when there is nothing to choose. */
  variantName: string | null;
  picker: ReactNode;
  /** The way of the design into the customer's room; `save` keeps it first and answers its key. */
  room?: (save: () => Promise<string>) => ReactNode;
  /** The key of a draft by whose link one came. */
  linked: string | null;
  customer: Customer;
  onWork: (work: Work) => void;
  onOtherProduct: (slug: string, key: string) => void;
  /** Puts it into the cart; answers why not, or null. */
  onAdd: (addition: CartAddition) => Promise<Failure | null>;
  onLeave: (path: string) => Promise<void>;
}

/** The studio: its steps, the product as it becomes, the tools, and the way on. */
export function Studio(props: StudioProps) {
  const { product, variant, linked } = props;
  const { customizationList: slots, currency } = product;
  const kinds = useMemo(() => stepsOf(slots).map(({ kind }) => kind), [slots]);
  const available = useMemo(() => availableFor({ customizationList: slots }), [slots]);
  const { here, go } = usePosition(kinds, available);
  const variantId = variant?.variantId ?? null;
  const { onWork, onOtherProduct } = props;
  const studio = useStudio({
    product,
    variantId,
    step: here.step,
    linked,
    customer: props.customer,
    onWork,
    onOtherProduct,
  });
  const { ready, state, personal } = studio;

  const [photosUnderWay, setPhotosUnderWay] = useState(0);
  // Beside the steps: a film goes on while another step is open.
  const works = useMediumWorks(
    slots.map(({ id }) => id),
    (id, medium) => studio.setMedium(id, { medium, display: laidAs(medium, placedOf(studio.personal.media.get(id))) }),
  );
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ of: Work; messages: Record<string, string>; attempt: number } | null>(null);
  const [passed, setPassed] = useState<readonly Position[]>(() => {
    const all = positionsOf(kinds.length, available);
    return all.slice(
      0,
      all.findIndex(({ step }) => step === studio.first),
    );
  });
  const [touched, setTouched] = useState<number | undefined>(undefined);

  const print = usePrint(product, personal, studio.localUrls);
  const { warnings, failed, retry } = useWarnings(print);
  const stars = useStars({ slots, personal, print, inAr: here.step === 'AR', onEdit: studio.edit });
  const accepted = useMemo(
    () => acceptedOf(warnings ?? [], state.acceptedWarningList),
    [warnings, state.acceptedWarningList],
  );
  const faults = useMemo(() => checksOf(slots, personal, variant), [slots, personal, variant]);
  // What was refused is judged anew as soon as something is changed.
  const messages = refused && sameWork(refused.of.content, studio.present.content) ? refused.messages : none;
  const uploads = photosUnderWay + works.underWay;
  const facts = useMemo<StudioFacts>(
    () => ({
      slots,
      kinds,
      personal,
      faults,
      told: new Set([...[...told].filter((key) => key in faults), ...Object.keys(messages)]),
      uploads,
      openWarnings: warnings && warnings.length - accepted.length,
      soldOut: variant !== null && variant.stock <= 0,
      passed,
    }),
    [slots, kinds, personal, faults, told, messages, uploads, warnings, accepted, variant, passed],
  );
  useStepMarks(ready, state, here, facts);

  // An address leads to a step that cannot be taken yet: what is missing comes first.
  const missing = productObstacle(facts);
  const early = ready && here.step !== 'product' && missing !== null && uploads === 0;
  const first = missing?.at == null ? 0 : partOf(missing.at, facts);
  useEffect(() => {
    if (early) go({ step: 'product', part: first }, { replace: true });
  });

  const addition = useMemo(
    () => payloadOf(product, variantId, personal, accepted),
    [product, variantId, personal, accepted],
  );
  const quote = useStudioPrice(ready && missing === null ? addition : null);
  // What the choices come to is there at once; what the server says takes its place.
  const sum = runningPrice(product, personal);
  const running = quote ? { ...sum, total: quote.total } : sum;
  const { busy: ordering, order } = useOrder({
    onAdd: props.onAdd,
    async onDone(path) {
      await studio.draft.discard();
      await props.onLeave(path);
    },
    onRefused(failure, sent) {
      const placed = placeFailure(failure, sent, slots);
      setRefused((before) => ({ of: studio.present, messages: placed, attempt: (before?.attempt ?? 0) + 1 }));
      const [at = ''] = Object.keys(placed);
      if (at.startsWith('medium-')) go({ step: 'AR', part: 0 });
      else if (at === variantKey || at.startsWith('slot-')) go({ step: 'product', part: partOf(at, facts) });
    },
  });

  const tools = useArrivalAt(`${here.step} ${here.part}`);
  const room = useRef<HTMLDivElement>(null);
  const dark = here.step === 'AR';
  const pass = (to: Position) => {
    setPassed((before) => [...before, ...positionsOf(kinds.length, available).filter((one) => isBefore(one, to))]);
    go(to);
  };
  const showPlace = ({ at }: Obstacle) => {
    if (at === null) return;
    setTold((before) => new Set([...before, ...Object.keys(faults)]));
    if (here.step !== 'product' && at in faults) return go({ step: 'product', part: partOf(at, facts) });
    if (here.step === 'product' && partOf(at, facts) !== here.part) go({ step: 'product', part: partOf(at, facts) });
    else focusOn(at);
  };
  const edit = (slotId: number | null, media = false) =>
    go(
      media ? { step: 'AR', part: 0 } : { step: 'product', part: slotId === null ? 0 : partOf(slotKey(slotId), facts) },
    );
  const errorAt = (key: string) => messages[key] ?? (told.has(key) ? faults[key] : undefined);
  const focus = surfaceOf(print.template, slotInView(here, kinds, slots, touched));

  return (
    <div ref={room} className={styles.studio} data-room={dark ? 'dark' : undefined} data-section={sectionOf(here.step)}>
      <RoomWipe dark={dark} room={room} />
      <div className={styles.head}>
        <StudioHeader
          product={product}
          status={studio.draft.status}
          onUndo={studio.canUndo ? studio.undo : null}
          onRedo={studio.canRedo ? studio.redo : null}
        />
        <Steps available={available} here={here} facts={facts} onGo={pass} />
      </div>
      <div className={styles.work} data-step={here.step}>
        <Stage>
          <LivePreview
            product={product}
            scene={print.scene}
            photoUrls={print.photoUrls}
            room={props.room?.(studio.draft.save)}
            {...(props.picture && { picture: props.picture })}
            {...(focus !== undefined && { focus })}
          />
        </Stage>
        <main id="main" tabIndex={-1} ref={tools} className={styles.tools}>
          {ready ? (
            <>
              {studio.linkGone ? <p className={styles.note}>{shellWords.linkGone}</p> : null}
              <ErrorSummary
                attempt={refused?.attempt ?? 0}
                errors={Object.entries(messages).map(([key, message]) => ({ id: key, message }))}
              />
              <StepBody
                {...props}
                studio={studio}
                here={here}
                facts={facts}
                print={print}
                warnings={warnings}
                accepted={accepted}
                failed={failed}
                running={running}
                errorAt={errorAt}
                onRetry={retry}
                onBusy={setPhotosUnderWay}
                works={works}
                onTouched={setTouched}
                onTold={(key) => setTold((before) => (before.has(key) ? before : new Set(before).add(key)))}
                onEdit={edit}
                onGo={pass}
                aside={stars.about}
              />
              {stars.keeper}
              {here.step === 'checkout' ? null : (
                <Disclosure title={words.sum}>
                  <RunningTotal name={product.name} product={product} running={running} quantity={personal.quantity} />
                </Disclosure>
              )}
              <footer className={styles.foot}>
                <Elsewhere slug={product.slug} draftKey={studio.draft.key} />
                <Link to="/help">{uiWords.help}</Link>
                <LanguageSwitch />
              </footer>
            </>
          ) : (
            <Skeleton height="640px" width="100%" />
          )}
          <StudioWays
            here={here}
            available={available}
            facts={facts}
            total={running.total}
            currency={currency}
            ordering={ordering}
            onGo={pass}
            onBack={go}
            onShow={showPlace}
            onOrder={(way) => void order(way, addition)}
          />
        </main>
      </div>
      <ConflictDialog status={studio.draft.status} draftKey={studio.draft.key} onKeep={studio.draft.resolve} />
    </div>
  );
}

const none: Record<string, string> = {};
const order = ['product', 'AR', 'checkout'] as const;

/** Whether a position comes before another one. */
function isBefore(one: Position, other: Position): boolean {
  const steps = order.indexOf(one.step) - order.indexOf(other.step);
  return steps < 0 || (steps === 0 && one.part < other.part);
}

function focusOn(id: string): void {
  const place = document.getElementById(id);
  const field = place?.matches('input, textarea, button, [tabindex]')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, button, [tabindex]');
  field?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}
