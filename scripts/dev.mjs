import { runShop } from './run-shop.mjs';
import { setUpPackages } from './setup.mjs';
import { stepper } from './steps.mjs';
import { reportAndExit } from './stop.mjs';

// The shop from its sources, for whoever works on it (docs/decisions/0029-development-tools.md).
try {
  const steps = stepper(2);
  await setUpPackages(steps);
  steps.say('Starting the shop from its sources');
  await runShop('dev/main.ts', { NODE_ENV: 'development' });
} catch (error) {
  reportAndExit(error);
}
