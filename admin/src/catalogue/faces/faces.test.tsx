import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../../testing/test-admin.tsx';
import type { DeskProduct } from '../product-draft.ts';
import { deskProduct, flatFace, texts } from '../test-products.ts';

const blank =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"%3E%3Crect width="800" height="1000" fill="%23d8c8b0"/%3E%3C/svg%3E';
const picture = {
  url: blank,
  width: 800,
  height: 1000,
  widths: [800],
  placeholder: '',
  alt: texts('Block'),
  color: null,
};
const second = { ...picture, url: `${blank}#second` };
const face = { ...flatFace, title: texts('Your photo', 'Ihr Foto') };
const slot = {
  id: 90,
  kind: 'photo' as const,
  title: 'Your photo',
  required: true,
  optionId: null,
  face,
  isChangeable: true,
  choice: null,
};
const product: DeskProduct = {
  ...deskProduct,
  pictureList: [picture, second],
  isCustomizable: true,
  slotList: [slot],
};
const facts: Reply<'getProductFacts'> = {
  localeList: ['en', 'de'],
  currency: 'EUR',
  categoryList: [],
  attributeList: [],
};

type Corners = { x: number; y: number }[];

async function openFace(answers = {}) {
  const opened = await openScreen('/admin/products/7', {
    role: 'owner',
    api: { getDeskProduct: product, getProductFacts: facts, saveSlot: product, ...answers },
  });
  await page.getByRole('button', { name: 'Change Your photo' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Width in mm')).toHaveValue('90');
  const save = async () => {
    const before = opened.api.calls('saveSlot').length;
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => opened.api.calls('saveSlot').length).toBe(before + 1);
    return opened.api.calls('saveSlot').at(-1)?.body as { pictureList: { url: string; corners: Corners }[] };
  };
  return { ...opened, dialog, save };
}

it('a face is placed on the picture in its true proportion, and its corners are moved by keys and undone', async () => {
  const { dialog, save } = await openFace();
  await dialog.getByRole('button', { name: 'Place the face' }).click();
  const corner = dialog.getByRole('button', { name: /^Top right corner/ });
  await expect.element(corner).toHaveAccessibleName('Top right corner: 75.0% from the left, 36.7% from the top');
  corner.element().focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowLeft}');
  const width = dialog
    .getByRole('group', { name: 'Picture 1 with its printed faces' })
    .element()
    .getBoundingClientRect().width;
  const x = (75 - 100 / width).toFixed(1);
  await expect.element(corner).toHaveAccessibleName(new RegExp(`^Top right corner: ${x}% from the left`));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(corner).toHaveAccessibleName(/^Top right corner: 75.0% from the left/);
  await dialog.getByRole('button', { name: 'Redo' }).click();
  await expect.element(corner).toHaveAccessibleName(new RegExp(`^Top right corner: ${x}% from the left`));
  const { pictureList } = await save();
  expect(pictureList).toHaveLength(1);
  expect(pictureList[0]?.url).toBe(picture.url);
  const [a, b, c, d] = pictureList[0]?.corners ?? [];
  expect([a, c, d]).toEqual([
    { x: expect.closeTo(0.25), y: expect.closeTo(1.1 / 3) },
    { x: expect.closeTo(0.75), y: expect.closeTo(1.9 / 3) },
    { x: expect.closeTo(0.25), y: expect.closeTo(1.9 / 3) },
  ]);
  expect(b?.x).toBeCloseTo(0.75 - 1 / width, 5);
  expect(b?.y).toBeCloseTo(1.1 / 3 + 10 / (width * 1.25), 5);
});

