import { useState } from 'react';
import { useCall, useWrite } from '../data/use-call.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../testing/test-admin.tsx';
import { useDraftVersion } from './use-draft-version.ts';

/** A record whose version grows with the button, and a sheet over it that is opened and closed. */
function Record() {
  const [version, setVersion] = useState(1);
  const [isOpen, setIsOpen] = useState(false);
  const sent = useDraftVersion(version, isOpen);
  return (
    <>
      <button type="button" onClick={() => setVersion(version + 1)}>
        +
      </button>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        =
      </button>
      <output>{sent}</output>
    </>
  );
}

it('D20.1 a draft is sent with the version that it began with; without a draft the version follows the record', async () => {
  await showPart(<Record />);
  const [newer, opener] = [page.getByRole('button', { name: '+' }), page.getByRole('button', { name: '=' })];
  const version = page.getByRole('status');
  await newer.click();
  await expect.element(version).toHaveTextContent('2');
  await opener.click();
  await newer.click();
  await expect.element(version).toHaveTextContent('2');
  await opener.click();
  await expect.element(version).toHaveTextContent('3');
});

/** A record of the server, changed by one button, and a draft over it that is begun by the other. */
function StoredRecord() {
  const threshold = useCall('getToday').data?.stock.threshold ?? 0;
  const change = useWrite('setStockThreshold', { touches: ['getToday'] });
  const [isOpen, setIsOpen] = useState(false);
  const sent = useDraftVersion(threshold, isOpen);
  return (
    <>
      <button type="button" onClick={() => change.mutate({ body: { threshold: 9 } })}>
        change
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        begin
      </button>
      <output>{sent}</output>
    </>
  );
}

it('D20.1 a draft that begins before one’s own change has come back is no conflict with oneself', async () => {
  const { api } = await showPart(<StoredRecord />, { api: { setStockThreshold: {} } });
  const version = page.getByRole('status');
  await expect.element(version).toHaveTextContent('3');
  const today = await (await api.fetch('/api/admin/today')).json();
  const read = api.hold('getToday');
  api.on('getToday', { ...today.data, stock: { ...today.data.stock, threshold: 9 } });
  await page.getByRole('button', { name: 'change' }).click();
  await read.arrived;
  await page.getByRole('button', { name: 'begin' }).click();
  read.release();
  await expect.element(version).toHaveTextContent('9');
  // What another operator changes from now on is not followed.
  api.on('getToday', { ...today.data, stock: { ...today.data.stock, threshold: 10 } });
  await page.getByRole('button', { name: 'change' }).click();
  await expect.poll(() => api.calls('setStockThreshold').length).toBe(2);
  await expect.poll(() => api.calls('getToday').length).toBeGreaterThanOrEqual(4);
  await expect.element(version).toHaveTextContent('9');
});
