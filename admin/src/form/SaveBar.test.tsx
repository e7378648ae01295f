import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showPart } from '../testing/test-admin.tsx';
import { Conflicts } from './Conflicts.tsx';
import { TextField } from './fields.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './use-draft.ts';

/** A record of which another operator changes the note when the button is pressed. */
function Form() {
  const [record, setRecord] = useState({ stored: { name: 'Mug', note: 'blue' }, version: 1 });
  const form = useDraft(record);
  const titles = { name: 'Title', note: 'Remark' };
  return (
    <>
      <Conflicts form={form} description="Changed by Grace meanwhile" titles={titles} />
      <TextField label={titles.name} value={form.draft.name} onChange={(name) => form.change({ name })} />
      <TextField label={titles.note} value={form.draft.note} onChange={(note) => form.change({ note })} />
      <button type="button" onClick={() => setRecord({ stored: { name: 'Big mug', note: 'red' }, version: 2 })}>
        *
      </button>
      <SaveBar
        changed={form.changed.map((field) => titles[field])}
        isSaving={false}
        isBlocked={form.conflicts.length > 0}
        onSave={() => setRecord({ stored: form.draft, version: record.version + 1 })}
        onDiscard={form.discard}
      />
    </>
  );
}

it('D20.1 the save bar names what is not saved, and goes with it', async () => {
  await showPart(<Form />);
  await page.getByLabelText('Title').fill('Cup');
  await expect.element(page.getByText('Not saved: Title')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByLabelText('Title')).toHaveValue('Mug');
  await expect.element(page.getByRole('region', { name: 'Changes' })).not.toBeInTheDocument();
});

it('D20.1 a screen with changes is left only after a question; staying keeps what was typed', async () => {
  const { router, address } = await showPart(<Form />);
  await page.getByLabelText('Title').fill('Cup');
  void router.navigate('/admin');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(address()).toBe('/admin/here');
  await expect.element(page.getByLabelText('Title')).toHaveValue('Cup');
  void router.navigate('/admin');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(address).toBe('/admin');
});

it('D20.1 what another operator changed meanwhile is shown beside the own value, and one of them is taken', async () => {
  await showPart(<Form />);
  await page.getByLabelText('Remark').fill('green');
  await page.getByRole('button', { name: '*' }).click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Changed by Grace meanwhile')).toBeVisible();
  for (const value of ['green', 'red']) await expect.element(alert.getByText(value, { exact: true })).toBeVisible();
  // A field that was not touched has followed.
  await expect.element(page.getByLabelText('Title')).toHaveValue('Big mug');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('button', { name: 'Take theirs: Remark' }).click();
  await expect.element(page.getByLabelText('Remark')).toHaveValue('red');
  await expect.element(alert).not.toBeInTheDocument();
});
