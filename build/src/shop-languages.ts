import type { Plugin } from 'vite';
import { localeFacts, locales } from '@afterimage/words/locale.ts';

/** A file of the components' own words: `react-aria/…/intl/menu/fr-FR.mjs`. */
const wordsFile = /[\\/]react-(?:aria|stately)(?:-components)?[\\/].*[\\/]intl[\\/].*[\\/]?([a-z]{2})-[A-Z]{2}\.m?js$/;

/** Languages whose words stay: those of the shop, and the components' own source language. */
const languages = new Set(['en', ...locales.map((locale) => localeFacts[locale].intl.slice(0, 2))]);

/** Leaves the words of react-aria out of a build in languages that the shop does not have; it brings 34. */
export function shopLanguages(): Plugin {
  return {
    name: 'shop-languages',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const language = wordsFile.exec(id)?.[1];
      return language === undefined || languages.has(language) ? null : 'export default {};';
    },
  };
}
