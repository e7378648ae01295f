import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MediumDialog } from './MediumDialog.tsx';
import type { Making } from './medium-work.ts';
import { printOf } from './print-photo.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const title = 'Photo on the front';
const print = printOf({ surfaceList: [] }, { id: 1, title }, { id: 'p', url: pixel, width: 1, height: 1, look: {} });

function OpenDialog({ onMake }: { onMake: (name: string) => void }) {
  const [making, setMaking] = useState<Making>({ phase: 'idle' });
  const make = async (name: string) => {
    onMake(name);
    setMaking({ phase: 'making', name, share: 0, waiting: false });
  };
  const ignore = () => undefined;
  const work = { now: () => making, subscribe: () => ignore, ownedBy: ignore, make, cancel: ignore, retry: ignore };
  return (
    <MediumDialog
      id="front"
      title={title}
      print={print}
      value={null}
      kind="VIDEO"
      open
      work={{ ...work, refuse: ignore }}
      making={making}
      onKindChange={ignore}
      onChange={ignore}
      onClose={ignore}
    />
  );
}

const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  it(`S1.12 a chosen film has one main button, in sight at ${width} by ${height}, and Done comes after it`, async () => {
    await page.viewport(width, height);
    const filmNames: string[] = [];
    show(<OpenDialog onMake={(name) => filmNames.push(name)} />);
    await expect.element(button('Done')).toBeVisible();
    const film = await (await fetch(new URL('../../../e2e/fixtures/film.mp4', import.meta.url))).blob();
    const input = page.getByRole('dialog').element().querySelector('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, new File([film], 'film.mp4', { type: 'video/mp4' }));

    await expect.element(button('Use this video')).toBeVisible();
    expect(button('Done').elements()).toEqual([]);
    expect(button('Use this video').elements()).toHaveLength(1);
    const { top, bottom, left, right } = button('Use this video').element().getBoundingClientRect();
    expect([top >= 0, bottom <= height, left >= 0, right <= width]).toEqual([true, true, true, true]);
    // The film itself and what cuts it are in sight too.
    const strip = page.getByRole('slider', { name: 'Start' }).element().getBoundingClientRect();
    expect(strip.bottom).toBeLessThan(top);

    await button('Use this video').click();
    expect(filmNames).toEqual(['film.mp4']);
    await expect.element(button('Done')).toBeVisible();
    expect(button('Use this video').elements()).toEqual([]);
  });
