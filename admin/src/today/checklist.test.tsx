import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { checklistSteps } from '@afterimage/contract/values/checklist.ts';
import { showPart } from '../testing/test-admin.tsx';
import { Checklist } from './Checklist.tsx';

const list = (isDone: boolean, isDismissed = false) => ({
  stepList: checklistSteps.map((step) => ({ step, isDone: isDone || step === 'access' })),
  isDismissed,
});

it('D20.1 a new shop is told what it needs, each with the way to it, until the list is hidden', async () => {
  const { api } = await showPart(<Checklist />, {
    api: {
      getChecklist: list(false),
      dismissChecklist: list(false, true),
      getSampleState: { untouchedCount: 73, orderedCount: 0 },
    },
  });
  const steps = page.getByRole('region', { name: 'Before you open' });
  await expect.poll(() => steps.element().textContent).toContain('1 of 9 done');
  const texts = steps.getByRole('link', { name: 'Write the legal texts' });
  await expect.element(texts).toHaveAttribute('href', '/admin/legal-texts');
  await expect
    .element(steps.getByRole('link', { name: 'Add your first product' }))
    .toHaveAttribute('href', '/admin/products');
  const sample = steps.getByRole('link', { name: 'Remove the sample (73 products)' });
  await expect.element(sample).toHaveAttribute('href', '/admin/settings#sample');
  await expect.element(steps.getByText(/Have a second way in/)).toBeVisible();
  expect(steps.getByRole('link', { name: 'Have a second way in' }).elements()).toHaveLength(0);
  api.on('getChecklist', list(false, true));
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect.element(steps).not.toBeInTheDocument();
  expect(api.calls('dismissChecklist')).toHaveLength(1);
});

it('D20.1 the list goes when all of it is done', async () => {
  const { api } = await showPart(
    <>
      <p>Today</p>
      <Checklist />
    </>,
    { api: { getChecklist: list(true) } },
  );
  await expect.poll(() => api.calls('getChecklist').length).toBe(1);
  await expect.element(page.getByText('Today')).toBeVisible();
  expect(page.getByRole('region', { name: 'Before you open' }).elements()).toHaveLength(0);
});
