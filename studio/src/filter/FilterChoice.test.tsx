import type { PhotoFilter } from '@afterimage/contract/values/looks.ts';
import { filterPixels } from '@afterimage/scene/photo-filter.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SlotImage } from '../photo/SlotImage.tsx';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { FilterChoice } from './FilterChoice.tsx';

const [width, height] = [90, 60];
const color = [44, 95, 180] as const;
const where = { place: { x: 0, y: 0, width, height, rotation: 0 }, outline: 'rectangle' as const };

/** A photo of one color; `alpha` of 255 is opaque. */
function photoUrl(alpha = 255): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = `rgb(${color.join(' ')} / ${alpha / 255})`;
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/png');
}

function Studio({ url }: { url: string }) {
  const [filter, setFilter] = useState<PhotoFilter>();
  const photo = { url, width, height, look: { filter } };
  return (
    <>
      <SlotImage photo={photo} alt="Photo at work" />
      <FilterChoice title="Front" where={where} photo={photo} onChange={setFilter} />
    </>
  );
}

const expected = (filter?: PhotoFilter, alpha = 255) => {
  const pixel = Uint8ClampedArray.of(...color, alpha);
  if (filter) filterPixels(pixel, filter);
  return [...pixel].map((value) => expect.toSatisfy((is: number) => Math.abs(is - value) <= 3, `about ${value}`));
};

/** The middle of an image. */
function colorOf(image: Element | null | undefined): number[] {
  if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return [];
  const canvas = Object.assign(document.createElement('canvas'), { width: 9, height: 9 });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0, 9, 9);
  return [...context.getImageData(4, 4, 1, 1).data];
}
const radio = (name: string) => page.getByRole('radio', { name });
const atWork = () => colorOf(document.querySelector('img[alt="Photo at work"]'));

describe("the choice of a photo's filter", () => {
  it('S2.8 shows the photo in each filter, and is worked by keys', async () => {
    show(<Studio url={photoUrl()} />);
    await expect.element(page.getByRole('group', { name: 'Filter: Front' })).toBeVisible();
    for (const [name, filter] of [
      ['Original', undefined],
      ['Black and white', 'black-and-white'],
      ['Warm', 'warm'],
    ] as const)
      await expect
        .poll(() => colorOf(radio(name).element().parentElement?.querySelector('img')))
        .toEqual(expected(filter));
    await expect.element(radio('Original')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Black and white')).toBeChecked();
    await expect.poll(atWork).toEqual(expected('black-and-white'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(atWork).toEqual(expected('warm'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(atWork).toEqual(expected());
  });

  it('S2.8 clear parts of a photo stay clear', async () => {
    show(<Studio url={photoUrl(128)} />);
    await radio('Warm').click({ force: true });
    await expect.poll(atWork).toEqual(expected('warm', 128));
  });

  it('S2.8 speaks German', async () => {
    show(<Studio url={photoUrl()} />, { locale: 'de' });
    for (const name of ['Original', 'Schwarzweiß', 'Warm']) await expect.element(radio(name)).toBeVisible();
  });

  it('S2.8 a photo that cannot be read is shown as far as the browser can, without the filter', async () => {
    show(<SlotImage photo={{ url: 'data:image/png;base64,AAAA', look: { filter: 'warm' } }} alt="Photo at work" />);
    await expect
      .poll(() => document.querySelector('img[alt="Photo at work"]')?.getAttribute('src'))
      .toBe('data:image/png;base64,AAAA');
  });
});
