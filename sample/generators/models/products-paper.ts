import * as THREE from 'three';
import {
  behind,
  type Builder,
  dyed,
  flat,
  group,
  matter,
  mesh,
  placed,
  printed,
  reversed,
  ring,
  roundBox,
  roundedFace,
  roundRect,
  slab,
  surface,
  tube,
  type Triple,
} from './true-size.ts';

function frame(w: number, h: number, wide: number, deep: number, material: THREE.Material): THREE.Object3D {
  const outer = new THREE.Shape([
    new THREE.Vector2(-w / 2, -h / 2),
    new THREE.Vector2(w / 2, -h / 2),
    new THREE.Vector2(w / 2, h / 2),
    new THREE.Vector2(-w / 2, h / 2),
  ]);
  const hole = new THREE.Path();
  const [x, y] = [w / 2 - wide, h / 2 - wide];
  hole.moveTo(-x, -y);
  hole.lineTo(-x, y);
  hole.lineTo(x, y);
  hole.lineTo(x, -y);
  outer.holes.push(hole);
  return slab(outer, deep, 1.2, material);
}

const lean = (thing: THREE.Object3D, height: number, degrees: number): THREE.Object3D => {
  thing.position.y = height / 2;
  return placed(group(thing), [0, 0, 0], [(-degrees * Math.PI) / 180, 0, 0]);
};

const framedPrint: Builder = (face) => {
  const [front, back] = [face('front'), face('back')];
  const mat = frame(300, 400, 30, 2, matter('#f4f0e8', { rough: 0.95 }));
  mat.position.z = 1.2;
  const window = frame(241, 353, 3, 1, matter('#dcd5c8', { rough: 0.95 }));
  window.position.z = 0.4;
  return lean(
    group(
      placed(group(frame(320, 420, 16, 22, dyed(0.42))), [0, 0, 3]),
      mat,
      placed(window, [0, 0, 0.7]),
      flat(front, printed(front, 0.75), [0, 0, 0.3]),
      roundBox(296, 396, 4, 0.5, matter('#b99b74', { rough: 0.9 }), [0, 0, -4]),
      flat(back, printed(back, 0.85), [0, 0, -6.3], behind),
    ),
    420,
    5,
  );
};

const canvasPrint: Builder = (face) => {
  const [front, label] = [face('front'), face('back-label')];
  const print = printed(front, 0.85);
  const { widthMm: w, heightMm: h } = front;
  const deep = 38;
  // The picture goes on round the edges as a mirror image.
  const side = (at: (along: number, in_: number) => [Triple, [number, number]]) => {
    const geometry = surface((u, v) => at(v, u)[0], 1, 1);
    const uv = geometry.getAttribute('uv');
    for (let index = 0; index < uv.count; index += 1) uv.setXY(index, ...at(uv.getY(index), uv.getX(index))[1]);
    return mesh(geometry, print);
  };
  const [du, dv] = [deep / w, deep / h];
  const sides = [
    side((t, d) => [
      [w / 2, (t - 0.5) * h, deep / 2 - d * deep],
      [1 - d * du, t],
    ]),
    side((t, d) => [
      [-w / 2, (0.5 - t) * h, deep / 2 - d * deep],
      [d * du, 1 - t],
    ]),
    side((t, d) => [
      [(0.5 - t) * w, h / 2, deep / 2 - d * deep],
      [1 - t, 1 - d * dv],
    ]),
    side((t, d) => [
      [(t - 0.5) * w, -h / 2, deep / 2 - d * deep],
      [t, d * dv],
    ]),
  ];
  const stretcher = frame(w - 4, h - 4, 42, 24, matter('#d9bf94', { rough: 0.85 }));
  stretcher.position.z = -deep / 2 + 12;
  const cloth = mesh(new THREE.PlaneGeometry(w - 2, h - 2), matter('#efe9dc', { rough: 0.95 }));
  return lean(
    group(
      flat(front, print, [0, 0, deep / 2]),
      ...sides,
      stretcher,
      placed(cloth, [0, 0, deep / 2 - 1], behind),
      flat(label, printed(label, 0.9), [0, -h / 2 + 21, -deep / 2 - 0.5], behind),
    ),
    h,
    4,
  );
};

