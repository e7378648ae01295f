import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages of the owner's path in their order; the English and the German ones have the same names. */
const ownerOrder = [
  'index',
  'start',
  'checklist',
  'shop-facts',
  'first-product',
  'photo-product',
  'translations',
  'import',
  'orders',
  'content',
  'backup',
  'developer-needed',
];

const developerOrder = [
  'index',
  'architecture',
  'theme',
  'payment-provider',
  'language',
  'print',
  'testing',
  'api',
  'command-line',
];

/** Pages in `docs` itself. A new page needs a line here, or it stands under "Further pages". */
const references = ['glossary', 'import', 'payment-providers', 'choices', 'browsers', 'ios', 'threat-model', 'renames'];

/** @param {string} path a Markdown file */
function titleOf(path) {
  const [, title] = /^(?:# |title: )(.+)$/m.exec(readFileSync(path, 'utf8')) ?? [];
  if (!title) throw new Error(`${path} has no title.`);
  return title.replaceAll('`', '');
}

/** @param {string} docs @param {string} folder @param {string} name */
const page = (docs, folder, name) => ({
  text: titleOf(join(docs, folder, `${name}.md`)),
  link: `/${join(folder, name)}`.replace(/index$/, ''),
});

/**
 * The pages of a folder; the first one is called by the second text.
 * @param {string} docs @param {string} folder @param {readonly string[]} order @param {readonly [string, string]} texts
 */
const path = (docs, folder, order, [text, overview]) => ({
  text,
  items: order.map((name) => ({ ...page(docs, folder, name), ...(name === 'index' && { text: overview }) })),
});

/** @param {string} docs */
export const ownerPages = (docs) => path(docs, 'owner', ownerOrder, ["The owner's path", 'Overview']);

/** @param {string} docs */
export const germanOwnerPages = (docs) => path(docs, 'de/owner', ownerOrder, ['Der Weg zum eigenen Shop', 'Übersicht']);

/** @param {string} docs */
export const developerPages = (docs) => path(docs, 'developer', developerOrder, ["The developer's path", 'Overview']);

/** @param {string} docs */
export function furtherPages(docs) {
  const markdown = /** @param {string} folder */ (folder) =>
    readdirSync(join(docs, folder))
      .filter((name) => name.endsWith('.md') && name !== 'index.md')
      .map((name) => name.slice(0, -3));
  const others = markdown('.').filter((name) => !references.includes(name));
  return [
    {
      text: 'Reference',
      collapsed: true,
      items: [...references, ...others].map((name) => page(docs, '', name)),
    },
    {
      text: 'Decisions',
      collapsed: true,
      items: markdown('decisions')
        .toSorted()
        .map((name) => page(docs, 'decisions', name)),
    },
  ];
}
