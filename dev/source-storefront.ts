import { globSync, realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { build, createServer, type ViteDevServer } from 'vite';
import type { Renderer } from '../server/src/pages/pages-build.ts';
import type { Storefront } from '../server/src/pages/storefront.ts';
import type { Settings } from '../server/src/settings.ts';
import { type ViewerBuild, viewerIn } from '../server/src/viewer/viewer-build.ts';
import { developmentHead, reloadPages } from './hot-reload.ts';
import { stylesOf } from './page-styles.ts';
import { relaxedPolicy } from './relaxed-policy.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'storefront');
const viewerFolder = join(root, 'viewer');
const cache = join(root, '.cache', 'dev');
/** The address below which Vite serves the sources; no page of the shop has it. */
const base = '/vite/';

const posixPath = (path: string): string => `/${path.replaceAll('\\', '/').replace(/^\//, '')}`;

/** What `storefront/src/entry-server.tsx` exports. */
type ServerEntry = Renderer & Pick<ViewerBuild, 'viewerPage'>;

/** The folder of the installed packages, which may be linked from another checkout. */
const packages = dirname(dirname(realpathSync(join(root, 'node_modules', 'vite', 'package.json'))));

/** The storefront from its sources, compiled as they are asked for and exchanged in the open page when they change. */
export async function sourceStorefront(
  app: FastifyInstance,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<Storefront> {
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    base,
    cacheDir: join(cache, 'vite'),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [reloadPages()],
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      // Vite answers to names of this machine alone, unless told otherwise.
      allowedHosts: publicUrl ? [new URL(publicUrl).hostname] : [],
      watch: { ignored: ['**/dist/**', '**/*.test.*'] },
      fs: { allow: [root, packages] },
    },
    optimizeDeps: {
      entries: [
        'src/entry-client.tsx',
        '../admin/src/main.tsx',
        '../viewer/src/main.ts',
        '../{studio,viewer}/src/**/*-worker.ts',
      ],
    },
  });
  app.addHook('preClose', () => vite.close());
  serveSources(app, vite);
  const entry = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
  const viewerPage: ViewerBuild['viewerPage'] = async (page) => (await entry()).viewerPage(page);
  const nothing = join(cache, 'empty');
  await mkdir(join(nothing, 'assets'), { recursive: true });
  return {
    pages: {
      renderer: {
        // Only its hash is used, for a policy that is relaxed here.
        themeScript: '',
        offlineFiles: () => [],
        cacheAddress: async (...args) => (await entry()).cacheAddress(...args),
        render: async (request, settings) => ({
          ...(await (await entry()).render(request, settings, sourceManifest())),
          cacheable: false,
        }),
      },
      manifest: {},
      worker: '',
      assets: join(nothing, 'assets'),
      icon: join(folder, 'src/pages/root/icon.svg'),
    },
    admin: {
      filesIn: () => ({ script: `${base}@fs${posixPath(join(root, 'admin/src/main.tsx'))}`, preloads: [], styles: [] }),
      assets: join(nothing, 'assets'),
      // The application sets the theme too, a little later.
      themeScript: '',
    },
    viewer: {
      viewerPage,
      filesAt: () => ({ script: `${base}@fs${posixPath(join(root, 'viewer/src/main.ts'))}`, styles: [] }),
      folder: nothing,
    },
    exportedViewer: viewerBuilder(vite, viewerPage),
  };
}

/** Lets Vite answer below its address, and gives every page what it needs to exchange its parts. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(base)) {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      return;
    }
    // A page is changed below, so it must come as text.
    delete request.raw.headers['accept-encoding'];
    done();
  });
  app.addHook('onSend', async (_, reply, payload) => {
    const type = String(reply.getHeader('content-type'));
    if (!type.startsWith('text/html') || typeof payload !== 'string' || !payload.includes(`src="${base}`))
      return payload;
    reply.header('content-security-policy', relaxedPolicy(String(reply.getHeader('content-security-policy'))));
    reply.removeHeader('content-length');
    const entryUrls = Array.from(payload.matchAll(/ (src|href)="\/vite(\/(?:src|@fs)\/[^"]+\.tsx?)"/g));
    // The script of the page comes before what is only fetched ahead: its style sheets fix the order of the layers.
    const entries = entryUrls.toSorted(([, one = ''], [, other = '']) => other.localeCompare(one));
    const styles = await stylesOf(
      vite,
      entries.map(([, , url = '']) => url),
    );
    const head = developmentHead(base, styles);
    return payload.replace('<head>', () => `<head>${head}`);
  });
}

/** In place of the build's manifest: every file is its own source. */
function sourceManifest(): Record<string, { file: string }> {
  const files = ['src/entry-client.tsx', ...globSync('src/pages/*.page.tsx', { cwd: folder })];
  return Object.fromEntries(files.map((file) => [file, { file: `${base.slice(1)}${file}` }]));
}

/** Builds the viewer when an export is asked for, again after each change. */
function viewerBuilder(vite: ViteDevServer, viewerPage: ViewerBuild['viewerPage']): Storefront['exportedViewer'] {
  const outDir = join(cache, 'viewer');
  let built: Promise<unknown> | undefined;
  vite.watcher.on('all', () => (built = undefined));
  return async () => {
    built ??= build({
      root: viewerFolder,
      configFile: join(viewerFolder, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
    await built;
    return viewerIn(outDir, viewerPage);
  };
}
