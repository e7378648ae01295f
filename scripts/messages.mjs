import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { programOf, root, run } from './run.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { reportAndExit } from './stop.mjs';

const program = join(root, 'translations', 'src', 'run.ts');

/** Runs the messages' own program by the shop's Node. @param {readonly string[]} args @param {boolean} show */
async function messages(args, show) {
  const node = await shopNode();
  return run(node, ['--disable-warning=ExperimentalWarning', program, ...args], { env: environmentFor(node), show });
}

/** A line for each language that is not complete, for the log of the build. */
export async function incompleteLanguages() {
  const { output } = await messages(['brief'], false);
  return output;
}

/** @param {readonly string[]} args */
async function main(args) {
  const { code } = await messages(args, true);
  // An import may have put texts of another length into catalogues.
  if (code === 0 && args[0] === 'import') {
    const node = await shopNode();
    await run(node, [programOf('oxfmt'), '--write', '**/*.words.ts'], { env: environmentFor(node) });
  }
  process.exitCode = code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  main(process.argv.slice(2)).catch(reportAndExit);
