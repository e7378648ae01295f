import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import {
  Camera,
  CustomBlending,
  DirectionalLight,
  Group,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  ShadowMaterial,
  SrcAlphaFactor,
  WebGLRenderer,
  ZeroFactor,
} from 'three';
import { forget, openPlacedModel, type PlacedModel } from '@afterimage/media/model/placed-model.ts';
import { roomTexture } from './environment-light.ts';

/** A model that is to be seen now. The matrices are those of `Space`. */
export interface SeenModel {
  /** The place of its target in the show. */
  target: number;
  opacity: number;
  view: Float32Array;
  projection: Float32Array;
  /** How many seconds went by for it since it was drawn last. */
  seconds: number;
}

export interface ModelLayer {
  /** Brings a target's model; fails when it cannot be shown. */
  load(index: number, target: ViewerTarget, display: MediumDisplay): Promise<void>;
  isLoaded(index: number): boolean;
  /** Draws what is to be seen, the rest is clear; the stage's size in CSS pixels. */
  draw(seenList: readonly SeenModel[], width: number, height: number, density: number): void;
  free(): void;
}

interface Standing {
  scene: Scene;
  model: PlacedModel;
  key: DirectionalLight;
}

/** A clear canvas over the camera's on which three.js draws; it comes along with this file. Throws where there is no WebGL. */
export function openModelLayer(host: HTMLElement): ModelLayer {
  const renderer = new WebGLRenderer({ alpha: true, antialias: true });
  const canvas = renderer.domElement;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.cssText =
    'position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;display:block;pointer-events:none';
  renderer.autoClear = false;
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  host.append(canvas);

  const light = roomTexture();
  const camera = new Camera();
  camera.matrixAutoUpdate = false;
  const fader = faderOf();
  const standing = new Map<number, Standing>();
  let [shownBefore, freed] = [false, false];
  let [wide, high, dense] = [0, 0, 0];

  const restored = () => {
    // Shadows are gone with the card.
    for (const { key } of standing.values()) key.shadow.needsUpdate = true;
  };
  canvas.addEventListener('webglcontextrestored', restored);

  return {
    async load(index, target, display) {
      const model = await openPlacedModel(target.medium.url);
      if (freed) return model.end();
      const one = standUp(model, target, display);
      one.scene.environment = light;
      // Now, not in the frame in which it is to be seen first.
      await renderer.compileAsync(one.scene, camera).catch(() => undefined);
      standing.set(index, one);
    },
    isLoaded: (index) => standing.has(index),
    draw(seenList, width, height, density) {
      if (seenList.length === 0 && !shownBefore) return;
      shownBefore = seenList.length > 0;
      if (width !== wide || height !== high || density !== dense) {
        [wide, high, dense] = [width, height, density];
        renderer.setPixelRatio(density);
        renderer.setSize(width, height, false);
      }
      renderer.clear();
      for (let place = 0; place < seenList.length; place += 1) {
        const { target, opacity, view, projection, seconds } = seenList[place]!;
        const one = standing.get(target);
        if (!one) continue;
        if (seconds > 0 && one.model.go(seconds)) one.key.shadow.needsUpdate = true;
        camera.matrix.fromArray(view).invert();
        camera.matrixWorldNeedsUpdate = true;
        camera.projectionMatrix.fromArray(projection);
        camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
        renderer.clearDepth();
        renderer.render(one.scene, camera);
        // The least opaque come first: each is faded together with all before it, which are fainter still.
        const share = opacity / (seenList[place + 1]?.opacity ?? 1);
        if (share < 1) fader.draw(renderer, camera, share);
      }
    },
    free() {
      freed = true;
      canvas.removeEventListener('webglcontextrestored', restored);
      for (const { scene, model } of standing.values()) {
        forget(scene);
        model.end();
      }
      light.dispose();
      fader.free();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** The light comes from the upper left before the print, as in the studio. */
const from = { x: -0.42, y: 0.6, z: 1 };

/** A scene about the middle of the target's picture, in millimetres, with the model on the photo and its shadow on the print. */
function standUp(model: PlacedModel, target: ViewerTarget, display: MediumDisplay): Standing {
  const { photo, widthMm, heightMm } = target;
  const onPhoto = new Group();
  onPhoto.position.set(photo.x + photo.width / 2 - widthMm / 2, heightMm / 2 - (photo.y + photo.height / 2), 0);
  onPhoto.add(model.stand);
  const { x, y, z, scale, stance } = model.lay({ widthMm: photo.width, heightMm: photo.height }, display);
  const { width, height, depth } = model.box;
  const radius = (Math.hypot(width, height, depth) / 2) * scale;

  const key = new DirectionalLight('#fff6ea', 1.9);
  key.castShadow = true;
  key.target.position.set(x - photo.width / 2, photo.height / 2 - y, z);
  const far = radius * 4;
  key.position.copy(key.target.position).add({ x: from.x * far, y: from.y * far, z: from.z * far });
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 8;
  key.shadow.normalBias = radius * 0.012;
  const span = radius * 1.15;
  const reach = Math.hypot(from.x, from.y, from.z);
  Object.assign(key.shadow.camera, {
    left: -span,
    right: span,
    top: span,
    bottom: -span,
    near: far * reach - radius * 1.5,
    far: far * reach + (z + radius) * reach * 2,
  });
  key.shadow.autoUpdate = false;
  key.shadow.needsUpdate = true;
  model.stand.traverse((one: Object3D) => {
    if (one instanceof Mesh) [one.castShadow, one.receiveShadow] = [true, true];
  });
  const ground = new Mesh(
    new PlaneGeometry(photo.width + radius * 8, photo.height + radius * 8),
    new ShadowMaterial({ opacity: 0.34 }),
  );
  ground.receiveShadow = true;
  onPhoto.add(ground, key, key.target);
  const scene = new Scene();
  scene.environmentIntensity = 0.7;
  // The room's ceiling is where the model's head points.
  if (stance === 'standing') scene.environmentRotation.x = Math.PI / 2;
  scene.add(onPhoto);
  return { scene, model, key };
}

/** Makes all that is on the canvas fainter, without what stands behind a model shining through it. */
function faderOf() {
  const material = new ShaderMaterial({
    uniforms: { share: { value: 1 } },
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: 'uniform float share; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, share); }',
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcAlphaFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: SrcAlphaFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  const scene = new Scene().add(mesh);
  return {
    draw(renderer: WebGLRenderer, camera: Camera, share: number) {
      material.uniforms['share']!.value = share;
      renderer.render(scene, camera);
    },
    free() {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
