// Recognises targets in whole frames, as often as it can.
import { createFinderSide } from '../index.js';

let finder;

addEventListener('message', ({ data: { options, request } }) => {
  if (options) finder = createFinderSide(options);
  else {
    const answer = finder.search(request);
    postMessage(answer, [answer.frame.data.buffer]);
  }
});
