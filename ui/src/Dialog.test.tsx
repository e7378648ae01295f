import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { Dialog } from './Dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A question">
        <button type="button">Inside</button>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'A question' });
const opener = page.getByRole('button', { name: 'Open' });

it('D5.1 a dialog takes the focus to its title and gives it back on Escape', async () => {
  show(<Opener />);
  await opener.click();
  await expect.element(page.getByRole('heading', { name: 'A question' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('D5.1 the keyboard stays inside a dialog while it is open', async () => {
  show(<Opener />);
  await opener.click();
  for (const name of ['Close', 'Inside']) {
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(opener).not.toHaveFocus();
});

it('D5.1 a press beside a dialog closes it, a press inside does not', async () => {
  show(<Opener />);
  await opener.click();
  await dialog.getByRole('button', { name: 'Inside' }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(document.documentElement, { position: { x: 8, y: 8 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

it('D5.1 the button of a dialog closes it', async () => {
  show(<Opener />, { locale: 'de' });
  await opener.click();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
