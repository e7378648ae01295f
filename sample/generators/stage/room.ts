import * as THREE from 'three';
import { finish } from './materials.ts';
import { group, mesh, roundBox, slab } from './shape.ts';
import { framedPrint } from './paper.ts';
import { mug, vase } from './tabletop.ts';
import type { Thing } from './thing.ts';

/** The corner of a room in the studio: an arch, plinths, and the shop's own things in a long light. */
export function room({ color }: Thing): THREE.Object3D {
  const plaster = finish({ color: '#efe9df', rough: 0.95 });
  const arch = new THREE.Shape();
  arch.moveTo(-3.1, 0);
  arch.lineTo(-3.1, 3.6);
  arch.absarc(0, 3.6, 3.1, Math.PI, 0, true);
  arch.lineTo(3.1, 0);
  const hole = new THREE.Path();
  hole.moveTo(-2.3, 0);
  hole.lineTo(-2.3, 3.6);
  hole.absarc(0, 3.6, 2.3, Math.PI, 0, true);
  hole.lineTo(2.3, 0);
  arch.holes.push(hole);
  const gate = slab(arch, 0.9, 0.05, plaster);
  gate.position.set(-1.2, 0, -2.2);
  const low = roundBox(3.4, 1.1, 2.2, 0.04, plaster, [-1.3, 0.55, -0.2]);
  const high = mesh(new THREE.CylinderGeometry(0.95, 0.95, 2.1, 96), plaster, [2.7, 1.05, -0.4]);
  const print = framedPrint({ kind: 'framedPrint', color: '#333333', art: 'ridge', seed: 1 });
  print.scale.setScalar(0.86);
  print.position.set(-1.85, 2.9, -0.6);
  print.rotation.y = 0.16;
  const cup = mug({ kind: 'mug', color, art: 'dog', seed: 3 });
  cup.scale.setScalar(0.5);
  cup.position.set(-0.25, 1.1, 0.35);
  cup.rotation.y = -0.15;
  const jug = vase({ kind: 'vase', color: '#1e73be', seed: 5 });
  jug.scale.setScalar(0.62);
  jug.position.set(2.7, 2.1, -0.4);
  return group(gate, low, high, print, cup, jug);
}
