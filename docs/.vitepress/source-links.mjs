import { posix } from 'node:path';

/** Files of the checkout that are included in a page: the page, and the file. */
const includedFiles = new Map([['developer/architecture.md', 'ARCHITECTURE.md']]);

/** Files outside of `docs` that have a page here. */
const pagesOfFiles = new Map([
  ['ARCHITECTURE.md', '/developer/architecture'],
  ['docs/decisions', '/decisions/0001-the-house'],
]);

/**
 * A link in Markdown is written so that it leads somewhere in the repository. Here it leads to the page of that file, and where a
 * file has no page, such as a source, its path is shown instead of a link that leads nowhere.
 * @param {import('vitepress').MarkdownRenderer} markdown
 */
export function linkSources(markdown) {
  markdown.core.ruler.push('source links', ({ tokens, env }) => {
    const file = includedFiles.get(env.relativePath) ?? `docs/${env.relativePath}`;
    for (const { children } of tokens) if (children) relink(children, posix.dirname(file));
  });
}

/** @param {import('markdown-it').Token[]} tokens @param {string} folder of the file that has the links */
function relink(tokens, folder) {
  let asPath = false;
  for (const token of tokens) {
    if (token.type === 'link_close' && asPath) {
      Object.assign(token, { type: 'html_inline', content: '</span>' });
      asPath = false;
    }
    if (token.type !== 'link_open') continue;
    const href = token.attrGet('href') ?? '';
    if (/^(?:[a-z]+:|#|\/)/.test(href)) continue;
    const [path = '', anchor] = href.split('#');
    const target = posix.join(folder, path);
    const page = pagesOfFiles.get(target) ?? (/^docs\/.*\.md$/.test(target) ? target.slice(4, -3) : null);
    if (page !== null) {
      token.attrSet('href', `/${page.replace(/^\//, '')}${anchor ? `#${anchor}` : ''}`.replace(/\/index(?=#|$)/, '/'));
    } else {
      Object.assign(token, { type: 'html_inline', content: `<span title="${target}">` });
      asPath = true;
    }
  }
}
