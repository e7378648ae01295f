import { describe, expect, it } from 'vitest';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { shownDesign } from '../testing/test-designs.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectVisible, link, main, title } from '../testing/test-steps.ts';

const key = 's'.repeat(22);
const here = `/designs/${key}`;

describe('a design that somebody shows', () => {
  it('S1.11 is seen as it is printed, with its price and what plays on it, and offers to make one', async () => {
    const { api } = await openPage(here, { api: { getSharedDesign: shownDesign() } });
    await expectVisible(title('A design for Mug 7'));
    await expectVisible(main().getByText('€18.00', { exact: false }));
    await expectVisible(main().getByText('For Ada', { exact: false }));
    await expectVisible(main().getByText('A film: A dog that runs'));
    await expect
      .element(main().getByRole('link', { name: 'Make your own' }))
      .toHaveAttribute('href', '/customize/mug-7');
    expect(main().getByRole('textbox').elements()).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(await findings()).toEqual([]);
    expect(api.calls('getSharedDesign').map(({ params }) => params)).toEqual([{ shareKey: key }]);
  });

  it('S1.11 has the name that its owner gave it, in German too', async () => {
    await openPage(here, { locale: 'de', api: { getSharedDesign: shownDesign({ title: 'Für Oma' }) } });
    await expectVisible(title('Für Oma'));
    await expectVisible(main().getByRole('link', { name: 'Selbst gestalten' }));
  });

  it('S1.11 says when it is not shown any more', async () => {
    await openPage(here, { api: { getSharedDesign: refuse('DESIGN_NOT_FOUND') } });
    await expectVisible(title('This design is no longer shared'));
    expect(await findings()).toEqual([]);
  });

  it('S1.11 can be reported', async () => {
    const { api } = await openPage(here, { api: { getSharedDesign: shownDesign() } });
    await expect.element(link('Report this')).toHaveAttribute('href', `/report/design/${key}`);
    expect(api.calls('getSharedDesign')).toHaveLength(1);
  });

  it('S1.11 says when it was taken down', async () => {
    await openPage(here, { api: { getSharedDesign: refuse('TAKEN_DOWN') } });
    await expectVisible(title('This design has been taken down'));
    expect(await findings()).toEqual([]);
  });

  it('S8.8 that does not come can be asked for again', async () => {
    const { api } = await openPage(here, { api: { getSharedDesign: noNetwork } });
    await expectVisible(main().getByText('The design could not be loaded'));
    api.on('getSharedDesign', shownDesign());
    await button('Try again').click();
    await expectVisible(title('A design for Mug 7'));
  });
});
