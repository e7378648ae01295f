import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findings } from '../testing/test-findings.ts';
import { checkoutAnswers, orderId } from '../testing/test-orders.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectVisible } from '../testing/test-steps.ts';

const pickup = {
  id: 'shop',
  name: 'Pick-up at the shop',
  price: 0,
  freeFrom: null,
  currency: 'EUR',
  minDays: 1,
  maxDays: 2,
  arrivesFrom: '2026-11-26',
  arrivesUntil: '2026-11-27',
  pickup: { address: 'Lindenweg 3\n10119 Berlin', hours: 'Tuesday to Friday' },
};
const openDelivery = async (deliveryMethodList: (typeof pickup)[]) => {
  await openPage(`/checkout?order=${orderId}`, {
    signedIn: true,
    api: { ...checkoutAnswers(), listDeliveryMethods: { productionDays: 1, deliveryMethodList } },
  });
  await button('Continue to delivery').click();
};

it('D7.42 what is picked up is told with the place, the hours and when it is ready', async () => {
  await openDelivery([pickup]);
  await expectVisible(page.getByText(/Lindenweg 3/).first());
  await expectVisible(page.getByText(/Tuesday to Friday/).first());
  await expectVisible(page.getByText(/^Ready /).first());
  expect(await findings([390])).toEqual([]);
});

it('D7.42 a country that is not delivered to is told by its name', async () => {
  await openDelivery([]);
  await expectVisible(page.getByText('We do not deliver to Germany. Please choose another address.'));
  await expect.element(button('Continue to review')).not.toBeInTheDocument();
});
