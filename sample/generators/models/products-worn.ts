import * as THREE from 'three';
import { wallet as openWallet } from './products-leather.ts';
import {
  behind,
  boxCard,
  type Builder,
  dyed,
  flat,
  group,
  lying,
  matter,
  mesh,
  placed,
  printed,
  ring,
  roundBox,
  roundedFace,
  roundRect,
  silver,
  slab,
  steel,
  surface,
  tube,
  type Triple,
  turned,
} from './true-size.ts';

/** A thing of metal with a picture under a dome. */
const dome = (radius: number, deep: number, material: THREE.Material): THREE.Object3D =>
  placed(
    turned(
      [
        [0, 0],
        [radius - deep * 0.2, 0],
        [radius, deep * 0.25],
        [radius, deep * 0.7],
        [radius - deep * 0.18, deep],
        [0, deep * 0.96],
      ],
      material,
      56,
    ),
    [0, 0, 0],
    [Math.PI / 2, 0, 0],
  );

const wallet: Builder = (face) =>
  group(placed(group(openWallet(face)), [-30, 0, 0]), boxCard(face('card'), [90, 0, -30]));

const pendant: Builder = (face) => {
  const [front, back] = [face('front'), face('back')];
  const metal = silver();
  const chain = [-1, 1].map((side) =>
    tube(
      [
        [0, 17, 1.5],
        [side * 10, 34, 1],
        [side * 17, 58, 0],
        [side * 14, 84, -3],
      ],
      0.5,
      metal,
      false,
      40,
      6,
    ),
  );
  const whole = group(
    dome(12, 4.6, metal),
    flat(front, printed(front, 0.12), [0, 0, 4.75]),
    flat(back, printed(back, 0.35, { metal: 0.5 }), [0, 0, -0.15], behind),
    ring(2.2, 0.6, metal, [0, 13.6, 2]),
    ring(2.6, 0.5, metal, [0, 16.6, 2], [0, Math.PI / 2, 0]),
    ...chain,
  );
  return group(placed(whole, [-8, 14, 0]), boxCard(face('card'), [52, 0, -24]));
};

const bracelet: Builder = (face) => {
  const metal = silver();
  const links = Array.from({ length: 34 }, (_, index) => {
    const angle = (index / 34) * Math.PI * 2;
    return placed(
      mesh(new THREE.TorusGeometry(2.7, 0.75, 5, 10), metal),
      [Math.sin(angle) * 30, 22, Math.cos(angle) * 30],
      [index % 2 ? Math.PI / 2 : 0, angle + Math.PI / 2, 0],
    );
  });
  const charm = (id: string, angle: number) => {
    const own = face(id);
    const made = group(
      placed(group(dome(8, 3, metal)), [0, 0, 0]),
      flat(own, printed(own, 0.12), [0, 0, 3.2]),
      ring(1.8, 0.5, metal, [0, 9, 1.4], [0, Math.PI / 2, 0]),
    );
    return placed(made, [Math.sin(angle) * 30.5, 11, Math.cos(angle) * 30.5], [0, angle, 0]);
  };
  const clasp = face('clasp');
  const fastener = placed(
    group(roundBox(18, 6.4, 2.4, 1, metal), flat(clasp, printed(clasp, 0.35, { metal: 0.5 }), [0, 0, 1.3])),
    [0, 22, -31],
    behind,
  );
  return group(
    ...links,
    charm('charm', -0.3),
    charm('second-charm', 0.32),
    fastener,
    boxCard(face('card'), [80, 0, -30]),
  );
};

const bar: Builder = (face) => {
  const [front, back] = [face('front'), face('back')];
  const gold = matter('#e9bd6a', { metal: 0.9, rough: 0.22 });
  const chain = [-1, 1].map((side) =>
    tube(
      [
        [side * 19.4, 30, 0],
        [side * 27, 44, -1],
        [side * 25, 62, -4],
      ],
      0.4,
      gold,
      false,
      30,
      6,
    ),
  );
  return group(
    roundBox(39, 4.6, 4, 0.5, gold, [0, 30, 0]),
    ...[-1, 1].map((side) => ring(1, 0.35, gold, [side * 20, 30, 0])),
    ...chain,
    flat(front, printed(front, 0.3, { metal: 0.6 }), [0, 30, 2.1]),
    flat(back, printed(back, 0.3, { metal: 0.6 }), [0, 30, -2.1], behind),
  );
};

