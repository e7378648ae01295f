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
import { addDragControls } from './drag-controls.ts';
import { closeUp, inspectModel, interpolateViewpoint, tintedMaterialsOf, type Viewpoint } from './inspect-model.ts';
import { loadModel } from './load-model.ts';
import { modelChanger, type ModelChanges } from './model-changes.ts';
import { initialOrbit, distanceFor, smoothStep, eyePosition, clampOrbit, type Orbit, clampZoom } from './orbit.ts';
import { studioEnvironment } from './studio-environment.ts';

const fieldOfView = 22;
const transitionMs = 480;

/** A printed face of the model: `dyed` lies on the chosen colour, `cut` is burnt into the thing. */
interface PrintedFace {
  isDyed: boolean;
  isEngraved: boolean;
}

export interface ModelViewer {
  faces: ReadonlyMap<string, PrintedFace>;
  /** Paints a face anew; the picture is on the model with the next frame. */
  paint(id: string, size: { width: number; height: number }, draw: (context: CanvasRenderingContext2D) => void): void;
  tint(color: string): void;
  /** Changes materials and parts as choices say; what was changed before goes back to its own look. */
  change(changes: ModelChanges): void;
  /** Turns to a face, or to the whole thing. */
  turnTo(id: string | null): void;
  rotateBy(by: Partial<Orbit>): void;
  /** Goes nearer by that factor, or away by one below 1. */
  zoom(by: number): void;
  /** The thing itself in meters, without the card that comes between. */
  readonly box: { min: Vector3; max: Vector3 };
  dispose(): void;
}

/** Where a point of the stage is to be seen, in pixels of its element. */
export type Project = (point: { x: number; y: number; z: number }) => { x: number; y: number };

interface ModelViewerOptions {
  prefersReducedMotion: () => boolean;
  onLost: () => void;
  onTurned: (turn: number) => void;
  signal: AbortSignal;
  /** The stage has the whole hand: wheel and two fingers zoom, a finger tilts too and does not scroll the page. */
  capturesGestures?: boolean;
  /** A picture was drawn from there. */
  onDrawn?: (project: Project, orbit: Orbit) => void;
}

/** Shows a product's model in an element; three.js is part of this module. @throws where WebGL is missing. */
export async function openModelViewer(
  host: HTMLElement,
  url: string,
  options: ModelViewerOptions,
): Promise<ModelViewer> {
  return new ThreeModelViewer(host, await loadModel(url, options.signal), options);
}

class ThreeModelViewer implements ModelViewer {
  readonly faces: ReadonlyMap<string, PrintedFace>;
  readonly box: Box3;
  private readonly host: HTMLElement;
  private readonly model: Object3D;
  private readonly options: ModelViewerOptions;
  private readonly renderer: WebGLRenderer;
  private readonly parts: ReturnType<typeof inspectModel>;
  private readonly studio: ReturnType<typeof createStudio>;
  private readonly camera: PerspectiveCamera;
  private readonly anisotropy: number;
  private readonly resizeObserver: ResizeObserver;
  private readonly removeDragControls: () => void;
  private readonly applyChanges: ReturnType<typeof modelChanger>;
  private changes: ModelChanges = { materials: [], hidden: [] };
  private color: string | null = null;
  private readonly projected = new Vector3();
  private viewpoint: Viewpoint;
  private transition: { from: Viewpoint; to: Viewpoint; startedAt: number } | null = null;
  private frameRequest = 0;
  /** The orbit for which the light was placed last. */
  private litOrbit: Orbit | null = null;
  private zoomFactor = 1;

  constructor(host: HTMLElement, model: Object3D, options: ModelViewerOptions) {
    this.host = host;
    this.model = model;
    this.options = options;
    this.renderer = createWebGlRenderer();
    host.append(this.renderer.domElement);
    this.parts = inspectModel(model);
    this.applyChanges = modelChanger(model);
    const { whole, box, materials } = this.parts;
    this.box = box;
    this.studio = createStudio(this.renderer, model, whole);
    this.camera = new PerspectiveCamera(fieldOfView, 1, whole.radius / 50, whole.radius * 60);
    this.anisotropy = Math.min(8, this.renderer.capabilities.getMaxAnisotropy());
    this.viewpoint = { ...whole, orbit: initialOrbit };
    this.faces = new Map(
      [...materials].map(([id, { userData }]) => [
        id,
        { isDyed: Boolean(userData['dyed']), isEngraved: Boolean(userData['cut']) },
      ]),
    );
    this.resizeObserver = new ResizeObserver(() => this.measure());
    this.resizeObserver.observe(host);
    this.removeDragControls = addDragControls(host, {
      current: () => this.viewpoint.orbit,
      onTurn: (orbit) => this.orbitTo(orbit),
      ...(options.capturesGestures && { onZoom: (factor: number) => this.zoom(factor) }),
    });
    this.renderer.domElement.addEventListener('webglcontextlost', this.onContextLost);
  }

  paint(id: string, size: { width: number; height: number }, draw: (context: CanvasRenderingContext2D) => void): void {
    const material = this.parts.materials.get(id);
    if (!material) return;
    const texture = this.textureFor(material, size);
    const context = texture.image.getContext('2d');
    if (!context) return;
    draw(context);
    texture.needsUpdate = true;
    this.requestDraw();
  }

