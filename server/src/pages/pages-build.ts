import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CallInProcess } from '../platform/http/http.ts';
import type { RenderedPage } from '../platform/cache/page-cache.ts';

/** What the storefront's server build exports; it is built from other sources, so its shape is written down here. */
export interface Renderer {
  themeScript: string;
  offlineFiles(manifest: unknown): string[];
  /** The address under which a page is rendered and cached: without what the page does not read of it. */
  cacheAddress(address: string, settings: { call: CallInProcess; log(error: unknown): void }): Promise<string>;
  render(
    request: Request,
    settings: {
      call: CallInProcess;
      hasToken: boolean;
      shopName: string;
      origin: string;
      /** What a demo says of itself on each page. */
      demoText?: string;
      requestId: string;
      log(error: unknown): void;
    },
    manifest: unknown,
  ): Promise<RenderedPage & { location?: string }>;
}

/** The storefront's pages, as they are rendered and served. */
export interface PagesBuild {
  renderer: Renderer;
  /** Vite's manifest of the client build: source file to built files. Passed on to the renderer. */
  manifest: unknown;
  /** The code of the service worker. */
  worker: string;
  /** The folder of the files served below `/assets/`, whose names change with their content. */
  assets: string;
  /** The path of the shop's icon, an SVG file. */
  icon: string;
}

const distFolder = fileURLToPath(new URL('../../../storefront/dist', import.meta.url));

/** Reads the built pages. Throws when the storefront has not been built. */
export async function loadPages(folder = distFolder): Promise<PagesBuild> {
  try {
    const manifest = JSON.parse(await readFile(`${folder}/client/.vite/manifest.json`, 'utf8')) as Record<
      string,
      { file: string }
    >;
    return {
      renderer: (await import(pathToFileURL(`${folder}/server/entry-server.js`).href)) as Renderer,
      manifest,
      worker: await readFile(`${folder}/client/service-worker.js`, 'utf8'),
      assets: `${folder}/client/assets`,
      icon: `${folder}/client/${manifest['src/pages/root/icon.svg']?.file}`,
    };
  } catch (error) {
    throw new Error('The storefront is not built: run "npm run build" and start again.', { cause: error });
  }
}
