import { pathToFileURL } from 'node:url';
import css from '@eslint/css';
import { ESLint } from 'eslint';
import { commonYears, oldestYear, platformGaps, supportedVersions } from '../build/src/browser-support.ts';
import { root } from './run.mjs';
import { reportAndExit } from './stop.mjs';

/** Properties that may be used although a browser lacks them: it ignores them, and nothing but a nicety is lost. */
const sufficientProperties = Object.keys({
  'accent-color': 'Safari before 26.2 does not see to the contrast of the mark on it',
  'forced-color-adjust': 'Safari has no forced colours',
  'hanging-punctuation': 'Safari alone hangs quotation marks',
  'hyphenate-limit-chars': 'Safari parts by its own measure',
  'overscroll-behavior': 'Safari heeds it only where there is something to scroll, as Chrome did before 144',
  'overscroll-behavior-x': 'as above',
  'scrollbar-width': 'Safari before 18.2 shows a scrollbar beside what scrolls',
  'text-size-adjust': 'stands beside -webkit-text-size-adjust for browsers that know it',
  'text-wrap': 'Safari before 17.5 breaks headings where the line is full',
  'user-select': 'stands beside -webkit-user-select, which the build would add',
});

const rule = css.rules['use-baseline'];
/** The names that each option of the rule takes. @type {Record<string, any>} */
const options = /** @type {any} */ (rule.meta.schema)[0].properties;

/**
 * Options for the rule, which knows years alone: what was everywhere before the oldest supported version, and what all
 * of them have although it is younger.
 */
function ruleOptions() {
  const versions = supportedVersions();
  const [gaps, years, available] = [platformGaps(versions), commonYears(), oldestYear(versions) - 1];
  const has = /** @param {string} key */ (key) => gaps.get(key)?.length === 0;
  // A property that is allowed is allowed with every value: only those that need it.
  const isYoung = /** @param {string} key */ (key) => !((years.get(key) ?? Infinity) <= available);
  /** Functions stand below the type of what they give: `css.types.color.oklch`. @type {Map<string, boolean>} */
  const functions = new Map();
  for (const [key, lacking] of gaps) {
    const [, name] = /^css\.types\..*?([\w-]+)$/.exec(key) ?? [];
    if (name) functions.set(name, (functions.get(name) ?? true) && lacking.length === 0);
  }
  const names = /** @param {string} option @param {(name: string) => boolean} allows @returns {string[]} */ (
    option,
    allows,
  ) => options[option].items.enum.filter(allows);
  /** @type {[string, { items: { enum: string[] } }][]} */
  const values = Object.entries(options.allowPropertyValues.properties);
  return {
    available,
    allowAtRules: names('allowAtRules', (name) => has(`css.at-rules.${name}`)),
    allowFunctions: names('allowFunctions', (name) => functions.get(name) === true),
    allowMediaConditions: names('allowMediaConditions', (name) => has(`css.at-rules.media.${name}`)),
    allowProperties: names(
      'allowProperties',
      (name) =>
        (has(`css.properties.${name}`) && isYoung(`css.properties.${name}`)) || sufficientProperties.includes(name),
    ),
    allowPropertyValues: Object.fromEntries(
      values.map(([property, { items }]) => [
        property,
        items.enum.filter((value) => has(`css.properties.${property}.${value}`)),
      ]),
    ),
    allowSelectors: names('allowSelectors', (name) => has(`css.selectors.${name}`)),
    allowUnits: names('allowUnits', (name) =>
      has(`css.types.length.${name.startsWith('cq') ? 'container_query_length_units' : name}`),
    ),
  };
}

const newLinter = () =>
  new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      linterOptions: { reportUnusedDisableDirectives: 'error' },
      rules: {
        'css/use-baseline': ['error', ruleOptions()],
      },
    },
  });

/** What a text of CSS uses although a supported browser lacks it. @param {string} text */
export async function faultsOfStyles(text) {
  const results = await newLinter().lintText(text, { filePath: 'text.css' });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

/**
 * What style sheets use although a supported browser lacks it; empty when there is nothing. What stands in an
 * `@supports` for it is allowed, and what a comment allows: `eslint-disable-next-line css/use-baseline -- why`.
 */
async function checkStyles() {
  const linter = newLinter();
  const results = await linter.lintFiles('{storefront,studio,ui,viewer}/src/**/*.css');
  const formatter = await linter.loadFormatter('stylish');
  return formatter.format(results);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  checkStyles().then((wrong) => {
    if (wrong) console.error(wrong);
    process.exitCode = wrong ? 1 : 0;
  }, reportAndExit);
