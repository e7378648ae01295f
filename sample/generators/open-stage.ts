import { bytesOf, openStagePage } from './stage-page.ts';
import type { Portrait } from './stage/portrait.ts';

export interface Stage {
  /** Photographs a model and answers the picture as PNG bytes. */
  portray(portrait: Portrait): Promise<Buffer>;
  close(): Promise<void>;
}

/** A headless Chromium with the stage in it. */
export async function openStage(): Promise<Stage> {
  const stage = await openStagePage('main.ts', 'portray');
  return {
    async portray(portrait) {
      const page = await stage.page();
      return bytesOf(await page.evaluate(async (each) => (await window.portray?.(each)) ?? '', portrait));
    },
    close: () => stage.close(),
  };
}