const cufflinks: Builder = (face) => {
  const pieces = ['left', 'right'].map((id, index) => {
    const own = face(id);
    const link = group(
      dome(8.5, 3, dyed(0.25)),
      flat(own, printed(own, 0.12), [0, 0, 3.15]),
      placed(mesh(new THREE.CylinderGeometry(1.3, 1.3, 12, 12), steel()), [0, 0, -6], [Math.PI / 2, 0, 0]),
    );
    const swivel = roundBox(18, 6, 3, 1.2, steel(), [0, 0, -13]);
    link.add(swivel);
    if (index === 0) {
      const line = face('bar');
      link.add(flat(line, printed(line, 0.35, { metal: 0.5 }), [0, 0, -14.7], behind));
    }
    return placed(link, [index ? 14 : -14, 9, index ? -3 : 0], [0, index ? -0.25 : 0.2, 0]);
  });
  return group(...pieces, boxCard(face('card'), [78, 0, -26]));
};

const signet: Builder = (face) => {
  const own = face('face');
  const metal = silver();
  // The band grows towards its face.
  const band = surface(
    (u, v) => {
      const angle = u * Math.PI * 2;
      const top = Math.max(0, Math.cos(angle)) ** 3;
      const around = v * Math.PI * 2;
      const [wide, thick] = [2 + top * 3.4, 1 + top * 0.5];
      const radius = 10.4 + Math.cos(around) * thick;
      return [Math.sin(angle) * radius, Math.sin(around) * wide, Math.cos(angle) * radius];
    },
    72,
    16,
  );
  const plate = mesh(new THREE.CylinderGeometry(1, 1.12, 2.4, 48), metal);
  plate.scale.set(6.7, 1, 5.7);
  const whole = group(
    mesh(band, metal),
    placed(group(placed(plate, [0, 0, 0], [Math.PI / 2, 0, 0])), [0, 0, 11.2]),
    flat(own, printed(own, 0.3, { metal: 0.6 }), [0, 0, 12.5]),
  );
  return placed(group(placed(whole, [0, 0, 0], [-0.5, 0, 0])), [0, 12, 0]);
};

const watch: Builder = (face) => {
  const [dial, back] = [face('dial'), face('back')];
  const hide = dyed(0.7, 0, true);
  const metal = steel();
  const casing = placed(
    turned(
      [
        [0, -3.5],
        [17.4, -3.5],
        [19, -1.6],
        [19, 2.4],
        [18, 3.5],
        [17.2, 3.5],
        [17.1, 2.6],
      ],
      metal,
      64,
    ),
    [0, 0, 0],
    [Math.PI / 2, 0, 0],
  );
  const strap = (side: number) => {
    const curve = new THREE.CatmullRomCurve3(
      (
        [
          [0, side * 18, -1],
          [0, side * 27, -4],
          [0, side * 34, -14],
          [0, side * 33, -28],
          [0, side * 22, -42],
          [0, side * 2, -47],
        ] as Triple[]
      ).map((each) => new THREE.Vector3(...each)),
    );
    const sheet = (out: number) =>
      surface(
        (u, v) => {
          const at = curve.getPoint(v);
          const along = curve.getTangent(v);
          const wide = 9 - v * 1.2;
          return [(u - 0.5) * 2 * wide * side, at.y - along.z * out * side, at.z + along.y * out * side];
        },
        1,
        28,
      );
    return group(
      mesh(sheet(1.1), hide),
      mesh(sheet(-1.1), hide),
      ...[-1, 1].map((edge) =>
        mesh(
          surface(
            (u, v) => {
              const at = curve.getPoint(v);
              const along = curve.getTangent(v);
              const out = (u - 0.5) * 2.2;
              return [edge * (9 - v * 1.2), at.y - along.z * out * side, at.z + along.y * out * side];
            },
            1,
            28,
          ),
          hide,
        ),
      ),
    );
  };
  const hand = (length: number, wide: number, angle: number, z: number) =>
    placed(
      group(
        mesh(new THREE.BoxGeometry(wide, length, 0.3), matter('#ffffff', { rough: 0.4 }), [0, length / 2 - 1.5, 0]),
      ),
      [0, 0, z],
      [0, 0, -angle],
    );
  const crown = placed(mesh(new THREE.CylinderGeometry(2.2, 2.2, 3, 16), metal), [20.4, 0, 0], [0, 0, Math.PI / 2]);
  const lugs = [-1, 1].flatMap((x) => [-1, 1].map((y) => roundBox(2.6, 6, 4, 1, metal, [x * 11, y * 17.4, -0.6])));
  const whole = group(
    casing,
    crown,
    ...lugs,
    strap(1),
    strap(-1),
    flat(dial, printed(dial, 0.15), [0, 0, 2.7]),
    hand(9, 1, -0.95, 3),
    hand(13, 0.7, 0.95, 3.3),
    flat(back, printed(back, 0.35, { metal: 0.5 }), [0, 0, -3.7], behind),
  );
  return group(
    placed(group(placed(whole, [0, 36, 20])), [-20, 0, 0], [-0.25, 0, 0]),
    boxCard(face('card'), [66, 0, -26]),
  );
};

