import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { describe, expect, it } from 'vitest';
import { show } from '@afterimage/storefront/testing/test-page.tsx';
import { ProofSkeleton } from './ProofFrame.tsx';
import { ProofSurfaces } from './ProofSurfaces.tsx';

const face = (id: number, widthMm: number, heightMm: number): SceneSurface => ({
  id: `face-${id}`,
  title: `Face ${id}`,
  widthMm,
  heightMm,
  bleedMm: 0,
  safeMm: 3,
  outline: 'rectangle',
  background: '#ffffff',
  itemList: [],
});
const heightOf = (id: string) => document.querySelector(`#${id} > ul`)?.getBoundingClientRect().height ?? 0;

describe('the room of a proof', () => {
  it.each([
    ['one face', [face(1, 210, 297)]],
    ['faces of several sizes', [face(1, 90, 80), face(2, 90, 80), face(3, 60, 20), face(4, 50, 50)]],
    ['a calendar', Array.from({ length: 13 }, (_, at) => face(at, 200, at === 0 ? 200 : 150))],
  ])('S2.10 is as high before it is drawn as after: %s', async (_, surfaceList) => {
    const scene = { version: 1 as const, model: { materials: [], hidden: [] }, surfaceList };
    show(
      <main>
        <div id="before">
          <ProofSkeleton faces={surfaceList} />
        </div>
        <div id="after">
          <ProofSurfaces scene={scene} photos={new Map()} folded />
        </div>
      </main>,
    );
    await expect.poll(() => heightOf('after')).toBeGreaterThan(0);
    expect(heightOf('before')).toBe(heightOf('after'));
  });
});
