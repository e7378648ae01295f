import { inject } from 'vitest';
import { type RunningShop, startShopProcess } from './shop-process.ts';

/**
 * Starts a shop for one story file alone: for stories that stop it, or read what it has printed. All others use the
 * shop that `useTestShop` shares.
 */
export const startShop = (environment: Record<string, string> = {}): Promise<RunningShop> =>
  startShopProcess(inject('testServer'), environment);

const addresses = new Map<string, Promise<string>>();

/** The address of this worker's shop with these settings; `shop-pool.ts` starts it when it is first asked for. */
export function sharedShop(environment: Record<string, string> = {}): Promise<string> {
  const key = JSON.stringify(environment);
  const shopAddress = addresses.get(key) ?? requestShop(environment);
  addresses.set(key, shopAddress);
  return shopAddress;
}

async function requestShop(environment: Record<string, string>): Promise<string> {
  const reply = await fetch(inject('shopPool'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ worker: process.env['VITEST_POOL_ID'], environment }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
