import { expect, it } from 'vitest';
import { withReload } from './chunk-failure.ts';
import { memoryKeys } from '../state/test-key-store.ts';

const failingImport = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function reloaderFor(target: string, marks = memoryKeys()) {
  const reloads: string[] = [];
  return { reloads, marks, target: () => target, reload: (to: string) => void reloads.push(to) };
}

it('D2.12 code that does not load after a deployment causes one real page load, and only one', async () => {
  const reloader = reloaderFor('/products/mug');
  void withReload(failingImport, reloader);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(reloader.reloads).toEqual(['/products/mug']);
  const afterReload = reloaderFor('/products/mug', reloader.marks);
  await expect(withReload(failingImport, afterReload)).rejects.toThrow('Failed to fetch');
  expect(afterReload.reloads).toEqual([]);
});

it('D2.12 code that loads clears the mark, so that the next deployment gets its reload too', async () => {
  const reloader = reloaderFor('/cart');
  reloader.marks.setItem('reloadedFor', '/cart');
  expect(await withReload(() => Promise.resolve('page'), reloader)).toBe('page');
  void withReload(failingImport, reloader);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(reloader.reloads).toEqual(['/cart']);
});
