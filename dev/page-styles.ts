import type { ViteDevServer } from 'vite';

export interface PageStyle {
  /** The file, by which Vite's client finds the element when the file changes. */
  id: string;
  css: string;
}

/**
 * The style sheets that modules import, directly or by way of others, in the order of their imports. They go into the
 * page, which would otherwise be shown without them until its scripts have run.
 * @param entries addresses of modules from the storefront's folder, such as `/src/entry-client.tsx`
 */
export async function stylesOf(vite: ViteDevServer, entries: readonly string[]): Promise<PageStyle[]> {
  const { ssr } = vite.environments;
  const visited = new Set<string>();
  const styles: PageStyle[] = [];
  const visit = async (url: string): Promise<void> => {
    if (visited.has(url)) return;
    visited.add(url);
    if (url.endsWith('.css')) {
      const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
      const id = (await ssr.moduleGraph.getModuleByUrl(url))?.id;
      if (id) styles.push({ id, css });
      return;
    }
    const transformed = await ssr.transformRequest(url);
    for (const next of transformed?.deps ?? []) if (next.startsWith('/')) await visit(next);
  };
  for (const entry of entries) await visit(entry);
  return styles;
}
