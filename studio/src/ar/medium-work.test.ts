import type { Medium } from '@afterimage/contract/files.ts';
import { expect, it } from 'vitest';
import { refusal, testStore } from '@afterimage/client/state/test-store.ts';
import { createMediumWork, isInProgress } from './medium-work.ts';
import type { TakenMedium } from '../work.ts';

const medium = { id: 'm-1', url: '/files/m', type: 'VIDEO', mimeType: 'video/mp4', bytes: 3 } as unknown as Medium;
const film = () => new File(['abc'], 'film.mp4', { type: 'video/mp4' });

function workOn(answers: Parameters<typeof testStore>[0]) {
  const shop = testStore(answers);
  const work = createMediumWork(shop.store.dispatch);
  const receivedMedia: TakenMedium[] = [];
  work.ownedBy((uploadedMedium) => receivedMedia.push(uploadedMedium));
  return { shop, work, given: receivedMedia };
}

it('S3.13 goes on while nobody looks, and is given to who owns it then', async () => {
  let reply: (uploadedReply: Medium) => void = () => undefined;
  const {
    work,
    given: receivedMedia,
    shop,
  } = workOn({ uploadArMedium: () => new Promise((resolve) => (reply = resolve)) });
  let notificationCount = 0;
  const leave = work.subscribe(() => (notificationCount += 1));
  const making = work.make('film.mp4', async () => ({ file: film() }));
  await shop.settle();
  expect([work.now().phase, isInProgress(work.now()), notificationCount > 0]).toEqual(['sending', true, true]);
  leave();
  const later: TakenMedium[] = [];
  work.ownedBy((uploadedMedium) => later.push(uploadedMedium));
  reply(medium);
  await making;
  expect(receivedMedia).toEqual([]);
  expect(later).toMatchObject([{ attachmentId: 'm-1', type: 'VIDEO' }]);
  expect(work.now()).toEqual({ phase: 'idle' });
});

it('S3.13 a newer one takes the place of the one before; what was given up comes to nothing', async () => {
  const answers: ((uploadedReply: Medium) => void)[] = [];
  const {
    work,
    given: receivedMedia,
    shop,
  } = workOn({ uploadArMedium: () => new Promise((resolve) => answers.push(resolve)) });
  const first = work.make('one.mp4', async () => ({ file: film() }));
  await shop.settle();
  const second = work.make('two.mp4', async () => ({ file: film() }));
  await shop.settle();
  expect(work.now()).toMatchObject({ name: 'two.mp4' });
  answers[0]?.({ ...medium, id: 'm-0' });
  await first;
  expect([receivedMedia.length, work.now().phase]).toEqual([0, 'sending']);
  work.cancel();
  answers[1]?.(medium);
  await second;
  expect([receivedMedia.length, work.now().phase]).toEqual([0, 'idle']);
});

it('S3.13 what was refused says why, and is tried again only where that may help', async () => {
  const {
    work,
    given: receivedMedia,
    shop,
  } = workOn({ uploadArMedium: refusal(415, 'FILE_TYPE', 'This is no film.') });
  await work.make('film.mp4', async () => ({ file: film() }));
  expect(work.now()).toEqual({ phase: 'failed', name: 'film.mp4', message: 'This is no film.', retry: false });
  await work.make('film.mp4', () => Promise.reject(new Error('The film has no picture')));
  expect(work.now()).toMatchObject({ phase: 'failed', retry: true });
  shop.answers.uploadArMedium = medium;
  await work.make('film.mp4', async () => ({ file: film() }));
  expect([receivedMedia.length, work.now().phase]).toEqual([1, 'idle']);
});
