import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from './run.mjs';
import { reportAndExit, Stop } from './stop.mjs';

const client = join(root, 'api-client');
const ofClient = createRequire(join(client, 'package.json'));

/**
 * Writes the typed client as a package of plain JavaScript with types, from the contract of the shop.
 * @param {string} to
 */
export async function buildApiClient(to = join(client, 'dist')) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'schema.d.ts'), await apiTypes());
  // The source stands beside the generated types while it is compiled.
  copyFileSync(join(client, 'src', 'index.ts'), join(to, 'index.ts'));
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022', 'dom'],
    module: 'nodenext',
    declaration: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
    paths: { 'openapi-fetch': [join(root, 'node_modules', 'openapi-fetch')] },
  };
  const project = join(to, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: ['index.ts'] }));
  await compile(project);
  for (const name of ['tsconfig.json', 'index.ts']) rmSync(join(to, name));
}

/** Checks and compiles a project by the compiler that the client is made for. @param {string} project */
export async function compile(project) {
  const { code, output } = await run(process.execPath, [ofClient.resolve('typescript/bin/tsc'), '-p', project]);
  if (code !== 0) throw new Stop(output);
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) buildApiClient().catch(reportAndExit);
