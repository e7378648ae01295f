import { check } from './check.mjs';
import { runStories } from './e2e.mjs';
import { setUp } from './setup.mjs';
import { stepper } from './steps.mjs';
import { reportAndExit } from './stop.mjs';
import { createTally } from './tally.mjs';

try {
  await setUp(stepper(2));
  const tally = createTally();
  await tally.count(check);
  await tally.count(() => runStories());
  tally.finish();
} catch (error) {
  reportAndExit(error);
}
