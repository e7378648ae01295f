import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../testing/test-admin.tsx';
import { say, sayFailure } from './toast.ts';

it('D20.1 an act can be taken back from its notice', async () => {
  await showPart(<p>…</p>);
  const undo = vi.fn(async () => undefined);
  say('Order 1042 cancelled', { undo });
  await expect.element(page.getByText('Order 1042 cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone')).toBeVisible();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Order 1042 cancelled')).not.toBeInTheDocument();
});

it('D20.1 what went wrong is said until it is closed', async () => {
  await showPart(<p>…</p>);
  sayFailure(new Error('The printer is out of paper'));
  await expect.element(page.getByText('The printer is out of paper')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('The printer is out of paper')).not.toBeInTheDocument();
});
