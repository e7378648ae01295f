import type { TextStyle } from '@afterimage/contract/print.ts';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { textAlone } from './text-view.ts';
import { TextTools } from './TextTools.tsx';

const place = { x: 0, y: 0, width: 40, height: 12, rotation: 0 };
const layout = { nodes: [], sizeMm: 6, substituted: [], missing: [], bounds: null };

function Tools({ fixedColor }: { fixedColor: boolean }) {
  const [style, setStyle] = useState<TextStyle>({ align: 'center', color: '#2b2d31', curve: 0 });
  const text = { text: 'For Ada', font: 'Caveat', style };
  const at = { place, style, background: '#d3d6d9', fixedColor };
  const surface = textAlone(at, { slot: 1, ...text });
  return <TextTools view={{ ...text, at, surface, layout }} onStyle={setStyle} />;
}

it('S3.17 a text that is printed has a color to choose', async () => {
  show(<Tools fixedColor={false} />);
  const blue = page.getByRole('radio', { name: 'Blue' });
  await expect.element(blue).toBeInTheDocument();
  (blue.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(blue).toBeChecked();
  await expect.element(page.getByText('Your own colour')).toBeVisible();
});

it('S3.17 an engraving has its form to choose, and no color', async () => {
  show(<Tools fixedColor />);
  await expect.element(page.getByText('Alignment, size and curve')).toBeVisible();
  expect(page.getByRole('group', { name: 'Colour' }).elements()).toEqual([]);
  expect(page.getByText('Your own colour').elements()).toEqual([]);
});
