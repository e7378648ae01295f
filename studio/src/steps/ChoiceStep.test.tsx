import type { Customization } from '@afterimage/contract/customization.ts';
import { offeredSlots } from '@afterimage/contract/values/offered-slots.ts';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ChoiceStep } from './ChoiceStep.tsx';

const base = { fieldType: null, required: false, limits: {} };
const declared: Customization[] = [
  {
    ...base,
    id: 1,
    kind: 'extra',
    selectionMode: 'MULTI',
    title: 'Add',
    extraList: [
      { id: 10, title: 'Name inside the collar', price: 350 },
      { id: 11, title: 'Gift box', price: 500 },
    ],
  },
  {
    ...base,
    id: 2,
    kind: 'extra',
    selectionMode: 'MULTI',
    title: 'Send',
    extraList: [{ id: 20, title: 'Tube', price: 300 }],
  },
  { ...base, id: 3, kind: 'text', selectionMode: 'SINGLE', title: 'Name', choiceId: 10, required: true, extraList: [] },
];

function Step() {
  const [extraList, setExtraList] = useState<readonly number[]>([]);
  return (
    <ChoiceStep
      slots={offeredSlots(declared, new Set(extraList))}
      renderTexts={(asked) => asked.map(({ id, title }) => <input key={id} aria-label={title} />)}
      personal={{ slots: new Map(), extraList }}
      currency="EUR"
      errorAt={() => undefined}
      today="2026-11-23"
      onChange={(_, { choices }) => setExtraList(choices ?? [])}
    />
  );
}

describe('choices and extras', () => {
  it('S2.7 an extra that needs words asks for them right under it, as long as it is chosen', async () => {
    show(<Step />);
    const field = page.getByRole('textbox', { name: 'Name' });
    await expect.element(field).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('checkbox', { name: /Name inside the collar/ }));
    await expect.element(field).toBeVisible();
    const tube = page.getByRole('checkbox', { name: /Tube/ }).element();
    expect(field.element().compareDocumentPosition(tube)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(page.getByRole('checkbox', { name: /Name inside the collar/ }));
    await expect.element(field).not.toBeInTheDocument();
  });
});
