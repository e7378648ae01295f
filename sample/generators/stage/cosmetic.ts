import * as THREE from 'three';
import { finish, glass, gold, oak, textureOf } from './materials.ts';
import { curved, group, mesh, roundBox, tube, turned } from './shape.ts';
import type { Thing } from './thing.ts';
import { band, engraved, labelCanvas } from './label.ts';

export function cosmetic(thing: Thing): THREE.Object3D {
  const { form = 'jar' } = thing;
  const ink = (w: number, h: number, ground: string) =>
    finish({ map: textureOf(labelCanvas(thing, w, h, ground)), rough: 0.6 });
  if (form === 'jar') {
    const pot = turned(
      [
        [0, 0],
        [1.2, 0],
        [1.3, 0.1],
        [1.3, 0.98],
        [1.16, 1.04],
        [0, 1.04],
      ],
      finish({ color: '#e6ece8', rough: 0.5, coat: 0.6, coatRough: 0.35 }),
      0.08,
    );
    const lid = turned(
      [
        [0, 1.04],
        [1.28, 1.04],
        [1.31, 1.1],
        [1.31, 1.58],
        [1.25, 1.66],
        [0, 1.66],
      ],
      oak([4, 1]),
      0.05,
    );
    return group(pot, lid, band(1.304, 0.18, 0.84, 1.3, ink(600, 230, '#e6ece8')));
  }
  if (form === 'tube') {
    const geometry = new THREE.CylinderGeometry(0.62, 0.62, 2.9, 96, 60, true);
    const position = geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      const t = Math.max(0, (position.getY(index) + 1.45) / 2.9);
      const flat = t ** 1.6;
      position.setX(index, position.getX(index) * (1 + 0.28 * flat));
      position.setZ(index, position.getZ(index) * (1 - 0.965 * flat));
    }
    geometry.computeVertexNormals();
    const skin = document.createElement('canvas');
    skin.width = 1600;
    skin.height = 1100;
    const ctx = skin.getContext('2d')!;
    ctx.fillStyle = '#a9c3b4';
    ctx.fillRect(0, 0, 1600, 1100);
    ctx.drawImage(labelCanvas(thing, 520, 420, '#a9c3b4'), 560, 340);
    ctx.fillStyle = '#8fae9d';
    for (let x = 0; x < 1600; x += 10) ctx.fillRect(x, 0, 4, 66);
    const body = mesh(
      geometry,
      finish({ map: textureOf(skin), rough: 0.42, coat: 0.25, coatRough: 0.4, side: THREE.DoubleSide }),
      [0, 2.0, 0],
    );
    body.rotation.y = Math.PI;
    const cap = turned(
      [
        [0, 0],
        [0.58, 0],
        [0.6, 0.04],
        [0.6, 0.56],
        [0, 0.56],
      ],
      finish({ color: '#f4f1ea', rough: 0.4 }),
      0.04,
    );
    return group(body, cap);
  }
  if (form === 'lipstick') {
    const base = turned(
      [
        [0, 0],
        [0.4, 0],
        [0.4, 1.15],
        [0, 1.15],
      ],
      gold(),
      0.03,
    );
    const inner = turned(
      [
        [0, 1.15],
        [0.34, 1.15],
        [0.34, 1.62],
        [0, 1.62],
      ],
      finish({ color: '#f1e6cc', metal: 1, rough: 0.2 }),
      0.02,
    );
    const stick = mesh(
      new THREE.CylinderGeometry(0.27, 0.27, 1.1, 64, 30),
      finish({ color: '#a8332b', rough: 0.34, coat: 0.3, coatRough: 0.3 }),
      [0, 2.0, 0],
    );
    const position = stick.geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      const y = position.getY(index);
      if (y > 0.05)
        position.setY(index, Math.min(y, 0.36 + position.getX(index) * 1.1 - 0.9 * position.getZ(index) ** 2));
    }
    stick.geometry.computeVertexNormals();
    const cap = turned(
      [
        [0, 0],
        [0.42, 0],
        [0.44, 0.04],
        [0.44, 1.5],
        [0.4, 1.56],
        [0, 1.56],
      ],
      gold(),
      0.04,
    );
    cap.rotation.z = Math.PI / 2;
    cap.rotation.y = -0.5;
    cap.position.set(1.75, 0.44, 0.6);
    return group(base, inner, stick, cap);
  }
  if (form === 'dropper') {
    const body = turned(
      [
        [0, 0],
        [0.66, 0],
        [0.72, 0.08],
        [0.72, 1.7],
        [0.6, 1.95],
        [0.3, 2.04],
        [0.3, 2.2],
        [0, 2.2],
      ],
      glass('#7c3a0d', 0.4, 0.35),
      0.08,
    );
    const oil = turned(
      [
        [0, 0.1],
        [0.64, 0.1],
        [0.64, 1.4],
        [0, 1.4],
      ],
      finish({ color: '#5a2b0c', rough: 0.3 }),
      0.05,
    );
    const collar = turned(
      [
        [0, 2.1],
        [0.36, 2.1],
        [0.36, 2.46],
        [0, 2.46],
      ],
      finish({ color: '#1d1c1b', rough: 0.4 }),
      0.02,
    );
    const bulb = turned(
      curved(
        [
          [0.26, 2.46],
          [0.27, 2.8],
          [0.25, 3.0],
          [0.17, 3.16],
          [0, 3.2],
        ],
        30,
      ),
      finish({ color: '#26231f', rough: 0.55 }),
      0,
    );
    return group(body, oil, collar, bulb, band(0.726, 0.3, 1.4, 1.5, ink(440, 450, '#efe6d6')));
  }
  if (form === 'pump') {
    const body = turned(
      [
        [0, 0],
        [0.8, 0],
        [0.86, 0.07],
        [0.86, 2.5],
        [0.74, 2.68],
        [0.3, 2.74],
        [0.3, 2.86],
        [0, 2.86],
      ],
      finish({ color: '#dfe3e2', metal: 1, rough: 0.34, surface: 'brushed', bump: 0.2 }),
      0.08,
    );
    const black = finish({ color: '#202124', rough: 0.42 });
    const collar = turned(
      [
        [0, 2.8],
        [0.34, 2.8],
        [0.34, 3.1],
        [0, 3.1],
      ],
      black,
      0.03,
    );
    const stem = turned(
      [
        [0, 3.1],
        [0.1, 3.1],
        [0.1, 3.5],
        [0, 3.5],
      ],
      black,
      0.01,
    );
    const head = turned(
      [
        [0, 3.44],
        [0.28, 3.44],
        [0.3, 3.5],
        [0.28, 3.66],
        [0, 3.68],
      ],
      black,
      0.03,
    );
    const spout = tube(
      [
        [0, 3.58, 0],
        [-0.6, 3.58, 0],
        [-0.86, 3.5, 0],
        [-0.92, 3.34, 0],
      ],
      0.08,
      black,
    );
    return group(body, collar, stem, head, spout, band(0.866, 0.5, 2.0, 1.5, ink(520, 600, '#dfe8dc')));
  }
  return soaps(thing);
}

function soaps(thing: Thing): THREE.Object3D {
  const colors = ['#c9bfa2', '#dcae6e', '#4b4d4c'];
  const bars = colors.map((color, index) => {
    const stone = finish({
      color,
      surface: 'felt',
      repeat: [1, 1],
      bump: 0.35,
      rough: 0.55,
      coat: 0.15,
      coatRough: 0.5,
    });
    const body = roundBox(1.7, 0.5, 1.1, 0.16, stone);
    const word = mesh(new THREE.PlaneGeometry(1.3, 0.6), engraved(thing, 500, 230, false), [0, 0.252, 0]);
    (word.material as THREE.MeshStandardMaterial).color.set(index === 2 ? '#2b2c2b' : '#8d7a55');
    word.rotation.x = -Math.PI / 2;
    return group(body, word);
  });
  bars[0]!.position.set(-0.62, 0.25, 0.35);
  bars[0]!.rotation.y = 0.25;
  bars[1]!.position.set(0.95, 0.25, -0.25);
  bars[1]!.rotation.y = -0.35;
  bars[2]!.position.set(0.1, 0.76, 0.02);
  bars[2]!.rotation.y = 0.06;
  return group(...bars);
}
