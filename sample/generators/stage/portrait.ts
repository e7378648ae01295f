import * as THREE from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { shoot, type View } from './studio.ts';

/** A finished model, as the base64 of its GLB, at a share of its loop. */
export interface Portrait {
  glb: string;
  share: number;
  view: View;
  width: number;
  height: number;
  samples: number;
}

/** Photographs a GLB in the studio. */
export async function portray({ glb, share, ...shot }: Portrait): Promise<string> {
  const bytes = Uint8Array.from(atob(glb), (each) => each.codePointAt(0)!);
  const { scene, animations } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  const [clip] = animations;
  if (clip) {
    const mixer = new THREE.AnimationMixer(scene);
    mixer.clipAction(clip).play();
    mixer.setTime(clip.duration * share);
  }
  return shoot({ ...shot, thing: new THREE.Group().add(scene) });
}
