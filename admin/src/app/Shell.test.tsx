import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../storefront/src/testing/test-api.ts';
import { openScreen, operatorAs } from '../testing/test-admin.tsx';

it('D20.1 the shell shows the sections that the operator can open, and names the present one', async () => {
  // A role that has no figures to see.
  await openScreen('/admin', { role: 'catalogue' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Sections' }).first();
  await expect.element(rail.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Today – Afterimage admin');
});

it('D20.1 an ended session leads to the sign-in and back to the same address with its filters', async () => {
  const { address } = await openScreen('/admin?state=late', { api: { getOperatorSession: refuse('UNAUTHENTICATED') } });
  await expect.poll(address).toBe(`/admin/sign-in?back=${encodeURIComponent('/admin?state=late')}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

it('D20.1 a link of the navigation shows its screen, and the way back the one before', async () => {
  const noLines = { itemList: [], nextCursor: null, total: { count: 0, capped: false } };
  await openScreen('/admin', { api: { listWorkshopLines: noLines } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Sections' }).first();
  await rail.getByRole('link', { name: 'Pack' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pack' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

it('D20.1 an address without a screen says so inside of the shell', async () => {
  await openScreen('/admin/nothing/here');
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
});

it('D20.1 a shop that cannot be reached is said, with another try', async () => {
  const { api } = await openScreen('/admin', { api: { getOperatorSession: refuse('UNAVAILABLE') } });
  await expect.element(page.getByRole('alert')).toBeVisible();
  api.on('getOperatorSession', operatorAs('catalogue'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});
