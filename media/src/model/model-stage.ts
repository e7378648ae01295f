import {
  Box3,
  CanvasTexture,
  DirectionalLight,
  type Material,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { turnedByHand } from './hand.ts';
import { loadModel } from './load-model.ts';
import { atFirst, between, distanceFor, eased, eyeOf, facing, held, type Orbit, zoomHeld } from './orbit.ts';
import { studioRays } from './studio-rays.ts';

const fieldOfView = 22;
const easeMs = 480;

/** A printed face of the model: `dyed` lies on the chosen colour, `cut` is burnt into the thing. */
interface ModelFace {
  dyed: boolean;
  cut: boolean;
}

export interface ModelStage {
  faces: ReadonlyMap<string, ModelFace>;
  /** Paints a face anew; the picture is on the model with the next frame. */
  paint(id: string, size: { width: number; height: number }, draw: (context: CanvasRenderingContext2D) => void): void;
  tint(color: string): void;
  /** Turns to a face, or to the whole thing. */
  show(id: string | null): void;
  turn(by: Partial<Orbit>): void;
  /** Goes nearer by that factor, or away by one below 1. */
  zoom(by: number): void;
  /** The thing itself in metres, without the card that comes along. */
  readonly box: { min: Vector3; max: Vector3 };
  end(): void;
}

/** Where a point of the stage is to be seen, in pixels of its element. */
export type Projected = (point: { x: number; y: number; z: number }) => { x: number; y: number };

interface StageFriends {
  calm: () => boolean;
  onLost: () => void;
  onTurned: (turn: number) => void;
  signal: AbortSignal;
  /** The stage has the whole hand: wheel and two fingers zoom, a finger tilts too and does not scroll the page. */
  wholeHand?: boolean;
  /** A picture was drawn from there. */
  onDrawn?: (project: Projected, orbit: Orbit) => void;
}

interface Place {
  orbit: Orbit;
  target: Vector3;
  radius: number;
}

/** Puts a product's model up in an element, three.js coming along with this file. Throws where there is no WebGL. */
export async function openModelStage(host: HTMLElement, url: string, told: StageFriends): Promise<ModelStage> {
  const model = await loadModel(url, told.signal);

  const renderer = new WebGLRenderer({ alpha: true, antialias: true });
  const canvas = renderer.domElement;
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);

  const { whole, box, materials, looks } = survey(model);
  const { scene, follow } = studioOf(renderer, model, whole);
  const camera = new PerspectiveCamera(fieldOfView, 1, whole.radius / 50, whole.radius * 60);
  const anisotropy = Math.min(8, renderer.capabilities.getMaxAnisotropy());

  let now: Place = { ...whole, orbit: atFirst };
  let way: { from: Place; to: Place; begun: number } | null = null;
  let frame = 0;
  let lit: Orbit | null = null;
  let nearness = 1;
  const seen = new Vector3();
  const project: Projected = ({ x, y, z }) => {
    seen.set(x, y, z).project(camera);
    return { x: ((seen.x + 1) / 2) * host.clientWidth, y: ((1 - seen.y) / 2) * host.clientHeight };
  };
  const draw = (time: number) => {
    frame = 0;
    if (way) {
      const share = Math.min(1, (time - way.begun) / easeMs);
      now = along(way.from, way.to, eased(Math.max(0, share)));
      if (share >= 1) way = null;
      else ask();
    }
    const aspect = camera.aspect;
    camera.position.copy(eyeOf(now.orbit, distanceFor(now.radius, fieldOfView, aspect) / nearness, now.target));
    camera.lookAt(now.target);
    // As if the thing stood on a turntable: light and shadow stay where they are in the picture.
    if (lit !== now.orbit) {
      lit = now.orbit;
      follow(now.orbit);
      renderer.shadowMap.needsUpdate = true;
    }
    renderer.render(scene, camera);
    told.onDrawn?.(project, now.orbit);
  };
  // Nothing is drawn that has not changed, and nothing twice in a frame.
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const go = (to: Place) => {
    told.onTurned(to.orbit.turn);
    if (told.calm()) {
      now = to;
      way = null;
    } else way = { from: now, to, begun: performance.now() };
    ask();
  };
  const turnNow = (orbit: Orbit) => {
    way = null;
    now = { ...now, orbit: held(orbit) };
    told.onTurned(now.orbit.turn);
    ask();
  };

  const measure = () => {
    const { clientWidth, clientHeight } = host;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    // At once: a canvas that was resized is empty until it is drawn again.
    draw(performance.now());
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(host);
  const zoom = (by: number) => {
    nearness = zoomHeld(nearness * by);
    ask();
  };
  const released = turnedByHand(host, {
    current: () => now.orbit,
    onTurn: turnNow,
    ...(told.wholeHand && { onZoom: zoom }),
  });
  const onLost = (event: Event) => {
    event.preventDefault();
    told.onLost();
  };
  canvas.addEventListener('webglcontextlost', onLost);

  return {
    faces: new Map(
      [...materials].map(([id, { userData }]) => [
        id,
        { dyed: Boolean(userData['dyed']), cut: Boolean(userData['cut']) },
      ]),
    ),
    paint(id, { width, height }, drawFace) {
      const material = materials.get(id);
      if (!material) return;
      let texture = material.map as CanvasTexture | null;
      if (texture?.image.width !== width || texture.image.height !== height) {
        texture?.dispose();
        const picture = document.createElement('canvas');
        Object.assign(picture, { width, height });
        texture = new CanvasTexture(picture);
        texture.colorSpace = SRGBColorSpace;
        texture.anisotropy = anisotropy;
        texture.flipY = false;
        wear(material, texture);
      }
      const context = texture.image.getContext('2d');
      if (!context) return;
      drawFace(context);
      texture.needsUpdate = true;
      ask();
    },
    tint(color) {
      for (const material of dyedOf(model)) material.color.set(color);
      for (const material of materials.values())
        if (material.userData['dyed'] && !material.map) material.color.set(color);
      ask();
    },
    show(id) {
      const look = id === null ? undefined : looks.get(id);
      nearness = 1;
      go(look ? closer(look, whole) : { ...whole, orbit: atFirst });
    },
    turn({ turn = 0, tilt = 0 }) {
      const { orbit } = way?.to ?? now;
      go({ ...(way?.to ?? now), orbit: held({ turn: orbit.turn + turn, tilt: orbit.tilt + tilt }) });
    },
    zoom,
    box,
    end() {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      released();
      canvas.removeEventListener('webglcontextlost', onLost);
      scene.environment?.dispose();
      scene.traverse((each) => {
        if (!(each instanceof Mesh)) return;
        each.geometry.dispose();
        const material = each.material as Material & { map?: CanvasTexture | null };
        material.map?.dispose();
        material.dispose();
      });
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

function along(from: Place, to: Place, share: number): Place {
  return {
    orbit: between(from.orbit, to.orbit, share),
    target: from.target.clone().lerp(to.target, share),
    radius: from.radius + (to.radius - from.radius) * share,
  };
}

/** A large face is seen with the whole thing about it, a small one from near. */
function closer(look: Place, whole: Omit<Place, 'orbit'>): Place {
  if (look.radius > whole.radius * 0.42) return { ...whole, orbit: look.orbit };
  return { ...look, radius: Math.min(whole.radius, Math.max(look.radius * 1.9, whole.radius * 0.12)) };
}

const isCard = ({ name }: Material): boolean => name === 'card' || name === 'artwork-card';

/** What the model consists of: how large it is, its printed faces, and from where each is seen. */
function survey(model: Object3D) {
  const materials = new Map<string, MeshStandardMaterial>();
  const looks = new Map<string, Place>();
  const reach = new Box3();
  model.updateMatrixWorld(true);
  model.traverse((each) => {
    if (!(each instanceof Mesh) || !(each.material instanceof MeshStandardMaterial)) return;
    const { material } = each;
    each.castShadow = !material.transparent;
    each.receiveShadow = !material.transparent;
    // The card that comes along is larger than the jewel it comes with.
    if (!isCard(material)) reach.expandByObject(each, true);
    if (!material.name.startsWith('artwork-')) return;
    const id = material.name.slice('artwork-'.length);
    // It lies upon the thing and must not flicker with it.
    Object.assign(material, { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 });
    materials.set(id, material);
    looks.set(id, lookAt(each));
  });
  const radius = (reach.getSize(new Vector3()).length() / 2) * 0.94;
  return { whole: { target: reach.getCenter(new Vector3()), radius }, box: reach, materials, looks };
}

/** From where a face is seen: before the vertex nearest to its middle, so that what goes all round has a front too. */
function lookAt(mesh: Mesh): Place {
  const { position, normal, uv } = mesh.geometry.attributes;
  let [best, nearest] = [0, Infinity];
  const count = uv?.count ?? 0;
  for (let index = 0; index < count; index += 1) {
    const distance = Math.hypot((uv?.getX(index) ?? 0) - 0.5, (uv?.getY(index) ?? 0) - 0.5);
    if (distance < nearest) [best, nearest] = [index, distance];
  }
  const box = new Box3().setFromObject(mesh, true);
  const middle = new Vector3();
  const direction = new Vector3(0, 0, 1);
  if (position && normal) {
    direction.fromBufferAttribute(normal, best).transformDirection(mesh.matrixWorld);
    middle.fromBufferAttribute(position, best).applyMatrix4(mesh.matrixWorld);
  }
  const target = nearest < 0.1 ? middle : box.getCenter(new Vector3());
  return { orbit: facing(direction), target, radius: box.getSize(new Vector3()).length() / 2 };
}

function dyedOf(model: Object3D): Set<MeshStandardMaterial> {
  const found = new Set<MeshStandardMaterial>();
  model.traverse((each) => {
    if (each instanceof Mesh && each.material instanceof MeshStandardMaterial && isTinted(each.material))
      found.add(each.material);
  });
  return found;
}

/** What comes in the product's colours: `colour`, and `colour-<part>` of things made of several cloths. */
const isTinted = ({ name }: MeshStandardMaterial): boolean => /^colour(-|$)/.test(name);

function wear(material: MeshStandardMaterial, texture: CanvasTexture): void {
  material.map = texture;
  material.color.set('#ffffff');
  const glow = Number(material.userData['glow'] ?? 0);
  if (glow > 0) {
    material.emissiveMap = texture;
    material.emissive.set('#ffd9a0').multiplyScalar(glow);
  }
  material.needsUpdate = true;
}

/** The light of the shop's pictures: a large soft one from the left, and a ground that takes its shadow. */
function studioOf(renderer: WebGLRenderer, model: Object3D, { target, radius }: Omit<Place, 'orbit'>) {
  const scene = new Scene();
  scene.environment = studioRays(renderer);
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
    key.position.copy(eyeOf({ turn: turn - 34, tilt: 46 }, radius * 4.2, target));
    // What is looked at from below would lie in its own shadow.
    fill.position.copy(eyeOf({ turn: turn + 40, tilt: tilt < -20 ? -50 : 20 }, radius * 4, target));
    fill.intensity = tilt < -20 ? 2 : 0.55;
    scene.environmentRotation.y = (turn * Math.PI) / 180;
  };
  return { scene, follow };
}
