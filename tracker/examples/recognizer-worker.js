// Recognizes targets in whole frames, as often as it can.
import { createRecognizerSide } from '../index.js';

let recognizer;

addEventListener('message', ({ data: { options, request } }) => {
  if (options) recognizer = createRecognizerSide(options);
  else {
    const answer = recognizer.search(request);
    postMessage(answer, [answer.frame.data.buffer]);
  }
});
