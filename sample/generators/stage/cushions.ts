import * as THREE from 'three';
import { artwork } from './artwork.ts';
import { finish, textureOf } from './materials.ts';
import { fractal } from './noise.ts';
import { displace, group, mesh, showing, tube, turned } from './shape.ts';
import type { Thing } from './thing.ts';

/** A round pouf with a printed top and a gathered side. */
export function pouf({ color, art = 'balloons', seed }: Thing): THREE.Object3D {
  const linen = finish({ color, surface: 'weave', repeat: [8, 2], bump: 2.5, rough: 0.95 });
  const side = turned(
    [
      [0, 0],
      [1.3, 0],
      [1.5, 0.08],
      [1.68, 0.5],
      [1.72, 1.1],
      [1.66, 1.7],
      [1.5, 2.1],
    ],
    linen,
    0.25,
    256,
  );
  displace(side.geometry, (x, y, z) => {
    const angle = Math.atan2(z, x);
    const end = Math.min(1, y / 0.4) * Math.max(0, y / 1.05 - 1);
    return 0.03 * end * Math.sin(angle * 44 + 3 * fractal(angle * 3, y, 2, seed));
  });
  const dome = new THREE.SphereGeometry(1.52, 128, 64, 0, Math.PI * 2, 0, Math.PI / 2);
  dome.scale(1, 0.24, 1);
  const position = dome.getAttribute('position');
  const uv = dome.getAttribute('uv');
  for (let index = 0; index < position.count; index += 1)
    uv.setXY(index, 0.5 + position.getX(index) / 3.04, 0.5 - position.getZ(index) / 3.04);
  const top = mesh(
    dome,
    finish({ map: textureOf(artwork(art, 800, 800, seed)), surface: 'weave', repeat: [5, 5], bump: 1.6, rough: 0.9 }),
    [0, 2.08, 0],
  );
  const piping = mesh(new THREE.TorusGeometry(1.52, 0.045, 16, 160), linen, [0, 2.1, 0]);
  piping.rotation.x = Math.PI / 2;
  return group(side, top, piping);
}

/** A square cushion with a full print, plump in the middle and drawn in at the corners. */
export function cushion({ color, art = 'tree', seed }: Thing): THREE.Object3D {
  const half = (front: boolean): THREE.Mesh => {
    const geometry = new THREE.PlaneGeometry(3.4, 3.4, 120, 120);
    const position = geometry.getAttribute('position');
    for (let index = 0; index < position.count; index += 1) {
      const x = position.getX(index) / 1.7;
      const y = position.getY(index) / 1.7;
      const body = Math.max(0, (1 - x * x) * (1 - y * y)) ** 0.42;
      const wrinkle =
        0.09 * (fractal(x * 2.2, y * 2.2, 3, seed) - 0.5) * body +
        0.05 * Math.max(0, 1 - body) * Math.sin((x + y) * 20 + 6 * fractal(x * 3, y * 3, 2, seed)) * body;
      const pull = 1 - 0.075 * (1 - x * x * 0.9) * y * y;
      const pullY = 1 - 0.075 * (1 - y * y * 0.9) * x * x;
      position.setXYZ(
        index,
        position.getX(index) * pull,
        position.getY(index) * pullY,
        (front ? 1 : -1) * (0.62 * body + wrinkle),
      );
    }
    geometry.computeVertexNormals();
    const material = front
      ? finish({
          map: textureOf(artwork(art, 800, 800, seed)),
          surface: 'weave',
          repeat: [6, 6],
          bump: 2.2,
          rough: 0.95,
          side: THREE.DoubleSide,
        })
      : finish({ color, surface: 'weave', repeat: [6, 6], bump: 2.2, rough: 0.95, side: THREE.DoubleSide });
    return mesh(geometry, material);
  };
  const edge: [number, number, number][] = [];
  for (let step = 0; step < 160; step += 1) {
    const side = Math.floor(step / 40);
    const t = (step % 40) / 20 - 1;
    const pull = 1 - 0.075 * (1 - t * t * 0.9);
    const corner = [
      [t, -1],
      [1, t],
      [-t, 1],
      [-1, -t],
    ][side]!;
    edge.push([
      corner[0]! * 1.7 * (Math.abs(corner[0]!) === 1 ? pull : 1),
      corner[1]! * 1.7 * (Math.abs(corner[1]!) === 1 ? pull : 1),
      0,
    ]);
  }
  const piping = tube(edge, 0.05, finish({ color, surface: 'weave', repeat: [40, 1], bump: 1, rough: 0.9 }), true, 500);
  const whole = group(half(true), half(false), piping);
  showing(whole, [-1.66, -1.66, 1.66, 1.66], 0.12);
  whole.rotation.x = -0.26;
  return group(whole);
}
