import * as THREE from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { FilmShot, Flight, Point, Quad } from './film-shot.ts';
import { livingPhoto } from './living-photo.ts';
import { type Moment, smooth } from './timeline.ts';

/** The photograph is this many units wide, for models and shadows of a size that three.js is made for. */
export const across = 10;

/** What the viewer draws round a print that it has found. */
const cornerColor = 0x0a54e0;

interface Flyer {
  holder: THREE.Group;
  shadow: THREE.Mesh;
  mixer: THREE.AnimationMixer;
  seconds: number;
  flight: Flight;
}

/** Where a point of the print is in the photograph; outside of the print it goes on in the same directions. */
function pointOf([a, b, c, d]: Quad, { x, y }: Point): Point {
  const top = { x: a.x + (b.x - a.x) * x, y: a.y + (b.y - a.y) * x };
  const foot = { x: d.x + (c.x - d.x) * x, y: d.y + (c.y - d.y) * x };
  return { x: top.x + (foot.x - top.x) * y, y: top.y + (foot.y - top.y) * y };
}

/** Where something is that leaves the print: it rises straight up, from a low print as far as from a square one. */
function flownTo(print: Quad, { x, y }: Point): Point {
  const start = pointOf(print, { x, y: 0.5 });
  const height = pointOf(print, { x: 0.5, y: 1 }).y - pointOf(print, { x: 0.5, y: 0 }).y;
  const width = print[1].x - print[0].x;
  return { x: start.x, y: start.y + (y - 0.5) * Math.max(height, 0.72 * width) };
}

/** Scaled to one in its largest extent, standing on its origin. */
function unitModel(model: THREE.Object3D): THREE.Group {
  const box = new THREE.Box3().setFromObject(model);
  const size = box.getSize(new THREE.Vector3());
  const middle = box.getCenter(new THREE.Vector3());
  const scale = 1 / Math.max(size.x, size.y, size.z);
  model.scale.multiplyScalar(scale);
  model.position.sub(middle).multiplyScalar(scale);
  return new THREE.Group().add(model);
}

async function flyersOf({ glb, flights }: FilmShot): Promise<Flyer[]> {
  const soft = shadowMaterial();
  const bytes = Uint8Array.from(atob(glb), (each) => each.codePointAt(0)!);
  return Promise.all(
    flights.map(async (flight) => {
      const { scene, animations } = await new GLTFLoader().parseAsync(bytes.slice().buffer, '');
      const mixer = new THREE.AnimationMixer(scene);
      const [clip] = animations;
      if (clip) mixer.clipAction(clip).play();
      mixer.setTime(0.001);
      const shadow = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), soft);
      return { holder: unitModel(scene), shadow, mixer, seconds: clip?.duration ?? 1, flight };
    }),
  );
}

/** What is shared by all that is drawn on the glass. */
interface Measures {
  shot: FilmShot;
  printWidth: number;
  /** How much of the photograph the screen shows from side to side, in units. */
  screenWidth: number;
  place(point: Point): THREE.Vector3;
}

/** Moves what leaves the print to where it is at a moment. */
function placeFlyers(flyers: readonly Flyer[], { shot, printWidth, place }: Measures, rise: number, share: number) {
  for (const { holder, shadow, mixer, seconds, flight } of flyers) {
    const flown = smooth(flight.delay, 1, rise);
    const { from, to } = flight;
    const point = { x: from.x + (to.x - from.x) * flown ** 1.5, y: from.y + (to.y - from.y) * flown };
    const size = flight.size * printWidth * Math.max(0.001, flown ** 0.75);
    const swing = share * Math.PI * 6;
    holder.visible = flown > 0.002;
    holder.position.copy(place(flownTo(shot.print, point)));
    holder.position.z = 0.1 + size * 0.62;
    holder.scale.setScalar(size);
    shadow.visible = holder.visible;
    shadow.scale.setScalar(size * 1.15);
    shadow.position
      .copy(holder.position)
      .add(new THREE.Vector3(size * 0.2, -size * 0.26, 0))
      .setZ(0.01);
    holder.rotation.y = (flight.turn * Math.PI * (flown - 0.5)) / 180 + 0.06 * Math.sin(swing + flight.delay * 9);
    holder.rotation.z = 0.03 * Math.sin(swing + flight.delay * 17);
    mixer.setTime((seconds * (share * 2 + flight.delay)) % seconds);
  }
}

interface Corners {
  arms: THREE.Mesh[];
  material: THREE.MeshBasicMaterial;
}

/** The four corners that lock on the print, of two bars each. */
function buildCorners(): Corners {
  const material = new THREE.MeshBasicMaterial({ color: cornerColor, transparent: true });
  const arms = Array.from({ length: 8 }, () => new THREE.Mesh(new THREE.PlaneGeometry(1, 1), material));
  return { arms, material };
}

