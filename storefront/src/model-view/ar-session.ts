import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  RingGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import { XREstimatedLight } from 'three/addons/webxr/XREstimatedLight.js';
import { loadModel } from '@afterimage/media/model/load-model.ts';
import { studioEnvironment } from '@afterimage/media/model/studio-environment.ts';
import { isLevel, type Placing, placingAfter, towards, twist } from './placing.ts';

export interface ArSession {
  /** Turns what stands there, in degrees. */
  turn(by: number): void;
  /** Takes it up again, to be put elsewhere. */
  again(): void;
  end(): void;
}

interface ArSessionOptions {
  /** Lies over the camera's picture; its buttons are pressed without placing anything. */
  overlay: HTMLElement;
  onPlacing: (placing: Placing) => void;
  onEnd: () => void;
}

/**
 * Puts a model into the room that the phone sees (WebXR, `immersive-ar` with hit tests), in its true size. Call it in
 * a press: browsers let nothing else open the camera. Fails where the camera is refused or the model does not come.
 */
export async function startArSession(
  xr: XRSystem,
  url: string,
  { overlay, onPlacing, onEnd }: ArSessionOptions,
): Promise<ArSession> {
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay', 'light-estimation'],
    domOverlay: { root: overlay },
  });
  const endController = new AbortController();
  const renderer = new WebGLRenderer({ alpha: true, antialias: true });
  session.addEventListener('end', () => {
    endController.abort();
    renderer.setAnimationLoop(null);
    renderer.dispose();
    onEnd();
  });
  // Floors are found while the model is still on its way.
  onPlacing('searching');
  try {
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType('local');
    const model = await loadModel(url, endController.signal);
    await renderer.xr.setSession(session);
    return await run({ session, renderer, model, overlay, onPlacing, ended: endController.signal });
  } catch (error) {
    // Whoever is in a room where nothing comes is led out of it.
    await session.end().catch(() => undefined);
    throw error;
  }
}

interface Running {
  session: XRSession;
  renderer: WebGLRenderer;
  model: Group;
  overlay: HTMLElement;
  onPlacing: (placing: Placing) => void;
  ended: AbortSignal;
}

async function run({ session, renderer, model, overlay, onPlacing, ended }: Running): Promise<ArSession> {
  const { scene, thing: placedModel, reticle } = furnish(renderer, model);
  const camera = new PerspectiveCamera();
  const viewer = await session.requestReferenceSpace('viewer');
  const middle = await session.requestHitTestSource?.({ space: viewer });
  const finger = await session.requestHitTestSourceForTransientInput?.({ profile: 'generic-touchscreen' });
  let placing: Placing = 'searching';
  const step = (event: Parameters<typeof placingAfter>[1]) => {
    const next = placingAfter(placing, event);
    if (next === placing) return;
    placing = next;
    placedModel.visible = placing === 'placed';
    onPlacing(placing);
  };
  const cameraPosition = new Vector3();
  const placeModel = () => {
    placedModel.position.setFromMatrixPosition(reticle.matrix);
    cameraPosition.setFromMatrixPosition(renderer.xr.getCamera().matrixWorld);
    placedModel.rotation.y = towards(placedModel.position, cameraPosition);
  };
  session.addEventListener('select', () => {
    if (placing === 'offered') placeModel();
    step('tapped');
  });
  const fingers = turnedByTwoFingers(overlay, ended, (by) => {
    placedModel.rotation.y += by;
  });

  const hitMatrix = new Matrix4();
  const levelOf = (hits: readonly XRHitTestResult[], space: XRReferenceSpace) => {
    for (const hit of hits) {
      const pose = hit.getPose(space);
      if (!pose) continue;
      hitMatrix.fromArray(pose.transform.matrix);
      if (isLevel(hitMatrix.elements[5])) return hitMatrix;
    }
    return null;
  };
  renderer.setAnimationLoop((_time, frame) => {
    const space = renderer.xr.getReferenceSpace();
    if (!frame || !space) return;
    if (placing === 'placed') {
      // One finger draws it over the floor; two turn it.
      const [hitResult] = finger && fingers() < 2 ? frame.getHitTestResultsForTransientInput(finger) : [];
      const at = hitResult && levelOf(hitResult.results, space);
      if (at) placedModel.position.setFromMatrixPosition(at);
    } else {
      const at = middle ? levelOf(frame.getHitTestResults(middle), space) : null;
      if (at) reticle.matrix.copy(at);
      step(at ? 'seen' : 'lost');
    }
    reticle.visible = placing === 'offered';
    renderer.render(scene, camera);
  });

  return {
    turn(by) {
      placedModel.rotation.y += (by * Math.PI) / 180;
    },
    again() {
      placing = 'searching';
      placedModel.visible = false;
      onPlacing(placing);
    },
    end: () => void session.end().catch(() => undefined),
  };
}

