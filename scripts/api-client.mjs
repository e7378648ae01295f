import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';
import { reportAndExit, Stop } from './stop.mjs';

const client = join(root, 'api-client');
const ofClient = createRequire(join(client, 'package.json'));

/**
 * Writes the typed client as plain JavaScript with types, from the contract of the shop.
 * @param {string} to
 */
async function buildApiClient(to) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // In the repository, so that the compiler finds the packages.
  const work = mkdtempSync(join(root, '.cache', 'api-client-'));
  try {
    writeFileSync(join(work, 'schema.d.ts'), await apiTypes());
    // The source stands beside the generated types while it is compiled.
    copyFileSync(join(client, 'src', 'index.ts'), join(work, 'index.ts'));
    const project = join(work, 'tsconfig.json');
    const target = { target: 'es2022', lib: ['es2022', 'dom'], module: 'nodenext', types: [] };
    const compilerOptions = { ...target, declaration: true, strict: true, exactOptionalPropertyTypes: true };
    writeFileSync(join(work, 'package.json'), '{"type":"module"}');
    writeFileSync(project, JSON.stringify({ compilerOptions, files: ['index.ts'] }));
    const { code, output } = await run(process.execPath, [ofClient.resolve('typescript/bin/tsc'), '-p', project]);
    if (code !== 0) throw new Stop(output);
    rmSync(to, { recursive: true, force: true });
    for (const name of ['index.js', 'index.d.ts', 'schema.d.ts']) cpSync(join(work, name), join(to, name));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The types of every address, parameter, body and reply. */
async function apiTypes() {
  const { default: typesOf, astToString } = await import(
    pathToFileURL(ofClient.resolve('openapi-typescript')).href.replace(/index\.cjs$/, 'index.mjs')
  );
  const { describeApi } = await import(pathToFileURL(join(root, 'server/src/platform/http/openapi.ts')).href);
  const { api } = await import(pathToFileURL(join(root, 'contract/src/api.ts')).href);
  return astToString(await typesOf(describeApi(Object.keys(api), '/api')));
}

// A folder may be named; without one it is what `npm pack` takes.
buildApiClient(process.argv[2] ?? join(client, 'dist')).catch(reportAndExit);