const earbuds: Builder = (face) => {
  const [lid, inside] = [face('lid'), face('inside')];
  const shell = dyed(0.35);
  const dark = matter('#1b1d20', { rough: 0.5 });
  const base = group(
    roundBox(62, 14, 48, 7, shell, [0, 7, 0]),
    placed(mesh(new THREE.PlaneGeometry(52, 38), dark), [0, 14.1, 0], [lying, 0, 0]),
  );
  const buds = [-1, 1].map((side) =>
    group(
      mesh(new THREE.SphereGeometry(7, 20, 14), shell, [side * 13, 15, 0]),
      mesh(new THREE.SphereGeometry(3.4, 16, 10), dark, [side * 13, 20, 1]),
    ),
  );
  // The lid stands open behind; its outside looks back, so the case is shown beside it shut as well.
  const leaf = group(
    slab(roundRect(62, 48, 9), 10, 3.6, shell, [0, 24, 0]),
    flat(inside, printed(inside, 0.6), [0, 26, 5.1]),
  );
  const opened = group(base, ...buds, placed(leaf, [0, 13, -26], [-0.25, 0, 0]));
  const shut = group(
    slab(roundRect(62, 48, 11), 24, 8, shell, [0, 24, 0]),
    roundedFace(lid, 6, printed(lid, 0.3), [0, 24, 12.1]),
  );
  return group(
    placed(shut, [-44, 0, 20], [-0.35, 0.1, 0]),
    placed(opened, [34, 0, 0], [0, -0.2, 0]),
    boxCard(face('card'), [118, 0, -24]),
  );
};

const swimCap: Builder = (face) => {
  const [side, other] = [face('side'), face('other-side')];
  const [a, b, c] = [108, 128, 86];
  const cap = mesh(new THREE.SphereGeometry(1, 48, 28, 0, Math.PI * 2, 0, Math.PI / 2), dyed(0.35, 0, true));
  cap.scale.set(a, b, c);
  const rim = ring(1, 0.016, dyed(0.35), [0, 2, 0], [lying, 0, 0]);
  rim.scale.set(a, c, 100);
  const laid = (own: typeof side, low: number) =>
    surface(
      (u, v) => {
        const [x, y] = [(u - 0.5) * own.widthMm, low + v * own.heightMm];
        return [x, y, c * Math.sqrt(1 - (x / a) ** 2 - (y / b) ** 2) + 0.7];
      },
      20,
      18,
    );
  return group(
    cap,
    rim,
    mesh(laid(side, 16), printed(side, 0.35, { cut: true })),
    placed(mesh(laid(other, 22), printed(other, 0.35, { cut: true })), [0, 0, 0], behind),
  );
};

export const wornProducts: Record<string, Builder> = {
  'ledger-card-wallet': wallet,
  'portrait-pendant': pendant,
  'charm-photo-bracelet': bracelet,
  'latitude-bar-necklace': bar,
  'darkroom-cufflinks': cufflinks,
  'tide-signet-ring': signet,
  'aperture-picture-watch': watch,
  'orbit-earbuds': earbuds,
  'regatta-swim-cap': swimCap,
};
