import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { marker } from './split-languages.ts';
import { messagesOf } from '../words/src/compiled.ts';

const parser = '@lingui/message-utils/compileMessage';

/**
 * Puts the compiled form of a catalogue in the place of its source: the browser then needs no parser of messages.
 * A `*.words.ts` file exports catalogues and nothing else, so running it tells everything that is in it. With `split`
 * the messages are marked, for `splitLanguages` to leave one language of them.
 */
export function compileWords({ split }: { split: boolean }): Plugin {
  let build = 0;
  return {
    name: 'compile-words',
    enforce: 'pre',
    // The library brings its parser along for uncompiled messages, which are not in a build.
    resolveId: (id) => (id === parser ? `\0${parser}` : null),
    buildStart: () => void (build += 1),
    async load(id) {
      if (id === `\0${parser}`) return 'export const compileMessage = undefined;';
      if (!id.endsWith('.words.ts')) return null;
      // The number makes a changed file be read anew in a process that builds twice.
      const exported = (await import(`${pathToFileURL(id).href}?build=${build}`)) as Record<string, unknown>;
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
