import type { Placement } from '@afterimage/contract/look.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { beginHistory, changeHistory, type History, type HistoryAction } from './history.ts';

/** While it moves, the state hears of it so often, in milliseconds; the screen follows at once. */
const toldEvery = 100;

const isSame = (one: Placement, other: Placement): boolean =>
  one.zoom === other.zoom && one.x === other.x && one.y === other.y && one.rotation === other.rotation;

/** How a photo lies, with what it was before; whoever owns it is told of each change. */
export function usePlacement(given: Placement, onChange: (placement: Placement) => void) {
  const [history, dispatch] = useReducer(changeHistory<Placement>, given, beginHistory<Placement>);
  /** How it lies while it is held. */
  const [held, setHeld] = useState<Placement | null>(null);
  const told = useRef({ placement: given, at: 0 });
  const holding = useRef(false);

  const tell = (placement: Placement) => {
    told.current = { placement, at: performance.now() };
    onChange(placement);
  };
  // What comes back from the owner is what it was told; anything else is a new beginning.
  useEffect(() => {
    if (holding.current || isSame(given, told.current.placement)) return;
    told.current = { placement: given, at: 0 };
    dispatch({ type: 'begun', value: given });
  }, [given]);

  const act = (action: HistoryAction<Placement>) => {
    const next: History<Placement> = changeHistory(history, action);
    if (next === history) return;
    dispatch(action);
    if (!isSame(next.present, told.current.placement)) tell(next.present);
  };
  return {
    placement: held ?? history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => act({ type: 'undone' }),
    redo: () => act({ type: 'redone' }),
    change(value: Placement, kind: string, apart = false) {
      if (!isSame(value, history.present)) act({ type: 'changed', value, kind, at: performance.now(), apart });
    },
    /** It is on its way somewhere: the owner is told now and then. */
    hold(value: Placement) {
      holding.current = true;
      if (performance.now() - told.current.at < toldEvery) return;
      setHeld(value);
      tell(value);
    },
    release(value: Placement, kind: string) {
      holding.current = false;
      setHeld(null);
      const changed = !isSame(value, history.present);
      if (changed) dispatch({ type: 'changed', value, kind, at: performance.now(), apart: kind === 'drag' });
      if (!isSame(value, told.current.placement)) tell(value);
    },
  };
}