it('a face is drawn by dragging across the picture, and taken over to another picture', async () => {
  const { dialog, save } = await openFace();
  const area = dialog.getByRole('group', { name: 'Picture 1 with its printed faces' });
  const { clientWidth: width, clientHeight: height } = area.element();
  await userEvent.dragAndDrop(area, area, {
    sourcePosition: { x: 0.2 * width, y: 0.3 * height },
    targetPosition: { x: 0.8 * width, y: 0.7 * height },
  });
  await expect
    .element(
      dialog.getByRole('button', { name: /^Whole face: (?:49.9|50.0|50.1)% from the left, (?:49.9|50.0|50.1)%/ }),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Picture 2', exact: true }).click();
  await dialog.getByRole('button', { name: 'Same place as on picture 1' }).click();
  await dialog.getByRole('button', { name: 'Picture 1, with the face' }).click();
  await dialog.getByRole('button', { name: 'Remove from this picture' }).click();
  const { pictureList } = await save();
  expect(pictureList.map(({ url }) => url)).toEqual([second.url]);
  expect(pictureList[0]?.corners[2]).toEqual({ x: expect.closeTo(0.8, 2), y: expect.closeTo(0.7, 2) });
});

it('what the server refuses is told at its field and beside the picture', async () => {
  const fields = { safeMm: 'No room is left', 'pictureList.0': 'The corners cross' };
  const { dialog, save } = await openFace({ saveSlot: refuse('INVALID_REQUEST', { fields }) });
  await save();
  await expect.element(dialog.getByText('No room is left')).toBeVisible();
  await expect
    .element(dialog.getByLabelText('Safe distance to the edge in mm'))
    .toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByRole('alert').getByText('The corners cross')).toBeVisible();
});

it('a face that goes round a mug has its diameter, with a comma too, and without one it is flat', async () => {
  const { dialog, save } = await openFace();
  await dialog.getByLabelText('Diameter in mm, if it is round').fill('82,5');
  expect(await save()).toMatchObject({ diameterMm: 82.5 });
});

it('D20.4 a face is shown on a part of the model that has texture coordinates; one that is gone is named as missing', async () => {
  const part = (name: string, hasUv: boolean) => ({ name, hasUv });
  const partList = [part('Label', true), part('Wood', false)];
  const model = {
    url: '/none.glb',
    bytes: 900,
    triangles: 4,
    size: { width: 0.2, height: 0.3, depth: 0.01 },
    partList,
  };
  const { api } = await openScreen('/admin/products/7', {
    role: 'owner',
    api: {
      getDeskProduct: { ...product, model, slotList: [{ ...slot, face: { ...face, modelPart: 'Lid' } }] },
      getProductFacts: facts,
      saveSlot: product,
    },
  });
  await page.getByRole('button', { name: 'Change Your photo' }).click();
  const select = page.getByRole('dialog').getByLabelText('Shown on the model’s part');
  await expect.element(select).toHaveValue('Lid');
  const options = Array.from(select.element().querySelectorAll('option'), ({ textContent }) => textContent);
  expect(options).toEqual(['None, only on pictures', 'Label', 'Lid (missing in the model)']);
  await select.selectOptions('Label');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveSlot').length).toBe(1);
  expect(api.calls('saveSlot')[0]?.body).toMatchObject({ modelPart: 'Label' });
});

it('D20.4 the print covers the section of the texture that the part uses, turned and mirrored', async () => {
  const uvArea = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
  const model = {
    url: '/none.glb',
    bytes: 900,
    triangles: 4,
    size: { width: 0.2, height: 0.3, depth: 0.01 },
    partList: [{ name: 'Label', hasUv: true, uvArea }],
  };
  const { api } = await openScreen('/admin/products/7', {
    role: 'owner',
    api: { getDeskProduct: { ...product, model }, getProductFacts: facts, saveSlot: product },
  });
  await page.getByRole('button', { name: 'Change Your photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Shown on the model’s part').selectOptions('Label');
  await expect.element(dialog.getByText(/uses only a section of its texture/)).toBeVisible();
  await dialog.getByText(/^The print covers only a section/).click();
  await expect.element(dialog.getByLabelText('From the left in %')).toHaveValue('25');
  await dialog.getByLabelText('From the top in %').fill('wide');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Use the part’s own area' }).click();
  await expect.element(dialog.getByLabelText('From the top in %')).toHaveValue('50');
  await dialog.getByLabelText('Height in %').fill('12,5');
  await dialog.getByLabelText('The print is turned').selectOptions('90° clockwise');
  await dialog.getByText('Mirrored').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.calls('saveSlot').length).toBe(1);
  const modelRegion = { ...uvArea, height: 0.125, rotation: 90, mirrored: true };
  expect(api.calls('saveSlot')[0]?.body).toMatchObject({ modelPart: 'Label', modelRegion });
});
