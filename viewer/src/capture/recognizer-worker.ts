import { createFinderSide, readPack, type FinderSide, type Pack } from '@afterimage/tracker';
import type { FromFinder, ToFinder } from './worker-messages.ts';

/** Recognises targets in whole frames for the tracker's worker, at the other end of the port that comes first. */
addEventListener('message', ({ data: port }: MessageEvent<MessagePort>) => {
  let packs: readonly Pack[] = [];
  let side: FinderSide | null = null;
  let present = -1;
  port.addEventListener('message', ({ data }: MessageEvent<ToFinder>) => {
    if (data.kind === 'round') {
      packs = data.packs?.map(readPack) ?? packs;
      present = data.round;
      side = createFinderSide({ packs, width: data.width, height: data.height });
    } else if (side && data.round === present) {
      const answer = side.search(data.request);
      const told: FromFinder = { round: present, answer };
      port.postMessage(told, [answer.frame.data.buffer as ArrayBuffer]);
    }
  });
  port.start();
});
