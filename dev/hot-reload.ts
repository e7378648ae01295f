import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import type { PageStyle } from './page-styles.ts';

/**
 * Modules that are more than components. A page's loader and metadata have run already when its file changes, and the
 * store holds what a `*.state.ts` has put there: only a reload brings their new form.
 */
const wholePage = /\.(?:page\.tsx|state\.ts)$/;

/** Reloads the page for changes that cannot be exchanged in it. */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate: {
      order: 'pre',
      handler({ file }) {
        if (this.environment.name !== 'client' || !wholePage.test(file)) return undefined;
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

/**
 * A page's module exports a loader and metadata beside its component. A change of something that it imports, such as a
 * style sheet, goes past these two, so that React can exchange the component.
 */
const ignoredExports = `window.__getReactRefreshIgnoredExports = ({ id }) => (/\\.page\\.tsx$/.test(id) ? ['loader', 'meta'] : []);`;

/** What stands first in the head of every page: React's preparation, Vite's client, and the style sheets. */
export function developmentHead(base: string, styles: readonly PageStyle[]): string {
  return [
    `<script type="module">${ignoredExports}\n${react.preambleCode.replace('__BASE__', base)}</script>`,
    `<script type="module" src="${base}@vite/client"></script>`,
    ...styles.map(({ id, css }) => `<style type="text/css" data-vite-dev-id="${id}">${css}</style>`),
  ].join('\n');
}
