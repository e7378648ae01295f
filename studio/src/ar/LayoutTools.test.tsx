import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { plainDisplay } from '@afterimage/scene/place-medium.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { filmMedium } from '../studio.fixture.ts';
import { LayoutTools } from './LayoutTools.tsx';

for (const { film, hasSound, offered } of [
  { film: 'a silent film', hasSound: false, offered: false },
  { film: 'a film with sound', hasSound: true, offered: true },
  { film: 'a film of which it is not known', hasSound: undefined, offered: true },
])
  it(`S3.17 ${film} ${offered ? 'offers' : 'does not offer'} to play with its sound`, async () => {
    const medium = { ...filmMedium, ...(hasSound !== undefined && { hasSound }) };
    show(<LayoutTools placed={{ medium, display: plainDisplay }} onDisplay={() => undefined} />);
    await expect.element(page.getByRole('checkbox', { name: 'Loop' })).toBeVisible();
    expect(page.getByRole('checkbox', { name: /^Sound/ }).elements()).toHaveLength(offered ? 1 : 0);
  });
