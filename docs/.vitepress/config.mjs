import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { linkSources } from './source-links.mjs';
import { developerPages, furtherPages, germanOwnerPages, ownerPages } from './side-bar.mjs';

/** The shop's icon, within the page: a file of its own would be a copy. */
const icon = readFileSync(new URL('../../storefront/src/pages/root/icon.svg', import.meta.url), 'utf8');
const docs = fileURLToPath(new URL('..', import.meta.url));
const sideBar = [ownerPages(docs), developerPages(docs), ...furtherPages(docs)];
const germanSideBar = [
  germanOwnerPages(docs),
  { text: 'Auf Englisch', items: [{ text: 'For developers', link: '/developer/' }] },
];

// oxlint-disable-next-line import/no-default-export -- VitePress asks for it
export default defineConfig({
  title: 'Afterimage',
  description: 'Running and extending the Afterimage shop',
  cleanUrls: true,
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(icon)}` }]],
  markdown: { config: linkSources },
  vite: {
    // The shop's palette and fonts lie outside of this folder.
    server: { fs: { allow: ['..'] } },
    resolve: { preserveSymlinks: true },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: { locales: { de: { translations: germanSearch() } } },
    },
    outline: [2, 3],
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en-GB',
      themeConfig: {
        nav: [
          { text: 'For owners', link: '/owner/', activeMatch: '^/owner/' },
          { text: 'For developers', link: '/developer/', activeMatch: '^/developer/' },
        ],
        sidebar: sideBar,
      },
    },
    de: {
      label: 'Deutsch',
      lang: 'de-DE',
      description: 'Den Afterimage-Shop betreiben',
      themeConfig: {
        nav: [{ text: 'Für Betreiber', link: '/de/owner/', activeMatch: '^/de/owner/' }],
        sidebar: germanSideBar,
        outline: { level: [2, 3], label: 'Auf dieser Seite' },
        docFooter: { prev: 'Zurück', next: 'Weiter' },
        darkModeSwitchLabel: 'Darstellung',
        lightModeSwitchTitle: 'Helle Darstellung',
        darkModeSwitchTitle: 'Dunkle Darstellung',
        sidebarMenuLabel: 'Inhalt',
        returnToTopLabel: 'Nach oben',
        langMenuLabel: 'Sprache',
        skipToContentLabel: 'Zum Inhalt springen',
        notFound: {
          title: 'Diese Seite gibt es nicht',
          quote: 'Vielleicht ist die Adresse falsch geschrieben.',
          linkLabel: 'Zum Anfang',
          linkText: 'Zum Anfang',
        },
      },
    },
  },
});

function germanSearch() {
  return {
    button: { buttonText: 'Suchen', buttonAriaLabel: 'Suchen' },
    modal: {
      displayDetails: 'Ausführliche Liste zeigen',
      resetButtonTitle: 'Eingabe löschen',
      backButtonTitle: 'Schließen',
      noResultsText: 'Nichts gefunden für',
      footer: { selectText: 'auswählen', navigateText: 'bewegen', closeText: 'schließen' },
    },
  };
}
