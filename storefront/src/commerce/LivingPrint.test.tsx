import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/test-page.tsx';
import { button, expectVisible, frames } from '../testing/test-steps.ts';
import { LivingPrint } from './LivingPrint.tsx';

/** The film itself is the browser's; what counts here is when it is told to play and to pause. */
function watchFilm() {
  const events: string[] = [];
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockImplementation(function play(this: HTMLVideoElement) {
    events.push('play');
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLVideoElement.prototype, 'pause').mockImplementation(function pause(this: HTMLVideoElement) {
    events.push('pause');
    this.dispatchEvent(new Event('pause'));
  });
  return events;
}

const setReducedMotion = (prefersReducedMotion: boolean) =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ matches: prefersReducedMotion, media }) as MediaQueryList);

const photograph = (
  <a href="#x" style={{ display: 'block', inlineSize: '400px', blockSize: '400px' }}>
    A mug
  </a>
);

describe('a print that comes alive', () => {
  it('S1.15 plays and stops by its button', async () => {
    const events = watchFilm();
    show(<LivingPrint />);
    await button('Play the film').click();
    await button('Pause the film').click();
    await expect.element(button('Play the film')).toBeVisible();
    expect(events).toEqual(['play', 'pause']);
  });

  it('S1.15 plays by itself once it is seen, and pauses out of sight', async () => {
    const events = watchFilm();
    setReducedMotion(false);
    show(
      <div style={{ paddingBlockEnd: '4000px' }}>
        <LivingPrint auto />
      </div>,
    );
    await expect.poll(() => events).toEqual(['play']);
    scrollTo({ top: 3500, behavior: 'instant' });
    await expect.poll(() => events).toEqual(['play', 'pause']);
    scrollTo({ top: 0, behavior: 'instant' });
  });

  it('S1.15 what was stopped by hand stays stopped', async () => {
    const events = watchFilm();
    setReducedMotion(false);
    show(
      <div style={{ paddingBlockEnd: '4000px' }}>
        <LivingPrint auto />
      </div>,
    );
    await button('Pause the film').click();
    scrollTo({ top: 3500, behavior: 'instant' });
    scrollTo({ top: 0, behavior: 'instant' });
    await frames();
    expect(events).toEqual(['play', 'pause']);
  });

  it('S1.15 moves nothing by itself for whoever wants less motion', async () => {
    const events = watchFilm();
    show(<LivingPrint auto on={photograph} />);
    await button('Play the film').hover();
    await frames();
    expect(events).toEqual([]);
  });

  it('S1.15 on a photograph it plays while it is pointed at or focused', async () => {
    const events = watchFilm();
    setReducedMotion(false);
    show(
      <>
        <LivingPrint on={photograph} />
        <button type="button">Elsewhere</button>
      </>,
    );
    // the pointer may be where an earlier test has left it
    await button('Elsewhere').hover();
    await expectVisible(button('Play the film'));
    events.splice(0);
    await button('Play the film').hover();
    await expect.poll(() => events).toEqual(['play']);
    await button('Elsewhere').hover();
    await expect.poll(() => events).toEqual(['play', 'pause']);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'A mug' })).toHaveFocus();
    await expect.poll(() => events).toEqual(['play', 'pause', 'play']);
  });
});
