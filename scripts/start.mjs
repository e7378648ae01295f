import { runShop } from './run-shop.mjs';
import { setUp } from './setup.mjs';
import { stepper } from './steps.mjs';
import { reportAndExit } from './stop.mjs';

try {
  const steps = stepper(3);
  await setUp(steps);
  steps.say('Starting the shop');
  await runShop('server/src/main.ts');
} catch (error) {
  reportAndExit(error);
}
