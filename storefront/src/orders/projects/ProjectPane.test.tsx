import type { Project } from '@afterimage/contract/projects.ts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { uuid } from '../../testing/test-data.ts';
import { show } from '../../testing/test-page.tsx';
import { ProjectPane } from './ProjectPane.tsx';

const created = '2026-10-12T10:00:00.000Z';
const photo = (id: number, title: string): Project['projectCustomizationItemList'][number] => ({
  id: uuid(id),
  customizationId: id,
  kind: 'photo',
  title,
  input: uuid(id),
  photo: { id: uuid(id), url: '/p', width: 900, height: 800 },
  placement: null,
  textStyle: null,
  extraList: [],
  arCustomization: null,
});
const mug: Project = {
  id: uuid(1),
  orderId: uuid(2),
  orderItemId: uuid(3),
  productName: 'Mug',
  mainImageUrl: '/mug',
  quantity: 1,
  viewerCode: 'code',
  viewer: {
    url: 'http://localhost/ar/code',
    closed: false,
    expiresAt: null,
    hasPassPhrase: false,
    exportUrl: '/export',
    scans: { opened: 0, locked: 0, medianLockMs: null, lastOpenedOn: null },
  },
  printTemplate: null,
  acceptedWarningList: [],
  personalizable: true,
  createdAt: created,
  updatedAt: created,
  projectCustomizationItemList: [photo(1, 'Front'), photo(2, 'Back')],
};
const calendar: Project = {
  ...mug,
  productName: 'Calendar',
  projectCustomizationItemList: Array.from({ length: 13 }, (_, month) => photo(month + 1, `Page ${month}`)),
};
// As high as its place is wide, nearly, as photos and faces are.
const picture = () => <div style={{ aspectRatio: 9 / 8, background: 'gray' }} />;
const parts = { Thumbnail: picture, Playing: picture, Proof: picture, Medium: picture, Personalization: picture };

for (const { width, codeBefore, beside } of [
  { width: 390, codeBefore: 700, beside: false },
  { width: 1440, codeBefore: 200, beside: true },
])
  it(`S2.10 at ${width} px the code and what is printed come early, before the settings`, async () => {
    await page.viewport(width, 900);
    show(
      <ProjectPane
        of={{ orderKey: 'k'.repeat(43) }}
        productionStartedAt={null}
        project={mug}
        product={undefined}
        extras={[]}
        parts={parts}
      />,
      { api: { listGuestProjectVersions: { versionList: [] } } },
    );
    const box = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect();
    await expect.element(page.getByRole('region', { name: 'Code and link' })).toBeVisible();
    const head = page.getByRole('heading', { name: 'Mug' }).element().getBoundingClientRect();
    expect(box('Code and link').top - head.top).toBeLessThan(codeBefore);
    expect(box('Code and link').left > box('Front').right).toBe(beside);
    expect(box('The print').bottom).toBeLessThan(box('Who can see it').top);
    // What can be done with a photo is beside its picture on a phone, not a screen further down.
    if (!beside) expect(box('Front').height).toBeLessThan(240);
  });

it('S2.10 on a phone the code comes within two screens however many photos there are, and the settings are closed', async () => {
  await page.viewport(390, 844);
  show(
    <ProjectPane
      of={{ orderKey: 'k'.repeat(43) }}
      productionStartedAt={null}
      project={calendar}
      product={undefined}
      extras={[]}
      parts={parts}
    />,
    { api: { listGuestProjectVersions: { versionList: [] } } },
  );
  const code = page.getByRole('region', { name: 'Code and link' });
  await expect.element(code).toBeVisible();
  expect(code.element().getBoundingClientRect().bottom).toBeLessThan(2 * 844);
  // What is closed is not there for a screen reader either.
  await expect.element(page.getByRole('region', { name: 'Page 12' })).not.toBeInTheDocument();
  await page.getByText('11 more photos').click();
  await expect.element(page.getByRole('region', { name: 'Page 12' })).toBeVisible();
  const settings = page.getByRole('region', { name: 'Who can see it' });
  await expect.element(settings.getByText('Anyone with the code', { exact: true })).toBeVisible();
  await expect.element(settings.getByText('Pass phrase')).not.toBeVisible();
  await settings.getByText('Anyone with the code', { exact: true }).click();
  await expect.element(settings.getByText('Pass phrase')).toBeVisible();
});
