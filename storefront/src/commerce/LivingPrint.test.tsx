import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/test-page.tsx';
import { button, seen, frames } from '../testing/test-steps.ts';
import { LivingPrint } from './LivingPrint.tsx';

/** The film itself is the browser's; what counts here is when it is told to play and to pause. */
function watchFilm() {
  const told: string[] = [];
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockImplementation(function play(this: HTMLVideoElement) {
    told.push('play');
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLVideoElement.prototype, 'pause').mockImplementation(function pause(this: HTMLVideoElement) {
    told.push('pause');
    this.dispatchEvent(new Event('pause'));
  });
  return told;
}

const calm = (isCalm: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => ({ matches: isCalm, media }) as MediaQueryList);

const photograph = (
  <a href="#x" style={{ display: 'block', inlineSize: '400px', blockSize: '400px' }}>
    A mug
  </a>
);

describe('a print that comes alive', () => {
  it('S1.15 plays and stops by its button', async () => {
    const told = watchFilm();
    show(<LivingPrint />);
    await button('Play the film').click();
    await button('Pause the film').click();
    await expect.element(button('Play the film')).toBeVisible();
    expect(told).toEqual(['play', 'pause']);
  });

  it('S1.15 plays by itself once it is seen, and pauses out of sight', async () => {
    const told = watchFilm();
    calm(false);
    show(
      <div style={{ paddingBlockEnd: '4000px' }}>
        <LivingPrint auto />
      </div>,
    );
    await expect.poll(() => told).toEqual(['play']);
    scrollTo({ top: 3500, behavior: 'instant' });
    await expect.poll(() => told).toEqual(['play', 'pause']);
    scrollTo({ top: 0, behavior: 'instant' });
  });

  it('S1.15 what was stopped by hand stays stopped', async () => {
    const told = watchFilm();
    calm(false);
    show(
      <div style={{ paddingBlockEnd: '4000px' }}>
        <LivingPrint auto />
      </div>,
    );
    await button('Pause the film').click();
    scrollTo({ top: 3500, behavior: 'instant' });
    scrollTo({ top: 0, behavior: 'instant' });
    await frames();
    expect(told).toEqual(['play', 'pause']);
  });

  it('S1.15 moves nothing by itself for whoever wants less motion', async () => {
    const told = watchFilm();
    show(<LivingPrint auto on={photograph} />);
    await button('Play the film').hover();
    await frames();
    expect(told).toEqual([]);
  });

  it('S1.15 on a photograph it plays while it is pointed at or focused', async () => {
    const told = watchFilm();
    calm(false);
    show(
      <>
        <LivingPrint on={photograph} />
        <button type="button">Elsewhere</button>
      </>,
    );
    // the pointer may be where an earlier test has left it
    await button('Elsewhere').hover();
    await seen(button('Play the film'));
    told.splice(0);
    await button('Play the film').hover();
    await expect.poll(() => told).toEqual(['play']);
    await button('Elsewhere').hover();
    await expect.poll(() => told).toEqual(['play', 'pause']);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'A mug' })).toHaveFocus();
    await expect.poll(() => told).toEqual(['play', 'pause', 'play']);
  });
});
