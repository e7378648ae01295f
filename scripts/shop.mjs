import { setUpPackages } from './setup.mjs';
import { environmentFor, shopNode } from './shop-node.mjs';
import { run } from './run.mjs';
import { reportAndExit } from './stop.mjs';

// `npm run shop -- <command>`: the commands are in server/src/cli/commands.
try {
  // What a script reads is the answer of the command alone.
  await setUpPackages({ run: (_, work) => work(), say: () => undefined });
  const node = await shopNode();
  const args = ['--disable-warning=ExperimentalWarning', 'server/src/cli/main.ts', ...process.argv.slice(2)];
  const { code } = await run(node, args, { env: environmentFor(node), show: true });
  process.exitCode = code;
} catch (error) {
  reportAndExit(error);
}
