import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { back, card, done, front, placementRegion, ownModel, openMediumDialog, toArStep } from './ar-steps.ts';
import { furtherStory } from './every-case.ts';
import { reloadPage } from './page-ready.ts';
import { useTestShop } from './test-shop.ts';

const testShop = useTestShop({ in3D: true });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const alerts = (page: Page) => page.getByRole('dialog').getByRole('alert');

describe('models on photos', () => {
  it('D3.17 a model of the gallery turns above its photo and stands on it; several photos have several media', async () => {
    const page = await testShop.visit(phone);
    await toArStep(page, 'coffee.jpg', 'cat.jpg');
    const dialog = await openMediumDialog(page, '3D');
    await dialog.getByRole('radio', { name: 'Cat' }).check({ force: true });
    await dialog.locator('[data-model=shown]').waitFor();
    await dialog.getByRole('radio', { name: 'Stands on it' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Look at it from the left' }).click();
    await done(dialog);
    await card(page, front).locator('[data-model=shown]').waitFor();
    const other = await openMediumDialog(page, 'Text', back);
    await other.getByLabel('Your text').fill('Für Oma');
    await other.getByRole('button', { name: 'Add to the photo' }).click();
    await placementRegion(other);
    await done(other);
    await card(page, front).getByText('A model from our gallery appears on it').waitFor();
    await card(page, back).getByText('A text appears on it').waitFor();
    await page.getByText(/^Saved/).waitFor();
    await reloadPage(page);
    await card(page, front).locator('[data-model=shown]').waitFor();
    await card(page, back).getByRole('img', { name: 'Für Oma' }).waitFor();
    await card(page, back)
      .getByRole('button', { name: `Remove what plays on ${back}` })
      .click();
    await card(page, back).getByText('Nothing yet, and that’s fine.').waitFor();
  });

  furtherStory('D3.17 a model of one’s own is looked through before it is sent, and shown', async () => {
    const page = await testShop.visit();
    await toArStep(page, 'coffee.jpg');
    const dialog = await openMediumDialog(page, '3D');
    const files = dialog.locator('input[type=file]');
    await files.setInputFiles({ name: 'cat.gltf', mimeType: 'model/gltf+json', buffer: Buffer.from('{}') });
    await alerts(page).getByText('as GLB').waitFor();
    await files.setInputFiles({ name: 'cat.fbx', mimeType: '', buffer: Buffer.from('Kaydara FBX Binary') });
    await alerts(page).getByText('can export GLB').waitFor();
    await files.setInputFiles(ownModel);
    await placementRegion(dialog);
    await dialog.locator('[data-model=shown]').waitFor();
    await done(dialog);
    await card(page, front).getByText('Your own model appears on it').waitFor();
  });
});
