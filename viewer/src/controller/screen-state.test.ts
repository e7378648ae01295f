import { describe, expect, it } from 'vitest';
import { type EntryState, initialScreen, nextScreen, type Screen, type ScreenEvent } from './screen-state.ts';

const beginning: EntryState = {
  hasManifest: true,
  isEmpty: false,
  needsPassPhrase: false,
  isInApp: false,
  isFallbackRequested: false,
};
const after = (screen: Screen, events: readonly ScreenEvent[], facts = beginning): Screen =>
  events.reduce((now, event) => nextScreen(now, event, facts), screen);
const first: Screen = { name: 'first' };
const live = after(first, [{ type: 'open' }, { type: 'allowed' }, { type: 'ready' }]);

describe('the screen that a visitor finds', () => {
  it.each([
    [{}, { name: 'first' }],
    [{ isInApp: true }, { name: 'inApp' }],
    [{ isFallbackRequested: true }, { name: 'plain' }],
    [{ isFallbackRequested: true, isInApp: true }, { name: 'plain' }],
    [{ isEmpty: true, isFallbackRequested: true }, { name: 'told' }],
    [{ hasManifest: false }, { name: 'told' }],
    [
      { hasManifest: false, needsPassPhrase: true, isInApp: true },
      { name: 'pass', state: 'asked' },
    ],
  ] as const)('S1.13 with %j is %j', (facts, screen) =>
    expect(initialScreen({ ...beginning, ...facts })).toEqual(screen),
  );
});

describe('the camera', () => {
  it('S1.13 is asked for in a tap, allowed, and there', () => {
    expect(after(first, [{ type: 'open' }])).toEqual({ name: 'opening', allowed: false });
    expect(after(first, [{ type: 'open' }, { type: 'allowed' }])).toEqual({ name: 'opening', allowed: true });
    expect(live).toEqual({ name: 'live' });
  });

  it('S1.13 the second of two taps changes nothing', () => {
    const opening = after(first, [{ type: 'open' }]);
    expect(nextScreen(opening, { type: 'open' }, beginning)).toBe(opening);
    expect(nextScreen(live, { type: 'open' }, beginning)).toBe(live);
  });

  it.each(['refused', 'none', 'busy', 'insecure', 'unsupported', 'failed', 'offline'] as const)(
    'S1.13 %s has a screen, a second try and a way without it',
    (fault) => {
      const screen = after(first, [{ type: 'open' }, { type: 'ended', fault }]);
      expect(screen).toEqual({ name: 'fault', fault });
      expect(after(screen, [{ type: 'open' }])).toEqual({ name: 'opening', allowed: false });
      expect(after(screen, [{ type: 'plain' }])).toEqual({ name: 'plain' });
      expect(after(screen, [{ type: 'back' }])).toEqual(first);
    },
  );

  it('S1.13 opens by itself when what was in the way is gone, and only that', () => {
    const refused: Screen = { name: 'fault', fault: 'refused' };
    expect(after(refused, [{ type: 'cleared', fault: 'refused' }])).toEqual({ name: 'opening', allowed: false });
    expect(nextScreen(refused, { type: 'cleared', fault: 'offline' }, beginning)).toBe(refused);
    expect(nextScreen(first, { type: 'cleared', fault: 'refused' }, beginning)).toBe(first);
  });

  it('S1.13 the way back leaves it for the screen before, within an app too', () => {
    expect(after(live, [{ type: 'back' }])).toEqual(first);
    expect(after(live, [{ type: 'back' }], { ...beginning, isInApp: true })).toEqual({ name: 'inApp' });
  });

  it('S1.13 what comes late, after it was left, changes nothing', () => {
    for (const event of [{ type: 'ready' }, { type: 'allowed' }, { type: 'ended', fault: 'failed' }] as const)
      expect(nextScreen(first, event, beginning)).toBe(first);
  });
});

describe('the pass phrase', () => {
  const facts = { ...beginning, hasManifest: false, needsPassPhrase: true };
  const firstScreen = initialScreen(facts);

  it('S1.13 wrong stays, right shows what there is', () => {
    const wrong = after(
      firstScreen,
      [
        { type: 'pass', state: 'sending' },
        { type: 'pass', state: 'wrong' },
      ],
      facts,
    );
    expect(wrong).toEqual({ name: 'pass', state: 'wrong' });
    expect(after(wrong, [{ type: 'pass', state: 'sending' }, { type: 'shown' }], facts)).toEqual(first);
    expect(after(wrong, [{ type: 'shown' }], { ...facts, isEmpty: true })).toEqual({ name: 'told' });
    expect(after(wrong, [{ type: 'shown' }], { ...facts, isFallbackRequested: true })).toEqual({ name: 'plain' });
  });

  it('S1.13 nothing goes past it, nor past the words of the server', () => {
    for (const event of [{ type: 'open' }, { type: 'plain' }, { type: 'back' }] as const) {
      expect(nextScreen(firstScreen, event, facts)).toBe(firstScreen);
      expect(nextScreen({ name: 'told' }, event, beginning)).toEqual({ name: 'told' });
    }
  });
});