/** A sheet that has been rolled: its ends come forward a little. */
const curled = (w: number, h: number, curl: number) =>
  surface(
    (u, v) => {
      const y = v - 0.5;
      return [
        (u - 0.5) * w,
        y * h,
        curl * (16 * y ** 4 * (0.8 + 0.5 * (u - 0.5)) + 0.25 * Math.cos((u - 0.5) * 3) * y),
      ];
    },
    8,
    24,
  );

const poster: Builder = (face) => {
  const [front, label] = [face('front'), face('back-label')];
  const sheet = curled(front.widthMm, front.heightMm, 26);
  return lean(
    group(
      mesh(sheet, printed(front, 0.75)),
      mesh(reversed(sheet), matter('#f7f5f0', { rough: 0.9 }), [0, 0, -0.4]),
      flat(label, printed(label, 0.9), [0, -40, -1.2], behind),
    ),
    front.heightMm,
    4,
  );
};

const calendar: Builder = (face) => {
  const [cover, month] = [face('cover'), face('month')];
  const wire = matter('#1c1c1e', { metal: 0.6, rough: 0.35 });
  const paper = matter('#fbf9f5', { rough: 0.85 });
  const { widthMm: w, heightMm: h } = cover;
  const loops = () =>
    Array.from({ length: 20 }, (_, index) => {
      const loop = mesh(new THREE.TorusGeometry(5, 0.9, 5, 10), wire, [
        -w / 2 + 12 + (index * (w - 24)) / 19,
        h / 2,
        1,
      ]);
      loop.rotation.y = Math.PI / 2;
      return loop;
    });
  const block = () => [
    roundBox(w, h, 4, 0.5, paper, [0, 0, -2.5]),
    ...loops(),
    tube(
      [
        [-20, h / 2 + 4, 0],
        [0, h / 2 + 16, 0],
        [20, h / 2 + 4, 0],
      ],
      1,
      wire,
      false,
      16,
      5,
    ),
  ];
  const ink = matter('#5b6068', { rough: 0.9 });
  const days = Array.from({ length: 31 }, (_, day) =>
    mesh(new THREE.PlaneGeometry(8, 5), ink, [
      -w / 2 + 32 + ((day + 3) % 7) * 39,
      -30 - Math.floor((day + 3) / 7) * 32,
      0,
    ]),
  );
  const open = group(
    ...block(),
    flat(month, printed(month, 0.8), [0, h / 4, 0.1]),
    mesh(new THREE.PlaneGeometry(84, 11), ink, [-w / 2 + 66, -10, 0]),
    ...days,
  );
  const shut = group(...block(), flat(cover, printed(cover, 0.8), [0, 0, 0.1]));
  return group(
    placed(group(placed(shut, [0, h / 2, 0])), [-165, 0, 30], [-0.09, 0.1, 0]),
    placed(group(placed(open, [0, h / 2, 0])), [165, 0, -10], [-0.09, -0.16, 0]),
  );
};

const cards: Builder = (face) => {
  const [front, inside] = [face('front'), face('inside')];
  const { widthMm: w, heightMm: h } = front;
  const stock = matter('#f8f5ee', { rough: 0.95 });
  const leaf = (...on: THREE.Object3D[]) => group(roundBox(w, h, 0.5, 0.2, stock, [w / 2, h / 2, 0]), ...on);
  const shown = flat(front, printed(front, 0.8), [w / 2, h / 2, 0.4]);
  const written = flat(inside, printed(inside, 0.95), [w / 2, h / 2, 0.4]);
  const first = group(placed(leaf(shown), [0, 0, 0], [0, -0.2, 0]), placed(leaf(), [0, 0, -1], [0, 0.32, 0]));
  const left = placed(leaf(), [0, 0, 0], [0, Math.PI - 0.55, 0]);
  const second = group(placed(leaf(written), [0, 0, 0], [0, 0.12, 0]), left);
  return group(placed(first, [-150, 0, 40]), placed(second, [70, 0, 0], [0, -0.18, 0]));
};

