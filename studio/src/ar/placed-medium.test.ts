import { plainDisplayOf } from '@afterimage/scene/place-medium.ts';
import { describe, expect, it } from 'vitest';
import type { TakenMedium } from '../work.ts';
import { displayFor, mayHaveSound, type PlacedMedium, placedOf } from './placed-medium.ts';

const uploadedMedium = (type: TakenMedium['type']) => ({ attachmentId: 'm', type }) as TakenMedium;
const placed = (type: TakenMedium['type'], change: Partial<PlacedMedium['display']>): PlacedMedium => ({
  medium: uploadedMedium(type),
  display: { ...plainDisplayOf(type), ...change },
});

describe('how a medium lies', () => {
  it('S3.17 a film may have sound unless it is known to be silent; nothing else has', () => {
    const film = { type: 'VIDEO' } as const;
    expect(mayHaveSound(film)).toBe(true);
    expect(mayHaveSound({ ...film, hasSound: true })).toBe(true);
    expect(mayHaveSound({ ...film, hasSound: false })).toBe(false);
    expect(mayHaveSound({ type: 'IMAGE' })).toBe(false);
  });

  it('D3.17 as it was laid, else as its kind lies at first; nothing where there is none', () => {
    const display = { ...plainDisplayOf('VIDEO'), scale: 0.5 };
    expect(placedOf({ medium: uploadedMedium('VIDEO'), display })?.display).toBe(display);
    expect(placedOf({ medium: uploadedMedium('3D') })?.display).toEqual(plainDisplayOf('3D'));
    expect(placedOf({ medium: null })).toBeNull();
    expect(placedOf(undefined)).toBeNull();
  });

  it('D3.17 another one of its kind lies as the one before, without what was said of that', () => {
    const before = placed('3D', { scale: 0.5, sound: true, description: 'A gift' });
    expect(displayFor(uploadedMedium('OBJECT_3D'), before)).toEqual({
      ...plainDisplayOf('3D'),
      scale: 0.5,
      sound: true,
    });
    expect(displayFor(uploadedMedium('TEXT'), placed('TEXT', { x: 0.2 })).x).toBe(0.2);
  });

  it('D3.17 one of another kind lies as that lies at first, and plays as the one before', () => {
    const before = placed('VIDEO', { scale: 0.5, loop: false, sound: true });
    expect(displayFor(uploadedMedium('3D'), before)).toEqual({ ...plainDisplayOf('3D'), loop: false, sound: true });
    expect(displayFor(uploadedMedium('IMAGE'), null)).toEqual(plainDisplayOf('IMAGE'));
  });
});
