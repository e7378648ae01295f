import { useEffect, useRef, useState } from 'react';

export type BuyPhase = 'idle' | 'adding' | 'added';

/** How long "Added" stands on the button, in milliseconds. */
const addedFor = 2000;

/**
 * Puts something into the cart once, however often the button is pressed meanwhile.
 * @param add answers whether it is in the cart
 */
export function useBuying(add: () => Promise<boolean>) {
  const [phase, setPhase] = useState<BuyPhase>('idle');
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function buy() {
    // The state is late by a frame; a second press of a double click comes earlier.
    if (busy.current) return;
    busy.current = true;
    setPhase('adding');
    let isDone = false;
    try {
      isDone = await add();
    } finally {
      setPhase(isDone ? 'added' : 'idle');
      timer.current = setTimeout(
        () => {
          busy.current = false;
          setPhase('idle');
        },
        isDone ? addedFor : 0,
      );
    }
  }
  return { stage: phase, buy };
}
