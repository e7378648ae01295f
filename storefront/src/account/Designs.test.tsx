import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { DraftList } from '@afterimage/contract/drafts.ts';
import { noNetwork } from '../testing/test-api.ts';
import { uuid } from '../testing/test-data.ts';
import { draftKey, engravedDraft, engravedMug } from '../testing/test-designs.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectGone, expectVisible, field, link, main, title } from '../testing/test-steps.ts';
import { findings } from '../testing/test-findings.ts';

const design = (letter: string, change: Partial<DraftList['draftList'][number]> = {}) => ({
  key: draftKey(letter),
  slug: 'mug-3',
  productName: 'Mug 3',
  mainImageUrl: '/pictures/mug-960.webp',
  updatedAt: '2026-05-01T10:00:00.000Z',
  title: null,
  photoUrl: null,
  line: null,
  shareKey: null,
  ...change,
});
const openDesigns = (...designs: DraftList['draftList']) =>
  openPage('/account/designs', {
    signedIn: true,
    api: {
      listDrafts: { draftList: designs },
      getDraft: engravedDraft({ content: { ...engravedDraft().content, productClientCustomizationList: [] } }),
      getProduct: engravedMug(),
    },
  });

describe('my designs', () => {
  it('S1.12 each with its name, its day and how it stands, to be gone on with', async () => {
    await openDesigns(
      design('a', { title: 'For Grandma', line: { cartItemId: uuid(70), quantity: 1, saved: true } }),
      design('b', { line: { cartItemId: uuid(71), quantity: null, saved: false }, shareKey: 's'.repeat(22) }),
    );
    await expectVisible(title('My designs'));
    const cards = main().getByRole('listitem');
    const [one, other] = [cards.filter({ hasText: 'For Grandma' }), cards.filter({ hasText: 'Shared' })];
    await expectVisible(one.getByText('1 May 2026', { exact: false }));
    await expectVisible(one.getByText('In your cart'));
    await expectVisible(other.getByText('Shared by link'));
    expect(other.getByText('In your cart').elements()).toEqual([]);
    await expect.element(link('Open For Grandma')).toHaveAttribute('href', `/customize/mug-3?design=${draftKey('a')}`);
    expect(await findings()).toEqual([]);
  });

  it('S1.11 says that its link was taken down, and leads to why', async () => {
    const takedownKey = 't'.repeat(22);
    await openDesigns(design('a', { shareKey: 's'.repeat(22), takedownKey }), design('b', { title: 'Other' }));
    await expectVisible(main().getByText('We have taken the link to it down: nobody else sees it.'));
    await expect.element(link('See why and answer')).toHaveAttribute('href', `/report/takedown/${takedownKey}`);
    expect(
      main()
        .getByRole('button', { name: /^Share/ })
        .elements(),
    ).toHaveLength(1);
    expect(await findings()).toEqual([]);
  });

  it('S1.12 is renamed, and an empty name is that of the product', async () => {
    const { api } = await openDesigns(design('a'));
    api.on('setDraftTitle', {});
    await button('Rename Mug 3').click();
    await field('Name of the design').fill('For Grandma');
    await button('Save').click();
    await expectVisible(main().getByRole('heading', { name: 'For Grandma' }));
    await button('Rename For Grandma').click();
    await field('Name of the design').fill('  ');
    await button('Save').click();
    await expectVisible(main().getByRole('heading', { name: 'Mug 3' }));
    expect(api.calls('setDraftTitle').map(({ body }) => body.title)).toEqual(['For Grandma', null]);
  });

  it('S1.12 is deleted once that is said twice', async () => {
    const { api } = await openDesigns(design('a'));
    api.on('deleteDraft', {});
    await button('Delete Mug 3').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await button('Delete Mug 3').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectVisible(main().getByText('Nothing designed yet'));
    expect(api.calls('deleteDraft').map(({ params }) => params)).toEqual([{ draftKey: draftKey('a') }]);
  });

  it('S1.11 is shown to others by a link, which can be ended', async () => {
    const { api } = await openDesigns(design('a'));
    api.on('shareDraft', { shareKey: 's'.repeat(22) });
    api.on('unshareDraft', {});
    await button('Share Mug 3').click();
    await expect.element(field('View-only link')).toHaveValue(`${location.origin}/designs/${'s'.repeat(22)}`);
    await button('Stop sharing').click();
    await expectVisible(page.getByText('You’ve stopped sharing. Nobody can open the link any more.'));
    await expectGone(main().getByText('Shared by link'));
    expect(api.callNames.filter((name) => name.endsWith('hareDraft'))).toEqual(['shareDraft', 'unshareDraft']);
  });

  it('S8.8 what does not come can be asked for again; nothing made yet has a way to begin', async () => {
    const { api } = await openPage('/account/designs', { signedIn: true, api: { listDrafts: noNetwork } });
    await expectVisible(main().getByText('Your designs could not be loaded'));
    api.on('listDrafts', { draftList: [] });
    await button('Try again').click();
    await expectVisible(main().getByText('Nothing designed yet'));
    expect(await findings()).toEqual([]);
  });
});
