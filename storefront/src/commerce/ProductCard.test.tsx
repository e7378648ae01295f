import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { picture } from '../testing/test-data.ts';
import { show } from '../testing/test-page.tsx';
import { frames } from '../testing/test-steps.ts';
import { ProductCard } from './ProductCard.tsx';

/** A picture that comes at once. */
const drawn = (color: string): string => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL();
};

const card = (second: string) => (
  <ProductCard
    to="/products/mug-3"
    name="Mug 3"
    price={1800}
    currency="EUR"
    pictures={[drawn('red'), second].map((url) => picture({ url, widths: [] }))}
  />
);
const second = () => {
  const image = document.querySelectorAll('article img')[1];
  return image?.closest('[class*=second]') ?? expect.fail('no second picture');
};
const opacity = () => getComputedStyle(second()).opacity;

it('S1.1 the second picture of a card is shown by a mouse', async () => {
  show(card(drawn('blue')));
  await userEvent.hover(page.getByRole('article'));
  await expect.poll(opacity).toBe('1');
});

it('S1.1 as long as the second picture has not come, the first one stays', async () => {
  show(card('data:image/png;base64,AAAA'));
  await userEvent.hover(page.getByRole('article'));
  for (let time = 0; time < 5; time += 1) await frames();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(opacity()).toBe('0');
});
