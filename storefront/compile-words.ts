import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { messagesOf } from '../words/src/compiled.ts';

const parser = '@lingui/message-utils/compileMessage';

/**
 * Puts the compiled form of a catalogue in the place of its source: the browser then needs no parser of messages.
 * A `*.words.ts` file exports catalogues and nothing else, so running it tells everything that is in it.
 */
export function compileWords(): Plugin {
  let build = 0;
  return {
    name: 'compile-words',
    enforce: 'pre',
    // The library brings its parser along for uncompiled messages, which are not in a build.
    resolveId: (id) => (id === parser ? `\0${parser}` : null),
    buildStart: () => void (build += 1),
    async load(id) {
      if (id === `\0${parser}`) return 'export const compileMessage = undefined;';
      if (!/\.words\.ts$/.test(id)) return null;
      // The number makes a changed file be read anew in a process that builds twice.
      const exported = (await import(`${pathToFileURL(id).href}?build=${build}`)) as Record<string, unknown>;
      const lines = Object.entries(exported).map(([name, texts]) => {
        const messages = messagesOf(texts);
        // Words that are no catalogue would have one language, and would keep the parser in the bundle.
        if (!messages) this.error(`${name} is no catalogue: a file of words exports catalogues and nothing else`);
        return `export const ${name} = /* @__PURE__ */ compiledCatalogue(${JSON.stringify(messages)});`;
      });
      return `import { compiledCatalogue } from '@afterimage/words/compiled.ts';\n${lines.join('\n')}\n`;
    },
  };
}
