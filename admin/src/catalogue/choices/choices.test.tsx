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
