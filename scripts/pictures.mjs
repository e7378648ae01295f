// Makes the sample shop's pictures: all that are out of date, or those whose names contain one of the given words.
// `--again` also what has not changed, `--draft` small and rough as PNG in .cache/drafts, `--keep` leaves the renders in .cache/renders,
// `--develop` makes the pictures again from renders that were kept,
// `--stop-after 30` ends after so many minutes; the next run goes on from there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './run.mjs';
import { reportAndExit, Stop } from './stop.mjs';

/** The denoiser is large and only needed here, so it is no dependency of the shop. */
async function installDenoiser() {
  const folder = join(root, 'sample', 'generators', 'denoiser');
  if (existsSync(join(folder, 'node_modules', 'onnxruntime-node'))) return;
  const { code, output } = await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  if (code !== 0) throw new Stop(output);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      again: { type: 'boolean', default: false },
      draft: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      develop: { type: 'boolean', default: false },
      'stop-after': { type: 'string' },
    },
  });
  await installDenoiser();
  const { writePlaceList } = await import('../sample/generators/place-list.ts');
  await writePlaceList();
  const { generate } = await import('../sample/generators/generate.ts');
  const minutes = values['stop-after'];
  const failed = await generate({
    words: positionals,
    again: values.again,
    draft: values.draft,
    keep: values.keep,
    develop: values.develop,
    ...(minutes === undefined ? {} : { stopAfterMinutes: Number(minutes) }),
  });
  if (failed.length > 0) throw new Stop(`${failed.length} failed:\n\n${failed.join('\n\n')}`);
}

main().catch(reportAndExit);
