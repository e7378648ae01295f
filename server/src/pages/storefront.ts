import { loadViewer, type ViewerBuild } from '../viewer/viewer-build.ts';
import { type AdminBuild, loadAdmin } from './admin-build.ts';
import { loadPages, type PagesBuild } from './pages-build.ts';

/** Where the pages, the admin and the viewer come from: the build or, in development, the sources (docs/decisions/0029-development-tools.md). */
export interface Storefront {
  pages: PagesBuild;
  admin: AdminBuild;
  viewer: ViewerBuild;
  /** The viewer that exported folders contain: always a build. */
  exportedViewer(): Promise<ViewerBuild>;
}

/** The storefront as `npm run build` has written it. */
export async function builtStorefront(): Promise<Storefront> {
  const viewer = await loadViewer();
  const pages = await loadPages();
  return { pages, admin: await loadAdmin(pages.renderer.themeScript), viewer, exportedViewer: async () => viewer };
}
