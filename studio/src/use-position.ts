import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { type Position, readPosition, samePosition, writePosition } from './position.ts';
import type { StepType } from './product-customization.state.ts';

/** Where one is in the studio: it stands in the address, so that back, forward and a reload find it. */
export function usePosition(kinds: readonly string[], available: readonly StepType[]) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const position = readPosition(search, kinds, available);
  const { step, part } = position;
  const here = useMemo<Position>(() => ({ step, part }), [step, part]);
  const go = (to: Position, { replace = false } = {}) => {
    if (samePosition(here, to)) return;
    const next = new URLSearchParams(search);
    writePosition(next, to, kinds);
    void navigate(`?${next}`, { replace, preventScrollReset: true });
  };
  return { here, go };
}

/**
 * The focus goes to the heading of a place that one has come to, so that it is read out; it is brought into sight when
 * it is out of it. Where one begins, the page's own heading has the focus.
 */
export function useArrivalAt(place: string) {
  const tools = useRef<HTMLElement>(null);
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    const element = tools.current?.querySelector<HTMLElement>('h2:not(#error-summary)');
    element?.setAttribute('tabindex', '-1');
    element?.focus({ preventScroll: true });
    // Scrolling keeps clear of what is stuck to the window's edges, as scroll-padding says.
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [place]);
  return tools;
}
