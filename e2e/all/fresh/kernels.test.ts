import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyCheckout } from '../../checkout-copy.ts';

it("S1.12 the tracker's kernels, built again by the installed compiler, are the committed ones byte for byte", async () => {
  const copy = await copyCheckout();
  try {
    const built = spawnSync(process.execPath, ['scripts/tracker-kernels.mjs'], { cwd: copy.folder, encoding: 'utf8' });
    expect(built.status, built.stderr).toBe(0);
    for (const name of ['recognizer', 'tracking']) {
      const path = join('tracker', 'src', name, 'kernel-bytes.ts');
      expect(await readFile(join(copy.folder, path), 'utf8')).toBe(await readFile(path, 'utf8'));
    }
  } finally {
    await copy.remove();
  }
});
