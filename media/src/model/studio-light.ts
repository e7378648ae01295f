import {
  DirectionalLight,
  Mesh,
  type Object3D,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  type Vector3,
  type WebGLRenderer,
} from 'three';
import { eyePosition, type Orbit } from './orbit.ts';
import { studioEnvironment } from './studio-environment.ts';

/** The light of the shop's pictures: a large soft one from the left, and a ground that takes its shadow. */
export function createStudio(
  renderer: WebGLRenderer,
  model: Object3D,
  { target, radius }: { target: Vector3; radius: number },
) {
  const scene = new Scene();
  scene.environment = studioEnvironment(renderer);
  scene.environmentIntensity = 0.62;
  const key = new DirectionalLight('#fff6ea', 1.7);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 7;
  key.shadow.intensity = 0.7;
  key.shadow.normalBias = radius * 0.012;
  const span = radius * 1.7;
  Object.assign(key.shadow.camera, {
    left: -span,
    right: span,
    top: span,
    bottom: -span,
    near: radius,
    far: radius * 8,
  });
  const fill = new DirectionalLight('#e8eeff', 0.55);
  const ground = new Mesh(new PlaneGeometry(radius * 14, radius * 14), new ShadowMaterial({ opacity: 0.18 }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = -radius * 0.002;
  ground.receiveShadow = true;
  for (const light of [key, fill]) light.target.position.copy(target);
  scene.add(model, key, key.target, fill, fill.target, ground);
  const follow = ({ turn, tilt }: Orbit) => {
    key.position.copy(eyePosition({ turn: turn - 34, tilt: 46 }, radius * 4.2, target));
    // What is looked at from below would lie in its own shadow.
    fill.position.copy(eyePosition({ turn: turn + 40, tilt: tilt < -20 ? -50 : 20 }, radius * 4, target));
    fill.intensity = tilt < -20 ? 2 : 0.55;
    scene.environmentRotation.y = (turn * Math.PI) / 180;
  };
  return { scene, follow };
}
