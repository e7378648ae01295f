import { expect, it } from 'vitest';
import { darkFindingsOn } from '../inspect.ts';
import { openPage } from '../page-ready.ts';
import { useTestShop } from '../test-shop.ts';
import { publicPages } from '../walked-pages.ts';

const testShop = useTestShop();

// In `npm test` a page is looked at in the dark on a desk only: its colors are the same on a phone.
it.each(publicPages)('D2.12 S1.1 %s in the dark on a phone: axe finds nothing serious', async (path) => {
  const page = await testShop.visit({ viewport: { width: 390, height: 844 } });
  await openPage(page, path);
  expect(await darkFindingsOn(page)).toEqual([]);
});
