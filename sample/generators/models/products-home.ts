import * as THREE from 'three';
import type { SampleFace } from '../../src/template.ts';
import {
  behind,
  type Builder,
  brass,
  dyed,
  flat,
  group,
  lying,
  matter,
  mesh,
  oak,
  placed,
  printed,
  ring,
  roundBox,
  roundedFace,
  roundRect,
  slab,
  steel,
  surface,
  tube,
  turned,
  wrapped,
} from './true-size.ts';

/** The face underneath, seen from below. */
const underneath = (face: SampleFace, rough = 0.6): THREE.Object3D =>
  flat(face, printed(face, rough), [0, -0.2, 0], [Math.PI / 2, 0, 0]);

const mug: Builder = (face) => {
  const glaze = matter('#f6f3ee', { rough: 0.22 });
  const tinted = dyed(0.22, 0, true);
  const outer = turned(
    [
      [0, 1],
      [30, 1],
      [31, 0],
      [34, 0],
      [39, 4],
      [41, 10],
      [41, 91],
      [40.4, 94],
    ],
    glaze,
  );
  const inner = turned(
    [
      [41, 92.5],
      [40.4, 95],
      [38.6, 95.4],
      [37.4, 93],
      [37, 12],
      [32, 6],
      [0, 6],
    ],
    tinted,
  );
  const ear = tube(
    [
      [38, 76, 0],
      [52, 78, 0],
      [64, 70, 0],
      [67, 53, 0],
      [62, 36, 0],
      [52, 28, 0],
      [38, 26, 0],
    ],
    5,
    tinted,
    false,
    40,
    10,
  );
  ear.scale.z = 1.35;
  const [front, back, line] = [face('front'), face('back'), face('handle')];
  return group(
    outer,
    inner,
    ear,
    wrapped(front, printed(front, 0.22), { radius: 41.25, low: 8 }),
    wrapped(back, printed(back, 0.22), { radius: 41.25, low: 8, middle: 180 }),
    wrapped(line, printed(line, 0.22), { radius: 41.3, low: 9, middle: 90 }),
    underneath(face('base'), 0.4),
  );
};

const candle: Builder = (face) => {
  const label = face('label');
  return group(
    turned(
      [
        [0, 0],
        [37, 0],
        [40, 4],
        [40, 92],
        [38.8, 95],
        [37.4, 92],
        [37.4, 6],
        [0, 6],
      ],
      matter('#b5702c', { rough: 0.08, opacity: 0.62, doubleSided: true }),
    ),
    turned(
      [
        [0, 6.2],
        [37.2, 6.2],
        [37.2, 74],
        [33, 73],
        [0, 72],
      ],
      matter('#efe2c6', { rough: 0.6 }),
      40,
    ),
    tube(
      [
        [0, 71, 0],
        [0.4, 80, 0],
        [1.4, 86, 0.4],
      ],
      1,
      matter('#2b2622', { rough: 0.9 }),
      false,
      8,
      6,
    ),
    wrapped(label, printed(label, 0.9), { radius: 40.4, low: 10 }),
    underneath(face('base'), 0.5),
  );
};

const lamp: Builder = (face) => {
  const shade = face('shade');
  const wood = dyed(0.5);
  const [low, high] = [130, 118];
  const inside = mesh(
    new THREE.CylinderGeometry(high - 0.6, low - 0.6, shade.heightMm, 64, 1, true),
    matter('#fff3dc', { rough: 0.9, doubleSided: true }),
    [0, 200 + shade.heightMm / 2, 0],
  );
  const print = printed(shade, 0.9) as THREE.MeshStandardMaterial;
  print.userData = { glow: 0.35 };
  const trim = matter('#efe9dd', { rough: 0.85 });
  return group(
    turned(
      [
        [0, 0],
        [62, 0],
        [66, 4],
        [62, 12],
        [24, 18],
        [13, 32],
        [10, 92],
        [17, 112],
        [10, 128],
        [8, 210],
        [0, 210],
      ],
      wood,
    ),
    inside,
    wrapped(shade, print, { radius: low, top: high, low: 200 }),
    ring(low, 1.6, trim, [0, 200, 0], [lying, 0, 0]),
    ring(high, 1.6, trim, [0, 200 + shade.heightMm, 0], [lying, 0, 0]),
    mesh(new THREE.SphereGeometry(30, 20, 14), matter('#fff6e2', { rough: 0.5 }), [0, 250, 0]),
    underneath(face('base'), 0.7),
  );
};

const block: Builder = (face) => {
  const label = face('label');
  const glass = matter('#dfe8cf', { rough: 0.04, opacity: 0.5 });
  const upright = (thing: THREE.Object3D, y: number) => placed(thing, [0, y, 0]);
  return group(
    upright(slab(roundRect(58, 68, 5), 34, 2, glass), 34),
    upright(slab(roundRect(48, 52, 4), 24, 2, matter('#c9d79f', { rough: 0.1, opacity: 0.6 })), 33),
    turned(
      [
        [0, 68],
        [9, 68],
        [9, 73],
        [0, 73],
      ],
      brass(),
      32,
    ),
    turned(
      [
        [0, 72],
        [14, 72],
        [15, 73.5],
        [15, 96.5],
        [14, 98],
        [0, 98],
      ],
      oak(),
      40,
    ),
    flat(label, printed(label, 0.9), [0, 33, 17.3]),
    underneath(face('base'), 0.3),
  );
};

