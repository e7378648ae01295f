import type { ProjectViewer } from '@afterimage/contract/viewer.ts';
import { expect, it } from 'vitest';
import { dayAt, endOfDay, withPendingChanges } from './pending-changes.ts';

const viewer: ProjectViewer = {
  url: 'https://a.example/ar/x',
  closed: false,
  expiresAt: null,
  hasPassPhrase: false,
  scans: { opened: 0, locked: 0, medianLockMs: null, lastOpenedOn: null },
  exportUrl: '/x',
};

it('S1.13 what is on its way is seen at once, the last wish first, and goes when it was refused', () => {
  const pendingChanges = [
    { number: 1, change: { closed: true } },
    { number: 2, change: { passPhrase: 'rosebud' } },
    { number: 3, change: { closed: false } },
  ];
  expect(withPendingChanges(viewer, pendingChanges)).toEqual({ ...viewer, hasPassPhrase: true });
  expect(withPendingChanges(viewer, pendingChanges.slice(0, 1))).toMatchObject({ closed: true });
  expect(withPendingChanges({ ...viewer, hasPassPhrase: true }, [{ number: 4, change: { passPhrase: null } }])).toEqual(
    viewer,
  );
  expect(withPendingChanges(viewer, [])).toEqual(viewer);
});

it('S1.13 an end is the last moment of its day', () => {
  const end = endOfDay('2027-02-28');
  expect(end && dayAt(end)).toBe('2027-02-28');
  expect(end && dayAt(new Date(Date.parse(end) + 1).toISOString())).toBe('2027-03-01');
  expect([endOfDay('2027-02-31'), endOfDay(''), endOfDay('tomorrow')]).toEqual([null, null, null]);
});
