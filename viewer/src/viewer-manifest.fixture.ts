import type { ArCustomization } from '@afterimage/contract/customization.ts';
import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';

const film: ArCustomization = {
  attachmentId: '5d3b4c8e-0f4e-4c1e-9d34-0c2a59a4bb10',
  type: 'VIDEO',
  url: '/files/film?expires=1&signature=a',
  mimeType: 'video/mp4',
  width: 640,
  height: 360,
  durationSeconds: 12,
  posterUrl: '/files/poster?expires=1&signature=a',
  captionsUrl: null,
  text: null,
  display: null,
};

/** A target as the server tells of one, for tests. */
export const testTarget = (medium: Partial<ArCustomization> = {}, title = 'Main photo'): ViewerTarget => ({
  id: 'a',
  title,
  packUrl: '/files/targets/a/pack?expires=1&signature=a',
  pictureUrl: '/files/targets/a/picture?expires=1&signature=a',
  width: 480,
  height: 320,
  widthMm: 150,
  heightMm: 100,
  surface: { kind: 'flat' },
  photo: { x: 15, y: 10, width: 120, height: 80, outline: 'rectangle' },
  medium: { ...film, ...medium },
});

export const testManifest = (...targetList: ViewerTarget[]): ViewerShow => ({
  kind: 'project',
  productName: 'Stoneware mug',
  expiresAt: null,
  targetList,
});