/** The thing, the ring that says where it would stand, and light: the room's own where the phone can tell it. */
function furnish(renderer: WebGLRenderer, model: Group) {
  const scene = new Scene();
  const ring = new Mesh(
    new RingGeometry(0.07, 0.085, 48),
    new MeshBasicMaterial({ color: '#ffffff', toneMapped: false }),
  );
  ring.rotation.x = -Math.PI / 2;
  const reticle = new Group().add(ring);
  reticle.matrixAutoUpdate = false;
  reticle.visible = false;

  const shadowPlane = new Mesh(new PlaneGeometry(4, 4), new ShadowMaterial({ opacity: 0.28 }));
  shadowPlane.rotation.x = -Math.PI / 2;
  shadowPlane.receiveShadow = true;
  model.traverse((each) => {
    if (!(each instanceof Mesh) || !(each.material instanceof MeshStandardMaterial)) return;
    each.castShadow = !each.material.transparent;
    if (each.material.name.startsWith('artwork-'))
      Object.assign(each.material, { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 });
  });
  const placedModel = new Group().add(model, shadowPlane);
  placedModel.visible = false;

  const key = new DirectionalLight('#fff6ea', 1.6);
  key.position.set(-0.8, 2, 1);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 6;
  Object.assign(key.shadow.camera, { left: -1.2, right: 1.2, top: 1.2, bottom: -1.2, near: 0.1, far: 6 });
  // It follows, so that the shadow is sharp wherever the thing stands.
  placedModel.add(key, key.target);
  const sky = new HemisphereLight('#ffffff', '#9a958c', 0.9);
  scene.environment = studioEnvironment(renderer);
  scene.environmentIntensity = 0.6;
  scene.add(sky, placedModel, reticle);

  const estimated = new XREstimatedLight(renderer);
  estimated.addEventListener('estimationstart', () => {
    scene.add(estimated);
    sky.intensity = 0;
    key.intensity = 0.6;
    if (estimated.environment) scene.environment = estimated.environment;
  });
  return { scene, thing: placedModel, reticle };
}

/** Two fingers on the glass turn; answers how many there are now. */
function turnedByTwoFingers(glass: HTMLElement, signal: AbortSignal, onTurn: (by: number) => void): () => number {
  const fingers = new Map<number, { x: number; y: number }>();
  const pair = (): [{ x: number; y: number }, { x: number; y: number }] | null => {
    const [one, other] = fingers.values();
    return one && other ? [one, other] : null;
  };
  const note = ({ pointerId, clientX, clientY }: PointerEvent) => fingers.set(pointerId, { x: clientX, y: clientY });
  const forget = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);
  glass.addEventListener('pointerdown', note, { signal });
  glass.addEventListener('pointerup', forget, { signal });
  glass.addEventListener('pointercancel', forget, { signal });
  glass.addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = pair();
      note(event);
      const after = pair();
      if (before && after) onTurn(twist(before, after));
    },
    { signal },
  );
  // What is pressed on the glass itself is no tap into the room.
  glass.addEventListener(
    'beforexrselect',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    },
    { signal },
  );
  return () => fingers.size;
}
