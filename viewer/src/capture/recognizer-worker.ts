import { createFinderSide, readPack, type FinderSide, type Pack } from '@afterimage/tracker';
import type { RecognizerReply, RecognizerMessage } from './worker-messages.ts';

/** Recognises targets in whole frames for the tracker's worker, at the other end of the port that comes first. */
addEventListener('message', ({ data: port }: MessageEvent<MessagePort>) => {
  let packs: readonly Pack[] = [];
  let recognizer: FinderSide | null = null;
  let currentRound = -1;
  port.addEventListener('message', ({ data }: MessageEvent<RecognizerMessage>) => {
    if (data.kind === 'round') {
      packs = data.packs?.map(readPack) ?? packs;
      currentRound = data.round;
      recognizer = createFinderSide({ packs, width: data.width, height: data.height });
    } else if (recognizer && data.round === currentRound) {
      const answer = recognizer.search(data.request);
      const reply: RecognizerReply = { round: currentRound, answer };
      port.postMessage(reply, [answer.frame.data.buffer as ArrayBuffer]);
    }
  });
  port.start();
});
