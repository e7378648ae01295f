import { useId } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { words as checkoutWords } from '../checkout/checkout.words.ts';
import { besides, type Position, positionsOf } from '../position.ts';
import type { StepType } from '../product-customization.state.ts';
import { type Obstacle, obstacle, orderObstacle, type StudioFacts } from '../step-rules.ts';
import { words as studioWords } from '../studio.words.ts';
import type { OrderWay } from '../use-order.ts';
import { words } from './shell.words.ts';
import { StudioBar } from './StudioBar.tsx';

interface StudioNavigationProps {
  here: Position;
  available: readonly StepType[];
  facts: StudioFacts;
  total: number;
  highestTotal?: number | undefined;
  currency: string;
  ordering: OrderWay | null;
  /** Whether a cart line is edited: it can be saved from every step. */
  ofLine: boolean;
  onGo: (to: Position) => void;
  onBack: (to: Position) => void;
  /** Leads to what stands in the way. */
  onShow: (what: Obstacle) => void;
  onOrder: (orderMode: OrderWay) => void;
}

/** Back and on; at the end into the cart, or to pay at once. What cannot be pressed says why beside it. */
export function StudioNavigation(props: StudioNavigationProps) {
  const { here, available, facts, total, highestTotal, currency, ordering, ofLine, onGo, onBack, onShow, onOrder } =
    props;
  const whyId = useId();
  const positions = positionsOf(facts.kinds.length, available);
  const nameOf = ({ step, part }: Position) => {
    const kind = facts.kinds[part];
    return step === 'product' && kind ? studioWords.kinds[kind] : words.steps[step];
  };
  const before = besides(positions, here, -1);
  const after = besides(positions, here, 1);
  const withoutMedia = here.step === 'AR' && facts.personal.media.size === 0 && facts.uploads === 0;
  const stops = after ? obstacle(here, facts) : orderObstacle(facts);
  const guarded = (run: () => void) => ({
    'aria-disabled': stops ? true : undefined,
    'aria-describedby': stops ? whyId : undefined,
    onClick: run,
    // A press on what cannot be pressed leads to what stands in the way.
    onClickCapture: () => stops && onShow(stops),
  });
  return (
    <StudioBar
      total={total}
      highestTotal={highestTotal}
      currency={currency}
      quantity={facts.personal.quantity}
      why={stops?.why ?? null}
      whyId={whyId}
      many={after === null || ofLine}
    >
      {before ? (
        <Button
          kind="quiet"
          data-back=""
          aria-label={words.previousTo({ name: nameOf(before) })}
          onClick={() => onBack(before)}
        >
          {words.previous}
        </Button>
      ) : null}
      {after && ofLine ? (
        <SaveLine facts={facts} busy={ordering === 'save'} onSave={() => onOrder('save')} onGo={onGo} onShow={onShow} />
      ) : null}
      {after ? (
        // The ways to a medium come first; going on without one is the second choice.
        <Button kind={withoutMedia ? 'secondary' : 'primary'} {...guarded(() => onGo(after))}>
          {withoutMedia ? words.withoutMedia : words.next({ name: nameOf(after) })}
        </Button>
      ) : ofLine ? (
        <Button {...guarded(() => onOrder('save'))} busy={ordering === 'save'} busyText={words.savingLine}>
          {words.save}
        </Button>
      ) : (
        <>
          <Button
            kind="secondary"
            {...guarded(() => onOrder('cart'))}
            busy={ordering === 'cart'}
            busyText={studioWords.adding}
          >
            {studioWords.addToCart}
          </Button>
          <Button {...guarded(() => onOrder('pay'))} busy={ordering === 'pay'} busyText={checkoutWords.opening}>
            {checkoutWords.payNow}
          </Button>
        </>
      )}
    </StudioBar>
  );
}

interface SaveLineProps extends Pick<StudioNavigationProps, 'facts' | 'onGo' | 'onShow'> {
  busy: boolean;
  onSave: () => void;
}

/** A cart line can be saved from every step; problems that prevent it must be fixed first. */
function SaveLine({ facts, busy, onSave, onGo, onShow }: SaveLineProps) {
  const stops = orderObstacle(facts);
  const show = () => {
    if (stops?.at === 'warnings') onGo({ step: 'checkout', part: 0 });
    else if (stops) onShow(stops);
  };
  return (
    <Button
      kind="secondary"
      busy={busy}
      busyText={words.savingLine}
      aria-disabled={stops ? true : undefined}
      onClick={onSave}
      onClickCapture={show}
    >
      {words.save}
    </Button>
  );
}
