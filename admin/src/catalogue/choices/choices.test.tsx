import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@afterimage/contract/api.ts';
import { refuse } from '../../../../storefront/src/testing/test-api.ts';
import { openScreen } from '../../testing/test-admin.tsx';
import type { DeskProduct } from '../product-draft.ts';
import { deskProduct, flatFace, texts } from '../test-products.ts';

const facts: Reply<'getProductFacts'> = {
  localeList: ['en', 'de'],
  currency: 'EUR',
  categoryList: [],
  attributeList: [],
};
const photo = {
  id: 90,
  kind: 'photo' as const,
  title: 'Your photo',
  required: true,
  optionId: null,
  face: { ...flatFace, title: texts('Your photo', 'Ihr Foto') },
  isChangeable: true,
  choice: null,
};
const wood = {
  id: 91,
  kind: 'specification' as const,
  title: 'Wood',
  required: true,
  optionId: null,
  face: null,
  isChangeable: false,
  choice: {
    mode: 'one' as const,
    title: texts('Wood', 'Holz'),
    optionList: [
      { id: 5, title: texts('Oak', 'Eiche'), price: 900, effectList: [], otherEffectCount: 1 },
      { id: 6, title: texts('Ash', 'Esche'), price: 0, effectList: [], otherEffectCount: 0 },
    ],
  },
};
const product: DeskProduct = { ...deskProduct, isCustomizable: true, slotList: [photo, wood] };