const amber: Builder = (face) => {
  const front = face('front');
  return group(
    roundBox(46, 110, 46, 3, matter('#b4691c', { rough: 0.05, opacity: 0.86 }), [0, 55, 0]),
    turned(
      [
        [0, 110],
        [8, 110],
        [8, 116],
        [0, 116],
      ],
      brass(),
      28,
    ),
    roundBox(27, 26, 27, 1.5, brass(), [0, 129, 0]),
    flat(front, printed(front, 0.2), [0, 56, 23.2]),
  );
};

const cologne: Builder = (face) => {
  const [side, picture] = [face('side'), face('picture')];
  const metal = dyed(0.35, 0.55);
  // The line runs upwards: its left end is below.
  const bent = surface(
    (u, v) => {
      const angle = ((0.5 - v) * side.heightMm) / 11.1;
      return [Math.sin(angle) * 11.1, 19 + u * side.widthMm, Math.cos(angle) * 11.1];
    },
    1,
    8,
  );
  return group(
    turned(
      [
        [0, 0],
        [10, 0],
        [11, 1],
        [11, 127],
        [10, 128],
        [0, 128],
      ],
      metal,
      48,
    ),
    turned(
      [
        [11.1, 92],
        [11.2, 92.4],
        [11.1, 92.8],
      ],
      matter('#17181a', { rough: 0.6 }),
      48,
    ),
    mesh(bent, printed(side, 0.4, { cut: true })),
    wrapped(picture, printed(picture, 0.4, { cut: true }), { radius: 11.1, low: 30, middle: 180 }),
  );
};

const compact: Builder = (face) => {
  const [lid, inside, base] = [face('lid'), face('inside'), face('base')];
  const enamel = dyed(0.25);
  const shell = () =>
    turned(
      [
        [0, 0],
        [33, 0],
        [35, 1.6],
        [35, 4.4],
        [33.6, 5.5],
        [0, 5.5],
      ],
      enamel,
      64,
    );
  const mirror = matter('#cfd8e0', { rough: 0.04, metal: 1 });
  const lower = group(shell(), placed(mesh(new THREE.CircleGeometry(31, 48), mirror), [0, 5.6, 0], [lying, 0, 0]));
  lower.add(flat(base, printed(base, 0.4), [0, -0.1, 0], [Math.PI / 2, 0, 0]));
  // The lid leans against its other half, its picture to the front.
  const upper = group(
    shell(),
    ring(32, 0.7, steel(), [0, 5.5, 0], [lying, 0, 0]),
    flat(lid, printed(lid, 0.35), [0, 5.7, 0], [lying, 0, 0]),
    placed(mesh(new THREE.CircleGeometry(31, 48), mirror), [0, -0.1, 0], [Math.PI / 2, 0, 0]),
    flat(inside, printed(inside, 0.3), [0, -0.3, -12], [Math.PI / 2, 0, 0]),
  );
  return group(placed(lower, [34, 0, -30]), placed(upper, [-12, 34, 20], [1.25, 0, 0]));
};

const soap: Builder = (face) => {
  const [word, wrapper, below] = [face('soap'), face('wrapper'), face('wrapper-back')];
  const bar = (color: string) => roundBox(85, 55, 25, 6, matter(color, { rough: 0.6 }), [0, 0, 0]);
  const first = group(bar('#e9e0cc'), flat(word, printed(word, 0.6), [0, 0, 12.6]));
  const band = roundBox(80.6, 56, 26, 5, matter('#f6f2ea', { rough: 0.9 }));
  const second = group(
    bar('#d8cdb8'),
    band,
    roundedFace(wrapper, 3, printed(wrapper, 0.85), [0, 0, 13.1]),
    flat(below, printed(below, 0.9), [0, 0, -13.1], behind),
  );
  const third = bar('#8f8577');
  return group(
    placed(group(placed(first, [0, 27.5, 0])), [-48, 0, 22], [-0.24, 0.16, 0]),
    placed(group(placed(second, [0, 28, 0])), [52, 0, 14], [-0.24, -0.2, 0]),
    placed(third, [0, 13, -40], [lying, 0, 0.2]),
  );
};

export const homeProducts: Record<string, Builder> = {
  'hearth-photo-mug': mug,
  'slow-evening-soy-candle': candle,
  'lantern-photo-lamp': lamp,
  'salt-fig-eau-de-parfum': block,
  'amber-room': amber,
  'citrus-travel-cologne': cologne,
  'keepsake-compact-mirror': compact,
  'letterpress-soap-trio': soap,
};
