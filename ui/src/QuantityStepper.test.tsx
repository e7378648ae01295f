import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { button, expectVisible } from '@afterimage/storefront/testing/test-steps.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const requestedQuantities: number[] = [];
let removed = 0;

function Stepper({ first = 2, removable = false, max = 5 }: { first?: number; removable?: boolean; max?: number }) {
  const [value, setValue] = useState(first);
  const change = (quantity: number) => {
    requestedQuantities.push(quantity);
    setValue(quantity);
  };
  return (
    <QuantityStepper
      label="Quantity"
      value={value}
      max={max}
      onChange={change}
      {...(removable && { onRemove: () => (removed += 1) })}
    />
  );
}

const field = page.getByRole('textbox', { name: 'Quantity' });
const start = (props: Parameters<typeof Stepper>[0] = {}) => {
  requestedQuantities.length = 0;
  removed = 0;
  show(<Stepper {...props} />);
};

describe('the stepper of a quantity', () => {
  it('S4.13 S4.14 goes up and down by its buttons and by the arrow keys', async () => {
    start();
    await button('One more').click();
    await button('One less').click();
    await field.click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect.element(field).toHaveValue('3');
    expect(requestedQuantities).toEqual([3, 2, 3, 4, 3]);
  });

  it('D5.1 says at its upper bound why it goes no further', async () => {
    start({ first: 4 });
    await button('One more').click();
    await expect.element(button('One more')).toHaveAttribute('aria-disabled', 'true');
    await expectVisible(page.getByText('You can order up to 5'));
    await expect.element(field).toHaveAccessibleDescription('You can order up to 5');
    await button('One more').click({ force: true });
    expect(requestedQuantities).toEqual([5]);
  });

  it('S4.14 takes a number that is typed when the field is left or Enter is pressed, within its bounds', async () => {
    start();
    await field.fill('4');
    expect(requestedQuantities, 'while it is typed').toEqual([]);
    await userEvent.keyboard('{Enter}');
    await field.fill('99');
    await userEvent.keyboard('{Tab}');
    await field.fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('5');
    // What is entered anew is selected whole.
    await userEvent.keyboard('{Tab}');
    await field.click();
    await userEvent.keyboard('1a');
    await expect.element(field).toHaveValue('1');
    await userEvent.keyboard('{Enter}');
    expect(requestedQuantities).toEqual([4, 5, 1]);
  });

  it('S4.14 at the least it removes where that is possible, and else stands still', async () => {
    start({ first: 1, removable: true });
    await button('Remove').click();
    expect([requestedQuantities, removed]).toEqual([[], 1]);
  });

  it('S4.14 without a way to remove, less than the least is refused', async () => {
    start({ first: 1 });
    await expect.element(button('One less')).toHaveAttribute('aria-disabled', 'true');
    await button('One less').click({ force: true });
    expect(requestedQuantities).toEqual([]);
  });
});
