import type { ReadyDesign } from '@afterimage/contract/ready-designs.ts';
import { draftContentOf } from '@afterimage/contract/values/slot-wire.ts';
import { refuse } from '@afterimage/storefront/testing/test-api.ts';
import { findings } from '@afterimage/storefront/testing/test-findings.ts';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { framedPrint } from '../studio.fixture.ts';
import type { Work } from '../work.ts';
import { ReadyDesigns } from './ReadyDesigns.tsx';

const progress = { variantId: null, quantity: 1, step: 'product' as const, acceptedWarningList: [] };
const line = (text: string) => ({ kind: 'text' as const, slot: 3, choices: [31], text, look: {} });
const blank: Work = { content: { ...progress, extraList: [], slots: [] }, photoList: [], mediumList: [] };
const design = (id: number, name: string, text: string): ReadyDesign => ({
  id: `0190aaaa-0000-4000-8000-00000000000${id}`,
  name,
  pictureUrl: '',
  content: draftContentOf({ ...progress, extraList: [], slots: [line(text)] }),
});
const designList = [design(1, 'Classic', 'Emma'), design(2, 'Modern', 'Noah')];
const product = { slug: 'framed-print', customizationList: framedPrint.customizationList };

function Shown({ first = blank, atStart = true }: { first?: Work; atStart?: boolean }) {
  const [work, setWork] = useState(first);
  const [text] = work.content.slots.flatMap((slot) => (slot.kind === 'text' ? slot.text : []));
  return (
    <main>
      <h1>Studio</h1>
      <ReadyDesigns product={product} present={work} atStart={atStart} onWork={setWork} />
      <p data-testid="text">{text}</p>
      <button type="button" onClick={() => setWork({ ...work, content: { ...work.content, slots: [line('Mia')] } })}>
        Type
      </button>
    </main>
  );
}
const text = () => page.getByTestId('text');
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('S2.7 a design is taken by the keyboard, another follows without a question, and a question comes once something was typed', async () => {
  show(<Shown />, { api: { listReadyDesigns: { designList } } });
  await expect.element(button('Classic')).toBeVisible();
  (button('Classic').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text()).toHaveTextContent('Emma');
  await expect.element(button('Classic')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('“Classic” is in the studio now.');
  await button('Modern').click();
  await expect.element(text()).toHaveTextContent('Noah');
  await button('Type').click();
  await button('Classic').click();
  const dialog = page.getByRole('dialog', { name: 'Replace what you have made?' });
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text()).toHaveTextContent('Mia');
  await button('Classic').click();
  await dialog.getByRole('button', { name: 'Use this design' }).click();
  await expect.element(text()).toHaveTextContent('Emma');
  expect(await findings()).toEqual([]);
});

it('S2.7 later the designs are in a sheet, which opens from a button', async () => {
  show(<Shown first={{ ...blank, content: { ...blank.content, slots: [line('Mia')] } }} />, {
    api: { listReadyDesigns: { designList } },
  });
  await button('Start with a design').click();
  const sheet = page.getByRole('dialog', { name: 'Start with a design' });
  await sheet.getByRole('button', { name: 'Modern' }).click();
  await button('Use this design').click();
  await expect.element(text()).toHaveTextContent('Noah');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('S2.7 without designs that fit nothing is shown, and what failed is asked for again', async () => {
  const { api } = show(<Shown />, { api: { listReadyDesigns: refuse('PRODUCT_NOT_FOUND') } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The designs could not be loaded. Try again');
  api.on('listReadyDesigns', { designList: [] });
  await button('Try again').click();
  await expect.element(page.getByRole('region', { name: 'Start with a design' })).not.toBeInTheDocument();
});
