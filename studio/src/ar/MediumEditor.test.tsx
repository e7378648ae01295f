import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MediumEditor } from './MediumEditor.tsx';
import type { PlacedMedium } from './placed-medium.ts';
import { printOf } from './print-photo.ts';
import { draftMedium, newText } from './text-draft.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const title = 'Photo on the front';
const print = printOf({ surfaceList: [] }, { id: 1, title }, { id: 'p', url: pixel, width: 3, height: 4, look: {} });
const ignore = () => undefined;
const idle = { phase: 'idle' } as const;
const work = {
  now: () => idle,
  subscribe: () => ignore,
  ownedBy: ignore,
  make: async () => undefined,
  cancel: ignore,
  retry: ignore,
  refuse: ignore,
};

// What a window of 390 and one of 1440 pixels leave to the card, and to what stands in it above the bar.
for (const { width, most } of [
  { width: 358, most: 280 },
  { width: 470, most: 320 },
])
  it(`S2.7 the four ways to a medium come first in a card of ${width} px, whatever shape the photo has`, async () => {
    show(
      <div style={{ inlineSize: width }}>
        <MediumEditor id="front" title={title} print={print} value={null} onChange={ignore} work={work} />
      </div>,
    );
    const card = page.getByRole('region', { name: title });
    await expect.element(card).toBeVisible();
    const { top } = card.element().getBoundingClientRect();
    const ways = ['Video', '3D', 'Text', 'Picture'].map((way) =>
      page
        .getByRole('button', { name: `${way} on ${title}` })
        .element()
        .getBoundingClientRect(),
    );
    expect(Math.max(...ways.map(({ bottom }) => bottom - top))).toBeLessThan(most);
    expect(Math.min(...ways.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  });

function EditorWithText() {
  const [value, setValue] = useState<PlacedMedium | null>(null);
  const make = async () => setValue(draftMedium({ ...newText, text: 'For Ada' }, null));
  return (
    <MediumEditor id="front" title={title} print={print} value={value} onChange={setValue} work={{ ...work, make }} />
  );
}

it('S2.7 the dialog stays the same one when its text is stored: a press on Done at that moment closes it', async () => {
  show(<EditorWithText />);
  await page.getByRole('button', { name: `Text on ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `${title}: what plays` });
  await dialog.getByLabelText('Your text').fill('For Ada');
  const done = dialog.getByRole('button', { name: 'Done' }).element();
  await dialog.getByRole('button', { name: 'Add to the photo' }).click();
  await expect.element(page.getByText('A text appears on it')).toBeInTheDocument();
  expect(done.isConnected).toBe(true);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  await page.getByRole('button', { name: `Remove what plays on ${title}` }).click();
  await page.getByRole('button', { name: `Text on ${title}` }).click();
  await expect.element(dialog.getByLabelText('Your text')).toHaveValue('');
});