  tint(color: string): void {
    this.color = color;
    this.applyLook();
  }

  change(changes: ModelChanges): void {
    this.changes = changes;
    this.applyLook();
    this.renderer.shadowMap.needsUpdate = true;
  }

  private applyLook(): void {
    const { color } = this;
    this.applyChanges(this.changes, color, () => {
      if (color !== null) this.tintMaterials(color);
    });
    this.requestDraw();
  }

  private tintMaterials(color: string): void {
    for (const material of tintedMaterialsOf(this.model)) material.color.set(color);
    for (const material of this.parts.materials.values())
      if (material.userData['dyed'] && !material.map) material.color.set(color);
  }

  turnTo(id: string | null): void {
    const { viewpoints, whole } = this.parts;
    const face = id === null ? undefined : viewpoints.get(id);
    this.zoomFactor = 1;
    this.moveTo(face ? closeUp(face, whole) : { ...whole, orbit: initialOrbit });
  }

  rotateBy({ turn = 0, tilt = 0 }: Partial<Orbit>): void {
    const start = this.transition?.to ?? this.viewpoint;
    const { orbit } = start;
    this.moveTo({ ...start, orbit: clampOrbit({ turn: orbit.turn + turn, tilt: orbit.tilt + tilt }) });
  }

  zoom(factor: number): void {
    this.zoomFactor = clampZoom(this.zoomFactor * factor);
    this.requestDraw();
  }

  dispose(): void {
    const { renderer } = this;
    cancelAnimationFrame(this.frameRequest);
    this.resizeObserver.disconnect();
    this.removeDragControls();
    renderer.domElement.removeEventListener('webglcontextlost', this.onContextLost);
    disposeScene(this.studio.scene);
    renderer.dispose();
    renderer.forceContextLoss();
    renderer.domElement.remove();
  }

  private readonly onContextLost = (event: Event): void => {
    event.preventDefault();
    this.options.onLost();
  };

  private readonly project: Project = ({ x, y, z }) => {
    const { projected, host } = this;
    projected.set(x, y, z).project(this.camera);
    return { x: ((projected.x + 1) / 2) * host.clientWidth, y: ((1 - projected.y) / 2) * host.clientHeight };
  };

  private readonly draw = (time: number): void => {
    const { camera, renderer } = this;
    this.frameRequest = 0;
    this.advanceTransition(time);
    const { orbit, target, radius } = this.viewpoint;
    const distance = distanceFor(radius, fieldOfView, camera.aspect) / this.zoomFactor;
    camera.position.copy(eyePosition(orbit, distance, target));
    camera.lookAt(target);
    // Like a turntable: light and shadow keep their place in the picture.
    if (this.litOrbit !== orbit) {
      this.litOrbit = orbit;
      this.studio.follow(orbit);
      renderer.shadowMap.needsUpdate = true;
    }
    renderer.render(this.studio.scene, camera);
    this.options.onDrawn?.(this.project, orbit);
  };

  private advanceTransition(time: number): void {
    const { transition } = this;
    if (!transition) return;
    const progress = Math.min(1, (time - transition.startedAt) / transitionMs);
    this.viewpoint = interpolateViewpoint(transition.from, transition.to, smoothStep(Math.max(0, progress)));
    if (progress >= 1) this.transition = null;
    else this.requestDraw();
  }

  /** Draws at most once per animation frame, and only after a change. */
  private requestDraw(): void {
    this.frameRequest ||= requestAnimationFrame(this.draw);
  }

  private moveTo(to: Viewpoint): void {
    this.options.onTurned(to.orbit.turn);
    if (this.options.prefersReducedMotion()) {
      this.viewpoint = to;
      this.transition = null;
    } else this.transition = { from: this.viewpoint, to, startedAt: performance.now() };
    this.requestDraw();
  }

  private orbitTo(orbit: Orbit): void {
    this.transition = null;
    this.viewpoint = { ...this.viewpoint, orbit: clampOrbit(orbit) };
    this.options.onTurned(this.viewpoint.orbit.turn);
    this.requestDraw();
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    // At once: a canvas is empty after a resize until it is drawn.
    this.draw(performance.now());
  }

  /** The canvas texture of a printed face; a new one when the size has changed. */
  private textureFor(
    material: MeshStandardMaterial,
    { width, height }: { width: number; height: number },
  ): CanvasTexture {
    const previous = material.map as CanvasTexture | null;
    if (previous?.image.width === width && previous.image.height === height) return previous;
    previous?.dispose();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = this.anisotropy;
    texture.flipY = false;
    applyTexture(material, texture);
    return texture;
  }
}

function createWebGlRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ alpha: true, antialias: true });
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.domElement.setAttribute('aria-hidden', 'true');
  return renderer;
}

function disposeScene(scene: Scene): void {
  scene.environment?.dispose();
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    const material = object.material as Material & { map?: CanvasTexture | null };
    material.map?.dispose();
    material.dispose();
  });
}

function applyTexture(material: MeshStandardMaterial, texture: CanvasTexture): void {
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
function createStudio(renderer: WebGLRenderer, model: Object3D, { target, radius }: Omit<Viewpoint, 'orbit'>) {
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
