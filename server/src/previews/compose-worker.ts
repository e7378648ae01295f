import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readPrintMap } from '@afterimage/sample/print-map.ts';
import { composePreview, type FacePicture } from './compose-preview.ts';
import { type DrawnFace, drawnMap } from './drawn-map.ts';
import type { Photograph } from './photograph-light.ts';

export interface ComposeTask {
  photo: Photograph;
  /** The file of the map, or the faces that were drawn on the photograph. */
  map: string | readonly DrawnFace[];
  pictures: ReadonlyMap<string, FacePicture>;
}

parentPort?.on('message', ({ photo, map, pictures }: ComposeTask) => {
  const printMap = typeof map === 'string' ? readPrintMap(readFileSync(map)) : drawnMap(map, photo);
  parentPort?.postMessage(composePreview(photo, printMap, pictures), []);
});
