import {
  Box3,
  CanvasTexture,
  type Material,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  type Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { assignPrints, type PrintedParts } from './assign-prints.ts';
import { addDragControls } from './drag-controls.ts';
import { closeUp, inspectModel, interpolateViewpoint, tintedMaterialsOf, type Viewpoint } from './inspect-model.ts';
import { loadModel } from './load-model.ts';
import { type ModelSizeMm, resizeModel } from './resize-model.ts';
import { modelChanger, type ModelChanges } from './model-changes.ts';
import { showAsPrinted } from './print-material.ts';
import { clampOrbit, clampZoom, distanceFor, eyePosition, type Orbit, smoothStep } from './orbit.ts';
import { createStudio } from './studio-light.ts';
import { clearOrbit, isColoredLike, meshBelow } from './view-of-face.ts';
import { trianglesOf } from './model-rays.ts';

const fieldOfView = 22;
const transitionMs = 480;

/** A printed face of the model. */
export interface PrintedFace {
  /** Its background is the selected color of the product. */
  isDyed: boolean;
  /** It is engraved: burnt or cut into the object. */
  isEngraved: boolean;
  /** The object continues below the face and is visible where the face is transparent. */
  isLaidOn: boolean;
  /** Unprinted parts of the face have the color of the object below them. */
  isOfThing: boolean;
  /** The color of the material where nothing is printed, `#rrggbb`; null: that of the face's background. */
  ownColor: string | null;
}

/** The pixels of a face; the object is visible where they are transparent. */
interface FaceSize {
  width: number;
  height: number;
  isTransparent: boolean;
}

export interface ModelViewer {
  faces: ReadonlyMap<string, PrintedFace>;
  /** Paints a face anew; the picture is on the model with the next frame. */
  paint(id: string, size: FaceSize, draw: (context: CanvasRenderingContext2D) => void): void;
  tint(color: string): void;
  /** Applies the changes of the choices to materials and parts; earlier changes are reverted. */
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
  /** The parts of the model that show prints; without one it is the material `artwork-<id>`. */
  parts?: PrintedParts;
  /** The size to which the model is scaled; absent: that of its file. */
  size?: ModelSizeMm | undefined;
  /** A picture was drawn from there. */
  onDrawn?: (project: Project, orbit: Orbit) => void;
}

/** Shows a product's model in an element; three.js is part of this module. @throws where WebGL is missing. */
export async function openModelViewer(
  host: HTMLElement,
  url: string,
  options: ModelViewerOptions,
): Promise<ModelViewer> {
  const model = await loadModel(url, options.signal);
  assignPrints(model, options.parts ?? {});
  if (options.size) resizeModel(model, options.size);
  return new ThreeModelViewer(host, model, options);
}

class ThreeModelViewer implements ModelViewer {
  readonly faces: ReadonlyMap<string, PrintedFace>;
  readonly box: Box3;
  private readonly host: HTMLElement;
  private readonly model: Object3D;
  private readonly options: ModelViewerOptions;
  private readonly renderer: WebGLRenderer;
  private readonly parts: ReturnType<typeof inspectModel>;
  private readonly triangles: ReturnType<typeof trianglesOf>;
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
  private readonly clearViewpoints = new Map<string, Viewpoint>();
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
    const { whole, box, faces } = this.parts;
    this.box = box;
    this.triangles = trianglesOf(model);
    this.studio = createStudio(this.renderer, model, whole);
    this.camera = new PerspectiveCamera(fieldOfView);
    this.anisotropy = Math.min(16, this.renderer.capabilities.getMaxAnisotropy());
    this.viewpoint = whole;
    this.faces = new Map(Array.from(faces, ([id, mesh]) => [id, this.printedFace(mesh)]));
    this.resizeObserver = new ResizeObserver(() => this.measure());
    this.resizeObserver.observe(host);
    this.removeDragControls = addDragControls(host, {
      current: () => this.viewpoint.orbit,
      onTurn: (orbit) => this.orbitTo(orbit),
      ...(options.capturesGestures && { onZoom: (factor: number) => this.zoom(factor) }),
    });
    this.renderer.domElement.addEventListener('webglcontextlost', this.onContextLost);
  }

  paint(id: string, size: FaceSize, draw: (context: CanvasRenderingContext2D) => void): void {
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
    this.zoomFactor = 1;
    this.moveTo(id === null ? this.parts.whole : this.viewpointOf(id));
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
    this.focusDepth(distance);
    // Like a turntable: light and shadow keep their place in the picture.
    if (this.litOrbit !== orbit) {
      this.litOrbit = orbit;
      this.studio.follow(orbit);
      renderer.shadowMap.needsUpdate = true;
    }
    renderer.render(this.studio.scene, camera);
    this.options.onDrawn?.(this.project, orbit);
  };

  private printedFace(mesh: Mesh): PrintedFace {
    const { dyed, cut, ownColor } = (mesh.material as Material).userData;
    const below = meshBelow(mesh, this.triangles);
    return {
      isDyed: Boolean(dyed),
      isEngraved: Boolean(cut),
      isLaidOn: below !== null,
      isOfThing: below !== null && isColoredLike(mesh, below),
      ownColor: typeof ownColor === 'string' ? ownColor : null,
    };
  }

  /** A view from which the whole face is visible: the strap of a watch or the front of a belt may occlude it. */
  private viewpointOf(id: string): Viewpoint {
    const { viewpoints, faces, whole } = this.parts;
    const cachedViewpoint = this.clearViewpoints.get(id);
    if (cachedViewpoint) return cachedViewpoint;
    const [face, mesh] = [viewpoints.get(id), faces.get(id)];
    if (!face || !mesh) return whole;
    const near = closeUp(face, whole);
    const distance = distanceFor(near.radius, fieldOfView, 1);
    const orbit = clearOrbit(mesh, this.triangles, { orbit: near.orbit, target: near.target, distance });
    this.clearViewpoints.set(id, { ...near, orbit });
    return { ...near, orbit };
  }

  /**
   * Fits the near and far planes to the model for the best depth precision: prints lie fractions of a millimeter above the
   * object.
   */
  private focusDepth(distance: number): void {
    const { camera, parts } = this;
    camera.near = Math.max(distance - parts.reach * 2, distance / 20);
    camera.far = distance + parts.whole.radius * 16 + parts.reach;
    camera.updateProjectionMatrix();
  }

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
  private textureFor(material: MeshStandardMaterial, { width, height, isTransparent }: FaceSize): CanvasTexture {
    const previous = material.map as CanvasTexture | null;
    if (
      previous?.image.width === width &&
      previous.image.height === height &&
      material.userData['isTransparent'] === isTransparent
    )
      return previous;
    previous?.dispose();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const texture = new CanvasTexture(canvas);
    texture.anisotropy = this.anisotropy;
    texture.flipY = false;
    applyTexture(material, texture, isTransparent);
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

function applyTexture(material: MeshStandardMaterial, texture: CanvasTexture, isTransparent: boolean): void {
  material.map = texture;
  material.color.set('#ffffff');
  material.userData['isTransparent'] = isTransparent;
  // What is cut into a face that is the thing itself is lit as the thing is.
  if (material.userData['cut'] && !isTransparent) texture.colorSpace = SRGBColorSpace;
  else showAsPrinted(material, isTransparent);
  material.needsUpdate = true;
}
