import type { Placement } from '@afterimage/contract/look.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { beginHistory, changeHistory, type History, type HistoryAction } from './history.ts';

/** While it moves, the state hears of it so often, in milliseconds; the screen follows at once. */
const reportIntervalMs = 100;

const isSame = (one: Placement, other: Placement): boolean =>
  one.zoom === other.zoom && one.x === other.x && one.y === other.y && one.rotation === other.rotation;

/** How a photo lies, with what it was before; whoever owns it is told of each change. */
export function usePlacement(savedPlacement: Placement, onChange: (placement: Placement) => void) {
  const [history, dispatch] = useReducer(changeHistory<Placement>, savedPlacement, beginHistory<Placement>);
  /** How it lies while it is held. */
  const [draggedPlacement, setDraggedPlacement] = useState<Placement | null>(null);
  const lastReport = useRef({ placement: savedPlacement, at: 0 });
  const holding = useRef(false);

  const reportPlacement = (placement: Placement) => {
    lastReport.current = { placement, at: performance.now() };
    onChange(placement);
  };
  // What comes back from the owner is what it was told; anything else is a new beginning.
  useEffect(() => {
    if (holding.current || isSame(savedPlacement, lastReport.current.placement)) return;
    lastReport.current = { placement: savedPlacement, at: 0 };
    dispatch({ type: 'begun', value: savedPlacement });
  }, [savedPlacement]);

  const act = (action: HistoryAction<Placement>) => {
    const next: History<Placement> = changeHistory(history, action);
    if (next === history) return;
    dispatch(action);
    if (!isSame(next.present, lastReport.current.placement)) reportPlacement(next.present);
  };
  return {
    placement: draggedPlacement ?? history.present,
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
      if (performance.now() - lastReport.current.at < reportIntervalMs) return;
      setDraggedPlacement(value);
      reportPlacement(value);
    },
    release(value: Placement, kind: string) {
      holding.current = false;
      setDraggedPlacement(null);
      const isChanged = !isSame(value, history.present);
      if (isChanged) dispatch({ type: 'changed', value, kind, at: performance.now(), apart: kind === 'drag' });
      if (!isSame(value, lastReport.current.placement)) reportPlacement(value);
    },
  };
}
