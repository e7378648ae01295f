import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../account-steps.ts';
import { checkOut, pay } from '../checkout-steps.ts';
import { mouse } from '../input-device.ts';
import { mailTo } from '../mails.ts';
import { useTestShop } from '../test-shop.ts';
import { changeQuantity, lookRound, takePlain, viewIn3D, type Visitor } from '../story-steps.ts';
import { windows } from './windows.ts';

const testShop = useTestShop({ in3D: true, serviceWorker: true, strict: true });

describe.each(windows)('the shop at $width px', ({ phone, window }) => {
  it('S1.1 S1.2 S1.8 S1.12 S4.14 S6.1 S8.15 from the first page over list, filter, product and 3D to the paid order of a guest', async () => {
    const page = await testShop.visit(window);
    const email = uniqueEmail('guest');
    const visitor: Visitor = { page, device: mouse(page), shop: testShop.address, email, password: '', phone };
    await lookRound(visitor);
    const product = await takePlain(visitor, viewIn3D);
    await changeQuantity(visitor, product);
    await visitor.device.press(page.getByRole('button', { name: 'Go to checkout' }));
    await page.waitForURL(/\/checkout\?order=/);
    await page.getByLabel('E-mail address').fill(email);
    await checkOut(visitor);
    const number = await pay(visitor);
    expect((await mailTo(testShop.address, email, new RegExp(number))).text).toContain(product);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
