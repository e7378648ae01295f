import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

describe('what a screen reader is told', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('S1.13 is what stays true, not what flickers, and nothing twice', () => {
    const said: string[] = [];
    const announcer = createAnnouncer((sentence) => said.push(sentence));
    announcer.announce('Playing');
    vi.advanceTimersByTime(300);
    announcer.announce('Lost');
    vi.advanceTimersByTime(300);
    announcer.announce('Playing');
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['Playing']);
    announcer.announce('Lost');
    vi.advanceTimersByTime(300);
    announcer.announce('Playing');
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['Playing']);
    announcer.announce('Lost');
    vi.advanceTimersByTime(2000);
    announcer.announce('Playing');
    announcer.dispose();
    vi.advanceTimersByTime(2000);
    expect(said).toEqual(['Playing', 'Lost']);
  });
});
