import * as THREE from 'three';
import {
  type Builder,
  brass,
  dyed,
  flat,
  group,
  lying,
  matter,
  mesh,
  placed,
  printed,
  roundBox,
  roundRect,
  slab,
  surface,
  tube,
} from './true-size.ts';

const belt: Builder = (face) => {
  const inside = face('inside');
  const [radius, tall, thick] = [140, 35, 3.8];
  const skin = dyed(0.6);
  const grain = matter('#b98a5a', { rough: 0.85 });
  const wall = (r: number, material: THREE.Material, out: boolean) => {
    const geometry = surface(
      (u, v) => {
        const angle = (u - 0.5) * Math.PI * 1.97 + Math.PI;
        return [Math.sin(angle) * r * (out ? 1 : -1), v * tall, Math.cos(angle) * r];
      },
      72,
      1,
    );
    return mesh(geometry, material);
  };
  const edges = [0, tall].map((y) => {
    const edge = mesh(new THREE.RingGeometry(radius - thick, radius, 72), skin, [0, y, 0]);
    edge.rotation.x = y ? lying : -lying;
    return edge;
  });
  // On the far inner wall, read from the middle.
  const line = surface(
    (u, v) => {
      const r = radius - thick - 0.3;
      const angle = ((u - 0.5) * inside.widthMm) / r;
      return [Math.sin(angle) * r, 5.5 + v * inside.heightMm, -Math.cos(angle) * r];
    },
    24,
    1,
  );
  const buckle = roundRect(52, 56, 8);
  const hole = new THREE.Path();
  hole.moveTo(-18, -20);
  hole.lineTo(-18, 20);
  hole.lineTo(18, 20);
  hole.lineTo(18, -20);
  buckle.holes.push(hole);
  return group(
    wall(radius, skin, true),
    wall(radius - thick, grain, false),
    ...edges,
    mesh(line, printed(inside, 0.85, { cut: true })),
    slab(buckle, 6, 2, brass(), [0, tall / 2, radius + 3]),
    roundBox(44, 4, 4, 1.6, brass(), [2, tall / 2, radius + 7]),
  );
};

export const wallet: Builder = (face) => {
  const front = face('front');
  const skin = dyed(0.6);
  const leaf = (z: number) => slab(roundRect(102, 76, 6), 3.4, 1.2, skin, [0, 0, z]);
  const thread = matter('#efe0c4', { rough: 0.9 });
  const stitched = [
    [
      [-48, 35],
      [-48, -35],
    ],
    [
      [-48, -35],
      [48, -35],
    ],
    [
      [48, -35],
      [48, 35],
    ],
  ].map(([from, to]) =>
    tube(
      [
        [from![0]!, from![1]!, 4],
        [to![0]!, to![1]!, 4],
      ],
      0.3,
      thread,
      false,
      4,
      5,
    ),
  );
  const cards = ['#e9e4da', '#b8412f'].map((color, index) =>
    roundBox(88, 50, 0.8, 0.3, matter(color, { rough: 0.5 }), [1, 17 + index * 4, 0.6 - index * 1.4]),
  );
  const whole = group(
    leaf(-2.2),
    leaf(2.2),
    ...cards,
    ...stitched,
    flat(front, printed(front, 0.6, { cut: true }), [0, 0, 4.1]),
  );
  return placed(group(placed(whole, [0, 38, 0])), [0, 0, 0], [-0.3, 0, 0]);
};

/** The wallet comes with a card. */

export const leatherProducts: Record<string, Builder> = {
  'field-leather-belt': belt,
};
