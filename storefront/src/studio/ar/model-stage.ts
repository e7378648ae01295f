import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { placeModel } from '@afterimage/scene/place-medium.ts';
import {
  AnimationMixer,
  Box3,
  CanvasTexture,
  DirectionalLight,
  Group,
  HemisphereLight,
  LoopOnce,
  LoopRepeat,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  TextureLoader,
  Vector3,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { unitPrint } from './medium-style.ts';

const fieldOfView = 28;
/** So far away the print just fills the picture. */
const distance = unitPrint(1).heightMm / 2 / Math.tan((fieldOfView / 2) * (Math.PI / 180));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface ModelStage {
  lay(display: MediumDisplay): void;
  /** Looks from that many degrees to the right. */
  lookFrom(degrees: number): void;
  play(playing: boolean): void;
  end(): void;
}

/** Puts up a print with a model on it in a canvas; three.js comes along with this file. Throws where there is no WebGL. */
export async function openModelStage(
  canvas: HTMLCanvasElement,
  photo: HTMLCanvasElement,
  ratio: number,
  url: string,
  signal: AbortSignal,
): Promise<ModelStage> {
  const model = await loadModel(url);
  signal.throwIfAborted();
  const print = unitPrint(ratio);
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  const scene = new Scene();
  const camera = new PerspectiveCamera(fieldOfView, ratio, 1, distance * 4);
  const key = new DirectionalLight('#ffffff', 2.2);
  key.position.set(-60, 90, 120);
  scene.add(new HemisphereLight('#ffffff', '#8a8f99', 1.6), key);

  const texture = new CanvasTexture(photo);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = renderer.capabilities.getMaxAnisotropy();
  const paper = new Mesh(
    new PlaneGeometry(print.widthMm, print.heightMm),
    new MeshBasicMaterial({ map: texture, toneMapped: false }),
  );
  scene.add(paper, model.stand);

  const mixer = new AnimationMixer(model.root);
  const actions = model.clips.map((clip) => mixer.clipAction(clip));
  let [yaw, tilt, sway, playing, frame, last] = [0, 0, 0, false, 0, 0];

  const draw = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setSize(width, height, false);
    const [side, up] = [radians(yaw + Math.sin(sway) * 14), radians(tilt)];
    const far = distance * (tilt > 0 ? 1.3 : 1);
    camera.position.set(far * Math.sin(side) * Math.cos(up), -far * Math.sin(up), far * Math.cos(side) * Math.cos(up));
    camera.lookAt(0, 0, tilt > 0 ? print.heightMm * 0.12 : 0);
    renderer.render(scene, camera);
  };
  const tick = (now: number) => {
    const seconds = Math.min(0.1, (now - last) / 1000);
    last = now;
    sway += seconds * 0.7;
    mixer.update(seconds);
    draw();
    frame = requestAnimationFrame(tick);
  };
  const resized = new ResizeObserver(draw);
  resized.observe(canvas);

  return {
    lay(display) {
      const place = placeModel(model.box, print, display);
      const { stand, turn } = model;
      stand.position.set(place.x - print.widthMm / 2, print.heightMm / 2 - place.y, place.z);
      stand.rotation.set(0, 0, -radians(place.rotation));
      stand.scale.setScalar(place.scale);
      turn.rotation.set(place.stance === 'standing' ? Math.PI / 2 : 0, 0, 0);
      tilt = place.stance === 'standing' ? 44 : 0;
      for (const action of actions) {
        action.setLoop(display.loop ? LoopRepeat : LoopOnce, display.loop ? Number.POSITIVE_INFINITY : 1);
        action.clampWhenFinished = true;
      }
      draw();
    },
    lookFrom(degrees) {
      yaw = degrees;
      draw();
    },
    play(now) {
      if (now === playing) return;
      playing = now;
      cancelAnimationFrame(frame);
      if (!now) return;
      for (const action of actions) action.play();
      last = performance.now();
      frame = requestAnimationFrame(tick);
    },
    end() {
      cancelAnimationFrame(frame);
      resized.disconnect();
      texture.dispose();
      forget(scene);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** A model about the middle of its box: `stand` is moved and scaled, `turn` puts it on its feet. */
async function loadModel(url: string) {
  const loader = new GLTFLoader();
  loader.register((parser) => {
    // Its own loader fetches what is inside the file by blob addresses, which the page's policy keeps from fetch.
    Object.assign(parser, { textureLoader: new TextureLoader(parser.options.manager) });
    return { name: 'textures-as-images' };
  });
  const { scene: root, animations: clips } = await loader.loadAsync(url);
  const bounds = new Box3().setFromObject(root);
  if (bounds.isEmpty()) throw new Error('There is nothing in the model');
  const size = bounds.getSize(new Vector3());
  root.position.sub(bounds.getCenter(new Vector3()));
  const turn = new Group().add(root);
  const stand = new Group().add(turn);
  // What is flat from the front, such as a floor, still has a size.
  const least = Math.max(size.x, size.y, size.z) / 1000;
  const box = { width: Math.max(size.x, least), height: Math.max(size.y, least), depth: size.z };
  return { root, clips, turn, stand, box };
}

function forget(all: Object3D): void {
  all.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.geometry.dispose();
    for (const material of [one.material].flat()) material.dispose();
  });
}
