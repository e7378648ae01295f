import { describe, expect, it } from 'vitest';
import { testManifest, testTarget } from '../viewer-manifest.fixture.ts';
import { mediumStyle, fallbackPage } from './fallback-page.ts';

const laid = { fit: 'cover', x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: true } as const;

describe('the plain page', () => {
  it('S1.13 lays a medium on its photo as the print does', () => {
    // 16:9 covers 3:2: as high as the photo, wider by 16/9 : 3/2, and centred.
    expect(mediumStyle(testTarget())).toBe('left:-9.259%;top:0%;width:118.519%;height:100%');
    const small = testTarget({ width: 300, height: 200, display: { ...laid, scale: 0.5, x: 0.25, rotation: 30 } });
    expect(mediumStyle(small)).toBe('left:50%;top:25%;width:50%;height:50%;transform:rotate(30deg)');
    // Of a stacked film the upper half is seen.
    const stacked = testTarget({ width: 300, height: 400, display: { ...laid, stacked: true } });
    expect(mediumStyle(stacked)).toBe('left:0%;top:0%;width:100%;height:100%');
  });

  it('S1.13 every medium has its words, its own or made ones', () => {
    const elements = [
      testTarget(),
      testTarget({ durationSeconds: 240 }, 'Front'),
      testTarget({ display: { ...laid, description: 'Ada blows out the candles' } }),
      testTarget({ type: 'IMAGE' }),
      testTarget({ type: 'OBJECT_3D' }),
      testTarget({
        type: 'TEXT',
        text: {
          version: 1,
          text: 'For Ada',
          font: 'Caveat',
          color: '#ffffff',
          background: null,
          align: 'left',
          animation: 'none',
        },
      }),
    ];
    const { text } = fallbackPage(testManifest(...elements));
    for (const words of [
      'A film of 12 seconds on Main photo',
      'A film of 4 minutes on Front',
      'Ada blows out the candles',
      'A picture on Main photo',
      'A 3D model on Main photo',
      'The words “For Ada” on Main photo',
    ])
      expect(text).toContain(words);
  });

  it('S1.13 a film has its controls, its poster and its captions without a script, and does not begin by itself', () => {
    const { text } = fallbackPage(testManifest(testTarget({ captionsUrl: '/files/captions' })));
    expect(text).toMatch(/<video[^>]*\scontrols/);
    expect(text).toMatch(/<track[^>]*kind="captions"[^>]*src="\/files\/captions"/);
    expect(text).toContain('/files/poster');
    expect(text).toContain('preload="none"');
    expect(text).not.toContain('autoplay');
  });

  it('S1.13 only a film that is known to have no sound is marked, so that no button offers any', () => {
    const marked = (medium: Parameters<typeof testTarget>[0]) =>
      fallbackPage(testManifest(testTarget(medium))).text.includes('data-silent');
    expect([marked({ hasSound: false }), marked({ hasSound: true }), marked({})]).toEqual([true, false, false]);
  });
});
