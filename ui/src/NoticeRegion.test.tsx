import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noticeShown } from '@afterimage/client/state/common.state.ts';
import { endPage, openPage, show } from '@afterimage/storefront/testing/test-page.tsx';
import {
  appeared,
  button,
  expectGone,
  notice,
  notices,
  expectVisible,
} from '@afterimage/storefront/testing/test-steps.ts';
import { Dialog } from './Dialog.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';

type Entry = Parameters<typeof NoticeRegion>[0]['notices'][number];
const saved: Entry = { id: '1', kind: 'success', title: 'Saved' };
const refused: Entry = { id: '2', kind: 'error', title: 'Refused', description: 'Because.' };

/** Notices beside something else that can have the focus, and above a dialog. */
function Region({ first = [], inDialog = false }: { first?: Entry[]; inDialog?: boolean }) {
  const [entries, setEntries] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setEntries((before) => [...before, saved])}>
        Save
      </button>
      {inDialog ? (
        <Dialog open title="Over all" onClose={() => undefined}>
          <p>Inside</p>
        </Dialog>
      ) : null}
      <NoticeRegion
        notices={entries}
        onDismiss={(id) => setEntries((before) => before.filter((one) => one.id !== id))}
      />
    </>
  );
}

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const live = (locator: ReturnType<typeof notice>) =>
  locator.element().closest('[aria-live]')?.getAttribute('aria-live');

describe('notices', () => {
  it('S9.5 S8.15 a success is read politely, stands bottom right, and goes after 4.5 s', async () => {
    const { store } = await openPage('/help');
    stopClock();
    store.dispatch(noticeShown({ kind: 'success', title: 'Added To Cart', description: '' }));
    await appeared(notice('Added To Cart'));
    expect(live(notice('Added To Cart'))).toBe('polite');
    const { right, bottom } = notice('Added To Cart').element().getBoundingClientRect();
    expect([innerWidth - right < 48, innerHeight - bottom < 48]).toEqual([true, true]);
    await pass(4300);
    expect(notices().elements()).toHaveLength(1);
    await pass(300);
    await expectGone(notice('Added To Cart'));
  });

  it('S8.2 a failure is read at once', async () => {
    show(<Region first={[refused]} />);
    await expectVisible(notice('Refused', 'Because.'));
    expect(live(notice('Refused'))).toBe('assertive');
    await expectVisible(notice('Refused').getByRole('img', { name: 'Error' }));
  });

  it('S9.5 a notice that is pointed at stays, and has its remaining time afterwards', async () => {
    stopClock();
    show(<Region first={[saved]} />);
    await appeared(notice('Saved'));
    await pass(3000);
    await notice('Saved').hover();
    await pass(20_000);
    expect(notices().elements()).toHaveLength(1);
    await button('Save').hover();
    await pass(1000);
    expect(notices().elements()).toHaveLength(1);
    await pass(600);
    await expectGone(notice('Saved'));
  });

  it('D2.12 F6 leads to the notices and back; what is dismissed by key gives the focus back', async () => {
    show(<Region />);
    await button('Save').click();
    await expectVisible(notice('Saved'));
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('region', { name: 'Notices (F6)' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(button('Save')).toHaveFocus();
    await userEvent.keyboard('{F6}{Tab}');
    await expect.element(button('Dismiss: Saved')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectGone(notice('Saved'));
    await expect.element(button('Save')).toHaveFocus();
  });

  it('S8.2 is lifted above a dialog that is open, or opens meanwhile', async () => {
    show(<Region first={[refused]} inDialog />);
    await expectVisible(page.getByRole('dialog', { name: 'Over all' }));
    const region = page.getByRole('region', { name: 'Notices (F6)', includeHidden: true });
    await expect.poll(() => region.element().matches(':popover-open')).toBe(true);
    await endPage();
    show(<Region first={[refused]} />);
    await expectVisible(notice('Refused'));
    expect(region.element().matches(':popover-open')).toBe(false);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await expect.poll(() => region.element().matches(':popover-open')).toBe(true);
    dialog.remove();
  });

  it('S9.5 the same notice is shown once, and three at most', async () => {
    const { store } = await openPage('/help');
    for (const title of ['Zero', 'One', 'Two', 'Two', 'Three'])
      store.dispatch(noticeShown({ kind: 'info', title, description: '' }));
    await expect
      .poll(() =>
        notices()
          .elements()
          .map((item) => item.querySelector('p')?.textContent),
      )
      .toEqual(['One', 'Two', 'Three']);
  });
});