/** Far apart and unseen at 0, close around the print at 1. */
function placeCorners({ arms, material }: Corners, measures: Measures, locked: number): void {
  const { shot, printWidth, screenWidth, place } = measures;
  const spread = 0.03 + 0.42 * (1 - locked);
  const points = shot.print.map((_, index) => {
    const x = index === 0 || index === 3 ? -spread * 0.6 : 1 + spread * 0.6;
    const y = index < 2 ? -spread * 0.5 : 1 + spread * 0.5;
    return place(pointOf(shot.print, { x, y }));
  });
  const thick = screenWidth * 0.014;
  const length = Math.min(printWidth * 0.2, screenWidth * 0.12);
  for (const [index, from] of points.entries()) {
    for (const [side, to] of [points[(index + 1) % 4]!, points[(index + 3) % 4]!].entries()) {
      const arm = arms[index * 2 + side]!;
      const direction = to.clone().sub(from).normalize();
      arm.position
        .copy(from)
        .addScaledVector(direction, length / 2 - thick / 2)
        .setZ(0.03);
      arm.rotation.z = Math.atan2(direction.y, direction.x);
      arm.scale.set(length, thick, 1);
    }
  }
  material.opacity = smooth(0.02, 0.4, locked);
}

/** Larger than the photograph, with texture coordinates beyond it: the camera sees a little past its edges. */
function buildGround(down: number, material: THREE.Material): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(across * 3, down * 3);
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < uv.count; index += 1) uv.setXY(index, uv.getX(index) * 3 - 1, uv.getY(index) * 3 - 1);
  return new THREE.Mesh(geometry, material);
}

/** Light from the upper left, as in the photographs. */
function buildLight(): THREE.Object3D[] {
  const sun = new THREE.DirectionalLight(0xfff2df, 1.75);
  sun.position.set(-3.2, 4.4, 6.5);
  return [sun, new THREE.HemisphereLight(0xffffff, 0xd9c8b4, 1.15)];
}

/** A round soft shadow; what flies throws one on the photograph behind it, farther off the nearer it has come. */
function shadowMaterial(): THREE.MeshBasicMaterial {
  const drawing = document.createElement('canvas');
  drawing.width = 64;
  drawing.height = 64;
  const context = drawing.getContext('2d')!;
  const gradient = context.createRadialGradient(32, 32, 0, 32, 32, 32);
  for (const [at, alpha] of [
    [0, 0.34],
    [0.35, 0.24],
    [0.7, 0.07],
    [1, 0],
  ] as const)
    gradient.addColorStop(at, `rgb(26 20 16 / ${alpha})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 64, 64);
  return new THREE.MeshBasicMaterial({ map: new THREE.CanvasTexture(drawing), transparent: true, depthWrite: false });
}

/** A third more pixels than the film has there, so that its edges stay smooth when it is tilted. */
function buildTarget(shot: FilmShot, ratio: number): THREE.WebGLRenderTarget {
  const pixels = Math.round(1.35 * (screenWidthOf(shot) / across) * shot.width);
  const target = new THREE.WebGLRenderTarget(pixels, Math.round(pixels * ratio), {
    samples: 4,
    generateMipmaps: true,
    minFilter: THREE.LinearMipmapLinearFilter,
  });
  target.texture.colorSpace = THREE.SRGBColorSpace;
  return target;
}

export interface Glass {
  /** Draws what the camera sees into the target. */
  draw(renderer: THREE.WebGLRenderer, moment: Moment, share: number, sway: Point): void;
  target: THREE.WebGLRenderTarget;
}

interface GlassParts {
  shot: FilmShot;
  photo: THREE.Texture;
  /** The proportions of the screen, height to width. */
  ratio: number;
}

/** What the phone's screen shows: the photograph as its camera sees it, the print alive, the corners, and what rises. */
export async function buildGlass({ shot, photo, ratio }: GlassParts): Promise<Glass> {
  const down = (across * shot.height) / shot.width;
  const place = ({ x, y }: Point) => new THREE.Vector3((x - 0.5) * across, (0.5 - y) * down, 0);
  const measures: Measures = {
    shot,
    place,
    printWidth: place(shot.print[0]).distanceTo(place(shot.print[1])),
    screenWidth: screenWidthOf(shot) / shot.phone.zoom,
  };
  const scene = new THREE.Scene();
  const material = livingPhoto(photo, shot.print, shot.motion);
  const flyers = await flyersOf(shot);
  const corners = buildCorners();
  scene.add(buildGround(down, material), ...buildLight());
  scene.add(...corners.arms, ...flyers.flatMap(({ holder, shadow }) => [shadow, holder]));
  const fov = 24;
  const distance = (measures.screenWidth * ratio) / 2 / Math.tan((fov * Math.PI) / 360);
  const camera = new THREE.PerspectiveCamera(fov, 1 / ratio, 0.1, 200);
  const target = buildTarget(shot, ratio);
  return {
    target,
    draw(renderer, moment, share, sway) {
      material.uniforms['alive']!.value = moment.alive;
      material.uniforms['time']!.value = share;
      material.uniforms['share']!.value = smooth(0.24, 0.42, share);
      placeCorners(corners, measures, moment.corners);
      placeFlyers(flyers, measures, moment.rise, share);
      const eye = place({ x: shot.phone.looksAt.x + sway.x, y: shot.phone.looksAt.y + sway.y });
      camera.position.set(eye.x, eye.y, distance);
      camera.lookAt(eye.x, eye.y, 0);
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
      renderer.setRenderTarget(null);
    },
  };
}

/** How wide the phone's screen is in the photograph, in units. */
export function screenWidthOf({ phone, width, height }: FilmShot): number {
  const down = (across * height) / width;
  return (phone.height * down) / 2.202;
}
