import { createRoot } from 'react-dom/client';
import { PersistGate } from './PersistGate.tsx';
import { restore } from './persist.ts';
import { testShop } from './test-shop.ts';

/** For the browser test of the gate: a page over a store that answers when `answer` is called, or never. */
const { store } = testShop();
const saved = {
  read: () => new Promise<string | null>((resolve) => Object.assign(globalThis, { answer: () => resolve(null) })),
  write: () => undefined,
};
const fast = { read: () => null, write: () => undefined };
const restoring = () =>
  restore(store, location.hash === '#fast' ? fast : saved, () => ({ signedIn: false, cartId: null }));

const frames: string[] = [];
Object.assign(globalThis, { seenFrames: frames });
const box = document.body.appendChild(document.createElement('div'));
createRoot(box).render(
  <PersistGate restore={restoring}>
    <p>The shop</p>
  </PersistGate>,
);
const look = () => {
  frames.push(box.textContent);
  if (frames.length < 30) requestAnimationFrame(look);
};
requestAnimationFrame(look);
