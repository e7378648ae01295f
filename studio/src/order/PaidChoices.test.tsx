import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { findings } from '@afterimage/storefront/testing/test-findings.ts';
import { PaidChoices } from './PaidChoices.tsx';
import type { PaidSlot } from './project-slots.ts';

const finish: PaidSlot = {
  id: 2,
  title: 'Finish',
  selectionMode: 'SINGLE',
  choices: [
    { id: 7, title: 'Silver', difference: 0 },
    { id: 8, title: 'Brass', difference: 0 },
    { id: 9, title: 'Gold', difference: 1800 },
    { id: 10, title: 'Steel', difference: -300 },
  ],
};

function Ordered({ slots }: { slots: readonly PaidSlot[] }) {
  const [selectedIds, setSelected] = useState([7]);
  const slot: SoldSlot = { slot: 2, kind: 'specification', choices: selectedIds, title: 'Finish', sold: [] };
  return (
    <main>
      <h1>Order</h1>
      <h2>Things</h2>
      <h3>Mug</h3>
      <PaidChoices
        slots={slots}
        slotValues={new Map([[2, slot]])}
        extras={['Gift box']}
        currency="EUR"
        errorAt={() => undefined}
        onChoose={(_, ids) => setSelected(ids)}
      />
    </main>
  );
}
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

describe('the choices of an ordered thing', () => {
  it('S7.34 can be changed to what costs the same; all else is seen with its difference, fixed, and why', async () => {
    show(<Ordered slots={[finish]} />);
    await expect.element(radio('Silver')).toBeChecked();
    await radio('Brass').click();
    await expect.element(radio('Brass')).toBeChecked();
    await expect.element(radio('Gold (+€18.00)')).toBeDisabled();
    await expect.element(radio('Steel (−€3.00)')).toBeDisabled();
    await expect.element(page.getByText('Options that cost more or less are fixed', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Extras: Gift box')).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('S7.34 of several, those that cost nothing can be added and taken away', async () => {
    const choices = [
      { id: 7, title: 'Engraved', difference: -300 },
      { id: 8, title: 'Matte', difference: 0 },
    ];
    show(<Ordered slots={[{ ...finish, selectionMode: 'MULTI', choices }]} />);
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await expect.element(box('Engraved (−€3.00)')).toBeDisabled();
    await expect.element(box('Engraved (−€3.00)')).toBeChecked();
    await box('Matte').click();
    await expect.element(box('Matte')).toBeChecked();
  });
});
