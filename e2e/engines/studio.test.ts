import { describe, expect, it } from 'vitest';
import { uniqueEmail } from '../account-steps.ts';
import { checkOut, pay } from '../checkout-steps.ts';
import { mouse } from '../input-device.ts';
import { acceptWarnings, goOn, goThroughParts, addFilm, addPhoto, step } from '../personal-steps.ts';
import { useTestShop } from '../test-shop.ts';
import { personalizableProduct } from '../stock.ts';
import { heading, main, type Visitor } from '../story-steps.ts';
import { fixture } from '../ar-steps.ts';
import { windows } from './windows.ts';

const testShop = useTestShop({ serviceWorker: true, strict: true });
const mug = 'hearth-photo-mug';

describe.each(windows)('the studio at $width px', ({ phone, window }) => {
  it('S1.11 S1.12 S1.13 S2.9 S3.13 S3.17 photos, words, a film, a text and their stars, to the proof, the cart and the paid order', async () => {
    const page = await testShop.visit(window);
    const email = uniqueEmail('studio');
    const visitor: Visitor = { page, device: mouse(page), shop: testShop.address, email, password: '', phone };
    const { name, customizationList: slots } = await personalizableProduct(testShop.address, mug);
    const [front = '', back = ''] = slots.filter(({ kind }) => kind === 'photo').map(({ title }) => title);
    await page.goto(`/customize/${mug}`);
    await addPhoto(visitor, front, fixture('photo.jpg'));
    await visitor.device.press(main(page).getByRole('button', { name: `${back}: still empty` }));
    await addPhoto(visitor, back, fixture('coffee.jpg'));
    const goneThroughSlots = await goThroughParts(visitor, slots);
    await step(page, 'AR Customization').waitFor();

    // one film is sent as it is, one is made small in the browser first
    await addFilm(visitor, front, phone ? 'film.mp4' : 'coffee-1080p.mp4');
    await visitor.device.press(main(page).getByRole('button', { name: `Text on ${back}` }));
    const dialog = page.getByRole('dialog', { name: `${back}: what plays` });
    await visitor.device.write(dialog.getByLabel('Your text'), 'Für Oma');
    await visitor.device.press(dialog.getByRole('button', { name: 'Add to the photo' }));
    await visitor.device.press(dialog.getByRole('button', { name: 'Done' }));
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByText('A text appears on it').waitFor();
    const stars = main(page).locator('[data-stars]');
    await expect.poll(() => stars.count()).toBe(2);
    for (const rated of await stars.all()) expect(Number(await rated.getAttribute('data-stars'))).toBeGreaterThan(0);

    await goOn(visitor, 'Checkout');
    await main(page).getByRole('heading', { name: 'This is what we print' }).waitFor();
    await main(page).locator('canvas').first().waitFor();
    await acceptWarnings(visitor);
    await visitor.device.press(main(page).getByRole('button', { name: 'Add to cart' }));
    await heading(page, 'Your cart').waitFor();
    const line = page.getByRole('listitem').filter({ hasText: name });
    for (const words of ['For Ada', ...goneThroughSlots]) await line.getByText(words).first().waitFor();
    await visitor.device.press(page.getByRole('button', { name: 'Go to checkout' }));
    await page.waitForURL(/\/checkout\?order=/);
    await page.getByLabel('E-mail address').fill(email);
    await checkOut(visitor);
    expect(await pay(visitor)).toMatch(/^A\d+$/);
    await main(page).getByText(name).first().waitFor();
  });
});