const phoneCase: Builder = (face) => {
  const [back, inside] = [face('back'), face('inside')];
  const body = slab(roundRect(73, 149, 12), 10, 3, dyed(0.55));
  const dark = matter('#17191c', { rough: 0.35 });
  const island = slab(roundRect(30, 32, 8), 3, 1, dark, [-16, 53, 5.6]);
  const lenses = [
    [-23, 60],
    [-9, 60],
    [-23, 46],
  ].map(([x, y]) =>
    group(
      placed(
        mesh(new THREE.CylinderGeometry(5.6, 5.6, 2.6, 24), matter('#3a3d42', { metal: 0.9, rough: 0.3 })),
        [x!, y!, 7.4],
        [Math.PI / 2, 0, 0],
      ),
      placed(
        mesh(new THREE.CylinderGeometry(4.2, 4.2, 0.4, 24), matter('#06080b', { rough: 0.05 })),
        [x!, y!, 8.7],
        [Math.PI / 2, 0, 0],
      ),
    ),
  );
  const lining = slab(roundRect(69, 145, 10), 1, 0, matter('#2a2c30', { rough: 0.95 }), [0, 0, -4.8]);
  return lean(
    group(
      body,
      lining,
      roundedFace(back, 10.5, printed(back, 0.42), [0, 0, 5.1]),
      island,
      ...lenses,
      flat(inside, printed(inside, 0.9), [0, -20, -5.5], behind),
    ),
    149,
    10,
  );
};

const clock: Builder = (face) => {
  const [dial, label] = [face('dial'), face('back-label')];
  const rim = new THREE.LatheGeometry(
    [
      [135, 4],
      [138, 12],
      [144, 16],
      [150, 12],
      [150, -20],
      [0.1, -20],
    ].map(([x, y]) => new THREE.Vector2(x, y)),
    72,
  );
  const rimmed = placed(mesh(rim, dyed(0.45, 0, true)), [0, 0, 0], [Math.PI / 2, 0, 0]);
  const dark = matter('#22252b', { rough: 0.5 });
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * Math.PI * 2;
    return placed(
      mesh(new THREE.BoxGeometry(3.4, 19, 0.8), dark),
      [Math.sin(angle) * 117, Math.cos(angle) * 117, 5],
      [0, 0, -angle],
    );
  });
  const hand = (length: number, wide: number, angle: number, z: number, material: THREE.Material) =>
    placed(
      group(mesh(new THREE.BoxGeometry(wide, length, 1), material, [0, length / 2 - 14, 0])),
      [0, 0, z],
      [0, 0, -angle],
    );
  return lean(
    group(
      rimmed,
      flat(dial, printed(dial, 0.7), [0, 0, 4.2]),
      ...marks,
      hand(78, 7, -0.95, 8, dark),
      hand(112, 5, 0.95, 9.5, dark),
      hand(120, 1.6, 2.5, 11, matter('#d2452f', { rough: 0.4 })),
      placed(mesh(new THREE.CylinderGeometry(5, 5, 9, 24), dark), [0, 0, 8], [Math.PI / 2, 0, 0]),
      flat(label, printed(label, 0.9), [0, -70, -20.4], behind),
    ),
    300,
    4,
  );
};

const keyTag: Builder = (face) => {
  const [front, back] = [face('front'), face('back')];
  const metal = matter('#c9ccd0', { metal: 0.9, rough: 0.3 });
  return lean(
    group(
      slab(roundRect(38, 62, 7), 5, 1.4, dyed(0.6), [0, -4, 0]),
      roundedFace(front, 6, printed(front, 0.5), [0, -4, 2.6]),
      placed(roundedFace(back, 6, printed(back, 0.7), [0, 0, 0]), [0, -4, -2.6], behind),
      ring(3.4, 0.9, metal, [0, 22, 2.4]),
      ring(12, 1.1, metal, [0, 33, 1], [0, 0.6, 0]),
    ),
    80,
    14,
  );
};

export const paperProducts: Record<string, Builder> = {
  'morning-ridge-framed-print': framedPrint,
  'open-air-gallery-canvas': canvasPrint,
  'contact-sheet-poster': poster,
  'almanac-photo-wall-calendar': calendar,
  'long-letter-photo-cards': cards,
  'pebble-phone-case': phoneCase,
  'meridian-wall-clock': clock,
  'beacon-key-tag': keyTag,
};
