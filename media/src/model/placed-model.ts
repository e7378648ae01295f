import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { type ModelBox, type ModelTransform, placeModel, type PrintSize } from '@afterimage/scene/place-medium.ts';
import {
  type AnimationClip,
  AnimationMixer,
  Box3,
  Group,
  LoopOnce,
  LoopRepeat,
  type Material,
  Mesh,
  type Object3D,
  Texture,
  TextureLoader,
  Vector3,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** A model that lies on a print, about the middle of its box: `stand` is moved and scaled, `turn` puts it on its feet. */
export interface PlacedModel {
  root: Group;
  box: ModelBox;
  /** Lays it on a print whose middle is the origin, x right, y up, z towards who looks at it, in millimetres. */
  place(print: PrintSize, display: MediumDisplay): ModelTransform;
  /** Lets that many seconds go by for it; false when nothing in it moves. */
  advance(seconds: number): boolean;
  dispose(): void;
}

/** Brings a model (GLB) as studio and viewer show it. Fails where it is not there, and for one in which there is nothing. */
export async function openPlacedModel(url: string): Promise<PlacedModel> {
  const loader = new GLTFLoader();
  loader.register((parser) => {
    // Its own loader fetches what is inside the file by blob addresses, which the page's policy keeps from fetch.
    Object.assign(parser, { textureLoader: new TextureLoader(parser.options.manager) });
    return { name: 'textures-as-images' };
  });
  const { scene: root, animations } = await loader.loadAsync(url);
  const bounds = new Box3().setFromObject(root);
  if (bounds.isEmpty()) throw new Error('There is nothing in the model');
  const size = bounds.getSize(new Vector3());
  root.position.sub(bounds.getCenter(new Vector3()));
  const turn = new Group().add(root);
  const stand = new Group().add(turn);
  // What is flat from the front, such as a floor, still has a size.
  const smallestSize = Math.max(size.x, size.y, size.z) / 1000;
  const box = { width: Math.max(size.x, smallestSize), height: Math.max(size.y, smallestSize), depth: size.z };
  const mixer = new AnimationMixer(root);
  const actions = animations.map((clip: AnimationClip) => mixer.clipAction(clip));
  return {
    root: stand,
    box,
    place(print, display) {
      const place = placeModel(box, print, display);
      stand.position.set(place.x - print.widthMm / 2, print.heightMm / 2 - place.y, place.z);
      stand.rotation.set(0, 0, (-place.rotation * Math.PI) / 180);
      stand.scale.setScalar(place.scale);
      turn.rotation.set(place.stance === 'standing' ? Math.PI / 2 : 0, 0, 0);
      for (const action of actions) {
        action.setLoop(display.loop ? LoopRepeat : LoopOnce, display.loop ? Number.POSITIVE_INFINITY : 1);
        action.clampWhenFinished = true;
      }
      return place;
    },
    advance(seconds) {
      for (const action of actions) action.play();
      mixer.update(seconds);
      return actions.length > 0;
    },
    dispose: () => disposeTree(root),
  };
}

/** Gives back what a thing takes on the graphics card. */
export function disposeTree(all: Object3D): void {
  all.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.geometry.dispose();
    for (const material of [one.material].flat() as Material[]) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
