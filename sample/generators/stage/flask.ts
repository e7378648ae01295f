import * as THREE from 'three';
import { brass, finish, glass, gold, oak, silver, textureOf } from './materials.ts';
import { group, mesh, roundBox, roundRect, slab, tube, turned } from './shape.ts';
import type { Thing } from './thing.ts';
import { band, engraved, labelCanvas } from './label.ts';

/** Perfume and home scent: the form chooses the flask. */
export function flask(thing: Thing): THREE.Object3D {
  const { form = 'block', color } = thing;
  const tint = color === 'natural' ? '#f0d9a8' : color;
  if (form === 'atomiser') {
    const shell = finish({ color, metal: 0.85, rough: 0.32, surface: 'brushed', bump: 0.25 });
    const body = turned(
      [
        [0, 0],
        [0.4, 0],
        [0.42, 0.04],
        [0.42, 2.2],
        [0.38, 2.24],
        [0, 2.24],
      ],
      shell,
      0.04,
    );
    const neck = turned(
      [
        [0, 2.24],
        [0.33, 2.24],
        [0.33, 2.4],
        [0, 2.4],
      ],
      silver(),
      0.02,
    );
    const cap = turned(
      [
        [0, 2.34],
        [0.42, 2.34],
        [0.42, 3.3],
        [0.38, 3.36],
        [0, 3.36],
      ],
      shell,
      0.04,
    );
    const letters = band(0.422, 0.5, 1.9, 0.9, engraved(thing, 200, 420, true));
    const second = group(body, neck, cap, letters);
    return second;
  }
  if (form === 'diffuser') {
    const jar = turned(
      [
        [0, 0],
        [0.8, 0],
        [0.86, 0.08],
        [0.86, 1.3],
        [0.7, 1.62],
        [0.32, 1.74],
        [0.32, 2.05],
        [0.26, 2.05],
        [0.26, 1.78],
        [0.6, 1.55],
        [0.78, 1.25],
        [0.78, 0.16],
        [0, 0.16],
      ],
      glass('#f4efe2', 0.1, 2),
      0.06,
    );
    const liquid = turned(
      [
        [0, 0.17],
        [0.77, 0.17],
        [0.77, 1.0],
        [0, 1.0],
      ],
      glass('#e9d9ae', 0.8, 1.4),
      0.02,
    );
    const reeds = Array.from({ length: 8 }, (_, index) => {
      const angle = (index / 8) * Math.PI * 2;
      const reach = 0.75 + (index % 3) * 0.12;
      return tube(
        [
          [-Math.cos(angle) * 0.3, 0.3, -Math.sin(angle) * 0.3],
          [Math.cos(angle) * 0.18, 2, Math.sin(angle) * 0.18],
          [Math.cos(angle) * reach, 4.2, Math.sin(angle) * reach],
        ],
        0.03,
        finish({ color: '#c8a877', rough: 0.9 }),
        false,
        20,
      );
    });
    const collar = turned(
      [
        [0.34, 1.86],
        [0.4, 1.86],
        [0.4, 2.06],
        [0.28, 2.1],
      ],
      oak(),
      0.02,
    );
    const label = band(0.866, 0.3, 1.05, 1.3, finish({ map: textureOf(labelCanvas(thing, 460, 320)), rough: 0.85 }));
    return group(jar, liquid, ...reeds, collar, label);
  }
  if (form === 'round') {
    const outer = mesh(new THREE.SphereGeometry(1, 96, 64), glass(tint, 0.5, 1.1), [0, 0.92, 0]);
    outer.scale.set(1, 0.94, 0.62);
    const inside = mesh(new THREE.SphereGeometry(0.8, 64, 48), glass(tint, 1.2, 0.5), [0, 0.88, 0]);
    inside.scale.set(1, 0.92, 0.5);
    const neck = turned(
      [
        [0, 1.78],
        [0.26, 1.78],
        [0.26, 2.02],
        [0, 2.02],
      ],
      brass(),
      0.03,
    );
    const cap = mesh(
      new THREE.SphereGeometry(0.42, 48, 32),
      finish({ color: '#3a2a20', surface: 'wood', repeat: [1, 1], bump: 0.4, rough: 0.35, coat: 0.6 }),
      [0, 2.36, 0],
    );
    return group(outer, inside, neck, cap);
  }
  const sizes: Record<string, [number, number, number, number]> = {
    block: [1.7, 2.1, 1.0, 0.14],
    tall: [1.25, 3.0, 1.25, 0.08],
    oval: [2.1, 2.1, 0.85, 0.42],
  };
  const [w, h, d, r] = sizes[form] ?? [1.7, 2.1, 1, 0.14];
  const shell = slab(
    roundRect(w, h, r * (form === 'oval' ? 2.2 : 1)),
    d,
    form === 'oval' ? 0.22 : 0.06,
    glass(tint, 0.3, 2.2),
  );
  shell.position.y = h / 2;
  const inner = slab(
    roundRect(w - 0.3, h - 0.5, r * (form === 'oval' ? 1.8 : 0.8)),
    d - 0.3,
    0.05,
    glass(tint, 1, form === 'oval' ? 0.35 : 0.8),
  );
  inner.position.y = h / 2 - 0.06;
  const neck = turned(
    [
      [0, h],
      [0.28, h],
      [0.28, h + 0.2],
      [0, h + 0.2],
    ],
    gold(),
    0.02,
  );
  const capMaterial = form === 'tall' ? brass() : form === 'oval' ? silver() : oak([1, 1]);
  const cap =
    form === 'tall'
      ? roundBox(0.8, 0.62, 0.8, 0.04, capMaterial, [0, h + 0.48, 0])
      : turned(
          [
            [0, h + 0.14],
            [0.44, h + 0.14],
            [0.44, h + 0.9],
            [0.4, h + 0.94],
            [0, h + 0.94],
          ],
          capMaterial,
          0.05,
        );
  const parts: THREE.Object3D[] = [shell, inner, neck, cap];
  if (thing.label) {
    const material =
      form === 'tall'
        ? engraved(thing, 400, 500, false)
        : finish({ map: textureOf(labelCanvas(thing, 500, 420)), rough: 0.85 });
    const label = mesh(new THREE.PlaneGeometry(form === 'tall' ? 0.9 : 1.1, form === 'tall' ? 1.1 : 0.92), material, [
      0,
      h * 0.46,
      d / 2 + 0.012,
    ]);
    parts.push(label);
  }
  return group(...parts);
}
