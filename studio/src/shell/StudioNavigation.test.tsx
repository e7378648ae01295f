import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { framedPrint, paper, personalWith, placedPhotoSlot } from '../studio.fixture.ts';
import type { StudioFacts } from '../step-rules.ts';
import type { TakenMedium } from '../work.ts';
import { StudioNavigation } from './StudioNavigation.tsx';

const film = { attachmentId: 'film', type: 'VIDEO' } as TakenMedium;
const withoutMedia = 'Continue without AR';
const onward = 'Next: Checkout';

for (const { what, media, uploads, name } of [
  { what: 'nothing is attached', media: false, uploads: 0, name: withoutMedia },
  { what: 'a medium is on its way', media: false, uploads: 1, name: onward },
  { what: 'a medium is attached', media: true, uploads: 0, name: onward },
])
  it(`S2.7 when ${what}, the way on from the AR step is called ${name}`, async () => {
    const personal = personalWith([placedPhotoSlot, paper(42)]);
    const facts: StudioFacts = {
      slots: framedPrint.customizationList,
      kinds: ['photo', 'text', 'specification', 'extra'],
      personal: { ...personal, media: new Map(media ? [[1, { medium: film, display: null }]] : []) },
      faults: {},
      shownHints: new Set(),
      uploads,
      openWarnings: 0,
      soldOut: false,
      passed: [],
    };
    const ignore = () => undefined;
    show(
      <StudioNavigation
        here={{ step: 'AR', part: 0 }}
        available={['product', 'AR', 'checkout']}
        facts={facts}
        total={1850}
        currency="EUR"
        ordering={null}
        ofLine={false}
        onGo={ignore}
        onBack={ignore}
        onShow={ignore}
        onOrder={ignore}
      />,
    );
    await expect.element(page.getByRole('button', { name })).toBeVisible();
    const other = name === onward ? withoutMedia : onward;
    expect(page.getByRole('button', { name: other }).elements()).toEqual([]);
  });
