import { Screen as Deliveries } from './deliveries.screen.tsx';
import { Screen as Delivery } from './delivery.screen.tsx';
import { Screen as Webhooks } from './webhooks.screen.tsx';

// One chunk, as in content-screens.ts.
export const webhooks = { Screen: Webhooks };
export const deliveries = { Screen: Deliveries };
export const delivery = { Screen: Delivery };
