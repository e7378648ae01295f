import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import {
  CanvasTexture,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { disposeTree, openPlacedModel } from '@afterimage/media/model/placed-model.ts';
import { unitPrint } from './medium-style.ts';

const fieldOfView = 28;
/** So far away the print just fills the picture. */
const distance = unitPrint(1).heightMm / 2 / Math.tan((fieldOfView / 2) * (Math.PI / 180));
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface ModelViewerWithMedium {
  setDisplay(display: MediumDisplay): void;
  /** Looks from that many degrees to the right. */
  lookFrom(degrees: number): void;
  play(playing: boolean): void;
  end(): void;
}

/** A print as large as the picture, lit, in front of a camera. */
function litPrint(canvas: HTMLCanvasElement, photo: HTMLCanvasElement, print: ReturnType<typeof unitPrint>) {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  const scene = new Scene();
  const camera = new PerspectiveCamera(fieldOfView, print.widthMm / print.heightMm, 1, distance * 4);
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
  scene.add(paper);
  return { renderer, scene, camera, texture };
}

/** Puts up a print with a model on it in a canvas; three.js comes along with this file. Throws where there is no WebGL. */
export async function openModelViewer(
  canvas: HTMLCanvasElement,
  photo: HTMLCanvasElement,
  ratio: number,
  url: string,
  signal: AbortSignal,
): Promise<ModelViewerWithMedium> {
  const model = await openPlacedModel(url);
  signal.throwIfAborted();
  const print = unitPrint(ratio);
  const { renderer, scene, camera, texture } = litPrint(canvas, photo, print);
  scene.add(model.root);

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
    model.advance(seconds);
    draw();
    frame = requestAnimationFrame(tick);
  };
  const resizeObserver = new ResizeObserver(draw);
  resizeObserver.observe(canvas);

  return {
    setDisplay(display) {
      const { stance } = model.place(print, display);
      tilt = stance === 'standing' ? 44 : 0;
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
      last = performance.now();
      frame = requestAnimationFrame(tick);
    },
    end() {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      texture.dispose();
      disposeTree(scene);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