const open = (answers = {}) =>
  openScreen('/admin/products/7', {
    role: 'owner',
    api: {
      getDeskProduct: product,
      getProductFacts: facts,
      addChoice: product,
      saveChoice: product,
      saveSlot: product,
      orderSlots: product,
      ...answers,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
async function sent({ api }: Opened, name: 'addChoice' | 'saveChoice' | 'saveSlot' | 'orderSlots') {
  await expect.poll(() => api.calls(name).length).toBe(1);
  return api.calls(name)[0]?.body as Record<string, unknown>;
}

it('D20.4 a choice is added by the keyboard: names in both languages, a price, what it changes', async () => {
  const opened = await open();
  const button = page.getByRole('button', { name: 'Add a choice or extras' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('What it is called in English').fill('Finish');
  await dialog.getByLabelText('What it is called in German').fill('Oberfläche');
  const first = dialog.getByRole('listitem', { name: 'Option 1' });
  await first.getByLabelText('Name in English').fill('Matt');
  await first.getByLabelText('Name in German').fill('Matt');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeDisabled();
  const second = dialog.getByRole('listitem', { name: 'Option 2' });
  await second.getByLabelText('Name in English').fill('Gloss');
  await second.getByLabelText('Extra price in EUR').fill('4.50');
  await second.getByText('What this option changes').click();
  await second.getByLabelText('Instruction for the workshop').fill('Varnish');
  await second.getByLabelText('Your photo: colours of the photo').selectOptions('Black and white');
  await second.getByText('Your photo: another background').click();
  await second.getByRole('button', { name: 'Move option 2 up' }).click();
  await save.click();
  expect(await sent(opened, 'addChoice')).toEqual({
    version: 3,
    mode: 'one',
    title: texts('Finish', 'Oberfläche'),
    required: true,
    optionList: [
      {
        id: null,
        title: texts('Gloss'),
        price: 450,
        effectList: [
          { kind: 'note', note: 'Varnish' },
          { kind: 'filter', slotId: 90, filter: 'black-and-white' },
          { kind: 'background', slotId: 90, color: '#ffffff' },
        ],
      },
      { id: null, title: texts('Matt', 'Matt'), price: 0, effectList: [] },
    ],
  });
  await expect.element(page.getByText('Finish was added')).toBeVisible();
});

it('D20.4 a choice is changed; what was refused is said at the option', async () => {
  const opened = await open({
    saveChoice: refuse('INVALID_REQUEST', {
      fields: { 'optionList.1.title.en': 'There is an option of this name', optionList: 'A face is offered with it' },
    }),
  });
  await expect.element(page.getByText('Choice, 2 options, required')).toBeVisible();
  await page.getByRole('button', { name: 'Change Wood' }).click();
  const dialog = page.getByRole('dialog');
  const oak = dialog.getByRole('listitem', { name: 'Option 1' });
  await expect.element(oak.getByLabelText('Extra price in EUR')).toHaveValue('9.00');
  await oak.getByText('What this option changes').click();
  await expect.element(oak.getByText(/One more change came with a file/)).toBeVisible();
  await dialog.getByLabelText('Customers choose').selectOptions('As many options as they like');
  await expect.element(dialog.getByLabelText('Customers must choose')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(await sent(opened, 'saveChoice')).toMatchObject({ mode: 'several', optionList: [{ id: 5 }, { id: 6 }] });
  await expect
    .element(dialog.getByRole('listitem', { name: 'Option 2' }).getByText('There is an option of this name'))
    .toBeVisible();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('A face is offered with it');
});

it('D20.4 a face is offered with one option alone, and steps are put into another order', async () => {
  const opened = await open();
  await page.getByRole('button', { name: 'Move Wood up' }).click();
  expect(await sent(opened, 'orderSlots')).toEqual({ version: 3, slotIdList: [91, 90] });
  await page.getByRole('button', { name: 'Change Your photo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Offered').selectOptions('Only with Wood: Oak');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(await sent(opened, 'saveSlot')).toMatchObject({ optionId: 5 });
});

it('D20.1 a choice that was opened before another operator changed the product is not saved over it', async () => {
  const description = 'Grace has changed this in the meantime';
  const { api } = await open({ saveChoice: refuse('RECORD_CHANGED', { description }) });
  await page.getByRole('button', { name: 'Change Wood' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  api.on('getDeskProduct', { ...product, version: 4 });
  await save.click();
  await expect.element(page.getByText(description)).toBeVisible();
  await expect.poll(() => api.calls('getDeskProduct').length).toBe(2);
  await expect.element(save).toBeEnabled();
  // The product of version 4 is behind the sheet now; what was typed is still the draft of version 3.
  await save.click();
  await expect.poll(() => api.calls('saveChoice').length).toBe(2);
  expect(api.calls('saveChoice').map(({ body }) => (body as { version: number }).version)).toEqual([3, 3]);
});

const model = {
  url: '/none.glb',
  bytes: 900,
  triangles: 4,
  size: { width: 0.2, height: 0.3, depth: 0.01 },
  partList: [
    { name: 'Body', hasUv: true },
    { name: 'Lid', hasUv: false },
  ],
};

it('D20.4 an option changes parts and the size of the 3D model, and shows a model of its own', async () => {
  const jar = { ...model, url: `/product-models/${'a'.repeat(64)}.glb`, partList: [{ name: 'Cork', hasUv: false }] };
  const opened = await open({ getDeskProduct: { ...product, model }, uploadProductModel: jar });
  await page.getByRole('button', { name: 'Change Wood' }).click();
  const dialog = page.getByRole('dialog');
  const oak = dialog.getByRole('listitem', { name: 'Option 1' });
  await oak.getByText('What this option changes').click();
  const part = oak.getByRole('region', { name: '3D model' });
  await part.getByRole('button', { name: 'Change a part' }).click();
  const look = part.getByRole('group', { name: 'Change of Body' });
  await look.getByLabelText('Finish').selectOptions('Gloss');
  await look.getByText('Another colour', { exact: true }).click();
  await look.getByLabelText('Finish').selectOptions('As in the model');
  await expect.element(look.getByText('Please choose a colour or a finish')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await look.getByLabelText('Finish').selectOptions('Gloss');
  await userEvent.upload(
    part.getByLabelText('Show another model').last(),
    new File(['glTF'], 'jar.glb', { type: 'model/gltf-binary' }),
  );
  await expect.element(part.getByText('A model of its own: 20 × 30 × 1 cm (width, height, depth)')).toBeVisible();
  await part.getByRole('button', { name: 'Change a part' }).click();
  const change = part.getByRole('group', { name: 'Change of Body' }).last();
  await change.getByLabelText('With this option').selectOptions('Only there with this option');
  await change.getByLabelText('Part', { exact: true }).selectOptions('Cork');
  await part.getByText('Scale the model').click();
  await expect.element(part.getByLabelText('Width in mm')).toHaveValue('200');
  await part.getByLabelText('Width in mm').fill('250,5');
  await part.getByLabelText('Depth in mm').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const { optionList } = (await sent(opened, 'saveChoice')) as { optionList: { effectList: unknown[] }[] };
  expect(optionList[0]?.effectList).toEqual([
    { kind: 'partLook', part: 'Body', color: null, finish: 'gloss' },
    { kind: 'model', url: jar.url },
    { kind: 'partShown', part: 'Cork' },
    { kind: 'modelSize', widthMm: 250.5, heightMm: 300, depthMm: null },
  ]);
});

it('D20.4 a part that the model does not have any more is named, and what was refused is said at it', async () => {
  const effectList = [{ kind: 'partHidden' as const, part: 'Handle' }];
  const [oak, ash] = wood.choice.optionList;
  const optionList = oak && ash ? [{ ...oak, effectList }, ash] : [];
  const slotList = [photo, { ...wood, choice: { ...wood.choice, optionList } }];
  await open({
    getDeskProduct: { ...product, model, slotList },
    saveChoice: refuse('INVALID_REQUEST', { fields: { 'optionList.0.effectList.0': 'There is no such part' } }),
  });
  await page.getByRole('button', { name: 'Change Wood' }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('listitem', { name: 'Option 1' });
  await first.getByText('What this option changes').click();
  const group = first.getByRole('group', { name: 'Change of Handle' });
  await expect.element(group.getByText('Handle (missing in the model)')).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(group.getByText('There is no such part')).toBeVisible();
  await group.getByRole('button', { name: 'Remove the change of Handle' }).click();
  await expect.element(group).not.toBeInTheDocument();
});
