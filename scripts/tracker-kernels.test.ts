import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';
import { kernelModules, kernelSources } from './tracker-kernels.mjs';

test.each(kernelModules)('S1.12 the kernels of %s in the repository are made of the sources beside them', (name) => {
  const bytes = readFileSync(join(root, 'tracker', 'src', name, 'kernel-bytes.ts'), 'utf8');
  expect(bytes, 'npm run tracker:kernels').toContain(kernelSources(name));
});
