import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { makeAccount, password, saveAddress, uniqueEmail } from './account-steps.ts';
import { checkOut, findOrder, pay } from './checkout-steps.ts';
import type { InputDevice } from './input-device.ts';
import type { TestShop } from './test-shop.ts';
import { exchangeMedium, personalizeProduct } from './personal-steps.ts';
import {
  changeQuantity,
  lookRound,
  register,
  signIn,
  takePlain,
  toAccount,
  openSignIn,
  verify,
  type Visitor,
} from './story-steps.ts';

interface StoryOptions {
  name: string;
  window: BrowserContextOptions;
  device(page: Page): InputDevice;
  phone?: boolean;
}

/** The main job of the shop, told once for every way in which people work a page. */
export function describeMainStory(testShop: TestShop, { name, window, device, phone = false }: StoryOptions): void {
  const arrive = async (): Promise<Visitor> => {
    const page = await testShop.visit(window);
    return {
      page,
      device: device(page),
      shop: testShop.address,
      email: uniqueEmail('ada'),
      password,
      phone,
    };
  };

  describe(name, () => {
    it('S1.1 S1.2 S1.6 S1.8 S1.9 S2.1 S2.3 S2.11 S4.5 S4.6 S4.14 S4.18 S8.9 S8.10 S8.11 S8.15 from the first page to a paid order', async () => {
      const visitor = await arrive();
      await lookRound(visitor);
      const product = await takePlain(visitor);
      await changeQuantity(visitor, product);
      await register(visitor);
      await verify(visitor, await testShop.visit());
      await toAccount(visitor);
      await signIn(visitor, /^2 items from this device were added/);
      await checkOut(visitor);
      const number = await pay(visitor);
      await findOrder(visitor, number, product);
    });

    it('S1.11 S1.12 S1.13 S2.10 S3.8 S4.18 S7.33 S7.34 S7.35 D7.44 a photo, words, extras and a film: ordered, paid, and the film exchanged', async () => {
      const visitor = await arrive();
      await makeAccount(visitor.shop, visitor.email, { firstName: 'Ada', lastName: 'Lovelace' });
      await saveAddress(visitor.shop, visitor.email);
      const personalizedItem = await personalizeProduct(visitor);
      await openSignIn(visitor);
      await signIn(visitor, /^1 item from this device was added/);
      await checkOut(visitor);
      const number = await pay(visitor);
      await findOrder(visitor, number, personalizedItem.name);
      await exchangeMedium(visitor, personalizedItem);
    });
  });
}
