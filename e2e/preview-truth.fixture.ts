import { loadModel } from '@afterimage/media/model/load-model.ts';
import { closeUp, inspectModel } from '@afterimage/media/model/inspect-model.ts';
import { openModelViewer, type Project } from '@afterimage/media/model/model-viewer.ts';
import { eyePosition, distanceFor, type Orbit } from '@afterimage/media/model/orbit.ts';
import { readFont } from '@afterimage/scene/read-font.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import {
  DoubleSide,
  FloatType,
  type Material,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { paintModel } from '../studio/src/preview/paint-model.ts';

/** The input of the page, with bytes in base64. */
export interface TruthInput {
  modelUrl: string;
  surfaceList: readonly SceneSurface[];
  fonts: readonly [name: string, bytes: string][];
  photos: readonly [id: string, type: string, bytes: string][];
  color: string | null;
  /** The size of the element in CSS pixels. */
  size: { width: number; height: number };
  views: readonly TruthView[];
}
export interface TruthView {
  /** The face that the camera turns to; null shows the whole object. */
  face: string | null;
  /** Whether to return the point of the face that each pixel shows. */
  sampled: boolean;
}
/** A visible point of the face: its color, its position as shares of the face's width and height, and the viewing angle. */
export type TruthSample = [red: number, green: number, blue: number, u: number, v: number, degrees: number];
export interface TruthShot {
  png: string;
  /** Whether the model has the face at all: it lacks faces that only a choice prints. */
  isShown: boolean;
  samples: TruthSample[];
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
const fieldOfView = 22;
/** The sampling step in pixels. */
const step = 3;

/** Shows a model as the studio does, and returns what the pixels of a face show. */
async function showModel(input: TruthInput): Promise<TruthShot[]> {
  const { modelUrl, surfaceList, color, size } = input;
  const fonts = new Map(input.fonts.map(([name, bytes]) => [name, readFont(name, bytesOf(bytes).buffer)]));
  const images = new Map<string, ImageBitmap>();
  for (const [id, type, bytes] of input.photos)
    images.set(id, await createImageBitmap(new Blob([bytesOf(bytes)], { type })));
  const host = document.createElement('div');
  Object.assign(host.style, { width: `${size.width}px`, height: `${size.height}px` });
  document.body.append(host);
  const shot = document.createElement('canvas');
  const context = shot.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  let last: { project: Project; orbit: Orbit } | null = null;
  const viewer = await openModelViewer(host, modelUrl, {
    prefersReducedMotion: () => true,
    onLost: () => undefined,
    onTurned: () => undefined,
    signal: new AbortController().signal,
    onDrawn(project, orbit) {
      const modelCanvas = host.querySelector('canvas');
      if (!modelCanvas) return;
      Object.assign(shot, { width: modelCanvas.width, height: modelCanvas.height });
      context.fillStyle = '#edeae6';
      context.fillRect(0, 0, shot.width, shot.height);
      context.drawImage(modelCanvas, 0, 0);
      last = { project, orbit };
    },
  });
  if (color !== null) viewer.tint(color);
  const colors = { product: color, part: null };
  for (const surface of surfaceList) paintModel(viewer, surface, { fonts, images, drawMat: null }, colors);
  const shots: TruthShot[] = [];
  for (const { face, sampled: isSampled } of input.views) {
    viewer.turnTo(face);
    // What was asked for in one frame is drawn with the next.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const png = shot.toDataURL('image/png').replace(/^.*,/, '');
    const samples = isSampled && face !== null && last ? await sampled(modelUrl, face, context, last, size) : [];
    shots.push({ png, samples, isShown: face === null || viewer.faces.has(face) });
  }
  viewer.dispose();
  host.remove();
  return shots;
}

/** The point of the face that each pixel shows: the model is drawn once more with texture coordinates as colors. */
async function sampled(
  modelUrl: string,
  face: string,
  context: CanvasRenderingContext2D,
  { project, orbit }: { project: Project; orbit: Orbit },
  size: { width: number; height: number },
): Promise<TruthSample[]> {
  const model = await loadModel(modelUrl, new AbortController().signal);
  const camera = cameraAt(model, face, orbit, size);
  const corner = new Vector3(0, 0, 0);
  const screenPoint = project(corner);
  corner.project(camera);
  const [x, y] = [((corner.x + 1) / 2) * size.width, ((1 - corner.y) / 2) * size.height];
  if (Math.hypot(screenPoint.x - x, screenPoint.y - y) > 1) throw new Error('the camera stands elsewhere');
  model.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const { name } = object.material as Material;
    if (name.startsWith('glass') || name === 'tube') object.visible = false;
    object.material = placeMaterial(name === `artwork-${face}`, name.startsWith('artwork-'));
  });
  const { width, height } = context.canvas;
  const renderer = new WebGLRenderer();
  const target = new WebGLRenderTarget(width, height, { type: FloatType });
  renderer.setRenderTarget(target);
  renderer.setClearColor(0, 0);
  renderer.render(new Scene().add(model), camera);
  const places = new Float32Array(width * height * 4);
  await renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height, places);
  renderer.dispose();
  renderer.forceContextLoss();
  const pixels = context.getImageData(0, 0, width, height).data;
  const samples: TruthSample[] = [];
  for (let down = step; down < height - step; down += step)
    for (let across = step; across < width - step; across += step) {
      const from = 4 * ((height - 1 - down) * width + across);
      const [u = 0, v = 0, cosine = 0, isFace = 0] = places.subarray(from, from + 4);
      if (isFace < 1) continue;
      const at = 4 * (down * width + across);
      const degrees = (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
      samples.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, u, v, degrees]);
    }
  return samples;
}

const placeMaterial = (isFace: boolean, isPrint: boolean) =>
  new ShaderMaterial({
    side: DoubleSide,
    ...(isPrint && { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 }),
    vertexShader: `varying vec2 place; varying vec3 way; varying vec3 turned;
      void main() {
        vec4 seen = modelViewMatrix * vec4(position, 1.0);
        place = uv; way = -seen.xyz; turned = normalMatrix * normal;
        gl_Position = projectionMatrix * seen;
      }`,
    fragmentShader: `varying vec2 place; varying vec3 way; varying vec3 turned;
      void main() {
        gl_FragColor = ${isFace ? 'vec4(place, abs(dot(normalize(way), normalize(turned))), 1.0)' : 'vec4(0.0)'};
      }`,
  });

/** A camera at the position of the viewer's camera. */
function cameraAt(model: Object3D, face: string, orbit: Orbit, size: { width: number; height: number }) {
  const { whole, viewpoints } = inspectModel(model);
  const viewpoint = viewpoints.get(face);
  const { target, radius } = viewpoint ? closeUp(viewpoint, whole) : whole;
  const camera = new PerspectiveCamera(fieldOfView, size.width / size.height, whole.radius / 50, whole.radius * 60);
  camera.position.copy(eyePosition(orbit, distanceFor(radius, fieldOfView, camera.aspect), target));
  camera.lookAt(target);
  camera.updateMatrixWorld(true);
  return camera;
}

Object.assign(globalThis, { showModel });
