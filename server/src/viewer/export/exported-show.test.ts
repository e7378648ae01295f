import { expect, it } from 'vitest';
import { viewerShow, type ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { StoredFile } from '../../files/stored-files.ts';
import { sampleTarget } from '../test-viewers.ts';
import { exportedShow } from './exported-show.ts';

const one = sampleTarget.medium.attachmentId;
const two = '11111111-1111-4111-8111-111111111111';
const target = (id: string, attachmentId: string): ViewerTarget => ({
  ...sampleTarget,
  id,
  medium: { ...sampleTarget.medium, attachmentId },
});
const file = (id: string, rest: Partial<StoredFile> = {}) =>
  ({
    id,
    mimeType: 'image/webp',
    storageKey: `key of ${id}`,
    posterKey: null,
    captionsKey: null,
    ...rest,
  }) as StoredFile;
const preparedTarget = (id: string, hash = id) => ({
  id,
  hash,
  packKey: `pack ${hash}`,
  pictureKey: `picture ${hash}`,
});

it('S1.13 an exported show names every file by its place in the folder, and each lies there once', () => {
  const film = file(two, {
    mimeType: 'video/mp4',
    posterKey: 'poster',
    posterType: 'image/jpeg',
    captionsKey: 'captions',
  });
  const exported = exportedShow(
    { productName: 'Mug', targetList: [target('a', one), target('b', two), target('c', one)] },
    {
      prepared: [preparedTarget('a', 'x'), preparedTarget('b', 'y'), preparedTarget('c', 'x')],
      media: new Map([file(one), film].map((it) => [it.id, it])),
    },
  );
  expect(viewerShow.parse(exported?.show)).toMatchObject({ kind: 'project', productName: 'Mug', expiresAt: null });
  expect(exported?.show.targetList.map(({ packUrl, pictureUrl, medium }) => [packUrl, pictureUrl, medium.url])).toEqual(
    [
      ['targets/1.bin', 'targets/1.webp', 'media/1.webp'],
      ['targets/2.bin', 'targets/2.webp', 'media/2.mp4'],
      ['targets/1.bin', 'targets/1.webp', 'media/1.webp'],
    ],
  );
  expect(exported?.show.targetList[1]?.medium).toMatchObject({
    posterUrl: 'media/2-poster.jpg',
    captionsUrl: 'media/2.vtt',
  });
  expect(exported?.parts).toEqual([
    { path: 'targets/1.bin', key: 'pack x' },
    { path: 'targets/1.webp', key: 'picture x' },
    { path: 'media/1.webp', key: `key of ${one}` },
    { path: 'targets/2.bin', key: 'pack y' },
    { path: 'targets/2.webp', key: 'picture y' },
    { path: 'media/2.mp4', key: `key of ${two}` },
    { path: 'media/2-poster.jpg', key: 'poster' },
    { path: 'media/2.vtt', key: 'captions' },
  ]);
  expect(JSON.stringify(exported?.show)).not.toMatch(/:\s*"\/|https?:/);
});

it('S1.13 nothing is exported when a target or a medium is missing', () => {
  const manifest = { productName: 'Mug', targetList: [target('a', one)] };
  const media = new Map([[one, file(one)]]);
  expect(exportedShow(manifest, { prepared: [preparedTarget('a')], media: new Map() })).toBeNull();
  expect(exportedShow(manifest, { prepared: [], media })).toBeNull();
  expect(exportedShow({ ...manifest, targetList: [] }, { prepared: [], media })?.parts).toEqual([]);
});
