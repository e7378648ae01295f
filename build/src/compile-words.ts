import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { loadCatalogues, pathFrom } from '@afterimage/translations/catalogue-files.ts';
import { messagesIn } from '@afterimage/translations/source-messages.ts';
import {
  applyTranslations,
  storedLocales,
  type Translations,
  usableTranslations,
} from '@afterimage/translations/stored-translations.ts';
import { messagesOf } from '@afterimage/words/compiled.ts';
import { marker } from './split-languages.ts';

const parser = '@lingui/message-utils/compileMessage';

/**
 * Puts the compiled form of a catalogue in the place of its source: the browser then needs no parser of messages.
 * A `*.words.ts` file exports catalogues and nothing else, so running it gives everything that is in it; the stored
 * translations (`translations/<locale>.po`) are added. With `split` the messages are marked, for `splitLanguages` to
 * leave one language of them.
 */
export function compileWords({ split }: { split: boolean }): Plugin {
  let translations: Translations = new Map();
  return {
    name: 'compile-words',
    enforce: 'pre',
    // The library brings its parser along for uncompiled messages, which are not in a build.
    resolveId: (id) => (id === parser ? `\0${parser}` : null),
    async buildStart() {
      translations = storedLocales().length > 0 ? usableTranslations(messagesIn(await loadCatalogues())) : new Map();
    },
    async load(id) {
      if (id === `\0${parser}`) return 'export const compileMessage = undefined;';
      if (!id.endsWith('.words.ts')) return null;
      // Node imports an address once: with its time in the address, a changed file is imported again.
      const { mtimeMs } = await stat(id);
      const exported = (await import(`${pathToFileURL(id).href}?changed=${mtimeMs}`)) as Record<string, unknown>;
      applyTranslations({ path: pathFrom(id), exports: exported }, translations);
      const lines = Object.entries(exported).map(([name, texts]) => {
        const messages = messagesOf(texts);
        // Words that are no catalogue would have one language, and would keep the parser in the bundle.
        if (!messages) this.error(`${name} is no catalogue: a file of words exports catalogues and nothing else`);
        const json = JSON.stringify(messages);
        const text = split ? `/* @__PURE__ */ ${marker}(${JSON.stringify(json)})` : json;
        return `export const ${name} = /* @__PURE__ */ compiledCatalogue(${text});`;
      });
      return `import { compiledCatalogue } from '@afterimage/words/compiled.ts';\n${lines.join('\n')}\n`;
    },
  };
}
