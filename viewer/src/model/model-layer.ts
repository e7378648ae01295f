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
import { disposeTree, openPlacedModel, type PlacedModel } from '@afterimage/media/model/placed-model.ts';
import { environmentTexture } from './environment-light.ts';

/** A model that is to be seen now. The matrices are those of `Space`. */
export interface VisibleModel {
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
  draw(visibleModels: readonly VisibleModel[], width: number, height: number, density: number): void;
  dispose(): void;
}

interface ModelScene {
  scene: Scene;
  model: PlacedModel;
  key: DirectionalLight;
}

function createTransparentRenderer(): WebGLRenderer {
  const renderer = new WebGLRenderer({ alpha: true, antialias: true });
  renderer.domElement.setAttribute('aria-hidden', 'true');
  renderer.domElement.style.cssText =
    'position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;display:block;pointer-events:none';
  renderer.autoClear = false;
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

/** A clear canvas over the camera's on which three.js draws; it comes along with this file. Throws where there is no WebGL. */
export function openModelLayer(host: HTMLElement): ModelLayer {
  const renderer = createTransparentRenderer();
  const canvas = renderer.domElement;
  host.append(canvas);

  const light = environmentTexture();
  const camera = new Camera();
  camera.matrixAutoUpdate = false;
  const fader = createFader();
  const modelScenes = new Map<number, ModelScene>();
  let [hadModels, isDisposed] = [false, false];
  let [lastWidth, lastHeight, lastDensity] = [0, 0, 0];

  const onContextRestored = () => {
    // Shadows are gone with the card.
    for (const { key } of modelScenes.values()) key.shadow.needsUpdate = true;
  };
  canvas.addEventListener('webglcontextrestored', onContextRestored);

  return {
    async load(index, target, display) {
      const model = await openPlacedModel(target.medium.url);
      if (isDisposed) return model.dispose();
      const modelScene = createModelScene(model, target, display);
      modelScene.scene.environment = light;
      // Now, not in the frame in which it is to be seen first.
      await renderer.compileAsync(modelScene.scene, camera).catch(() => undefined);
      modelScenes.set(index, modelScene);
    },
    isLoaded: (index) => modelScenes.has(index),
    draw(visibleModels, width, height, density) {
      if (visibleModels.length === 0 && !hadModels) return;
      hadModels = visibleModels.length > 0;
      if (width !== lastWidth || height !== lastHeight || density !== lastDensity) {
        [lastWidth, lastHeight, lastDensity] = [width, height, density];
        renderer.setPixelRatio(density);
        renderer.setSize(width, height, false);
      }
      renderer.clear();
      for (let index = 0; index < visibleModels.length; index += 1) {
        const { target, opacity, view, projection, seconds } = visibleModels[index]!;
        const modelScene = modelScenes.get(target);
        if (!modelScene) continue;
        if (seconds > 0 && modelScene.model.advance(seconds)) modelScene.key.shadow.needsUpdate = true;
        camera.matrix.fromArray(view).invert();
        camera.matrixWorldNeedsUpdate = true;
        camera.projectionMatrix.fromArray(projection);
        camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
        renderer.clearDepth();
        renderer.render(modelScene.scene, camera);
        // The least opaque come first: each is faded together with all before it, which are fainter still.
        const opacityRatio = opacity / (visibleModels[index + 1]?.opacity ?? 1);
        if (opacityRatio < 1) fader.draw(renderer, camera, opacityRatio);
      }
    },
    dispose() {
      isDisposed = true;
      canvas.removeEventListener('webglcontextrestored', onContextRestored);
      for (const { scene, model } of modelScenes.values()) {
        disposeTree(scene);
        model.dispose();
      }
      light.dispose();
      fader.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** The light comes from the upper left before the print, as in the studio. */
const lightDirection = { x: -0.42, y: 0.6, z: 1 };

/** A scene about the middle of the target's picture, in millimetres, with the model on the photo and its shadow on the print. */
function createModelScene(model: PlacedModel, target: ViewerTarget, display: MediumDisplay): ModelScene {
  const { photo, widthMm, heightMm } = target;
  const photoGroup = new Group();
  photoGroup.position.set(photo.x + photo.width / 2 - widthMm / 2, heightMm / 2 - (photo.y + photo.height / 2), 0);
  photoGroup.add(model.root);
  const { x, y, z, scale, stance } = model.place({ widthMm: photo.width, heightMm: photo.height }, display);
  const { width, height, depth } = model.box;
  const radius = (Math.hypot(width, height, depth) / 2) * scale;

  const key = new DirectionalLight('#fff6ea', 1.9);
  key.castShadow = true;
  key.target.position.set(x - photo.width / 2, photo.height / 2 - y, z);
  const far = radius * 4;
  key.position
    .copy(key.target.position)
    .add({ x: lightDirection.x * far, y: lightDirection.y * far, z: lightDirection.z * far });
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.radius = 8;
  key.shadow.normalBias = radius * 0.012;
  const span = radius * 1.15;
  const reach = Math.hypot(lightDirection.x, lightDirection.y, lightDirection.z);
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
  model.root.traverse((modelScene: Object3D) => {
    if (modelScene instanceof Mesh) [modelScene.castShadow, modelScene.receiveShadow] = [true, true];
  });
  const ground = new Mesh(
    new PlaneGeometry(photo.width + radius * 8, photo.height + radius * 8),
    new ShadowMaterial({ opacity: 0.34 }),
  );
  ground.receiveShadow = true;
  photoGroup.add(ground, key, key.target);
  const scene = new Scene();
  scene.environmentIntensity = 0.7;
  // The room's ceiling is where the model's head points.
  if (stance === 'standing') scene.environmentRotation.x = Math.PI / 2;
  scene.add(photoGroup);
  return { scene, model, key };
}

/** Makes all that is on the canvas fainter, without what stands behind a model shining through it. */
function createFader() {
  const material = new ShaderMaterial({
    uniforms: { opacityRatio: { value: 1 } },
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: 'uniform float opacityRatio; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, opacityRatio); }',
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
    draw(renderer: WebGLRenderer, camera: Camera, opacityRatio: number) {
      material.uniforms['opacityRatio']!.value = opacityRatio;
      renderer.render(scene, camera);
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}
