import { openModelViewer } from '@afterimage/media/model/model-viewer.ts';
import { drawWith } from '@afterimage/scene/draw-with.ts';
import { paintDrawing, paintedSize } from '@afterimage/scene/paint-canvas.ts';
import { readFont } from '@afterimage/scene/read-font.ts';
import type { Scene, SceneSurface } from '@afterimage/scene/scene.ts';
import { paintModel } from '../studio/src/preview/paint-model.ts';
import { printedSurfaces } from '../studio/src/scene/printed-surfaces.ts';
import { picturesIn } from '../studio/src/scene/slot-pictures.ts';

/** What the browser is given, with bytes in base64. */
export interface ChoiceInput {
  modelUrl: string;
  fonts: readonly [name: string, bytes: string][];
  photos: readonly [id: string, type: string, bytes: string][];
  /** The chosen color of the product. */
  color: string | null;
  /** The views of the model; null: all of them. */
  viewNames: readonly string[] | null;
  designs: readonly ChoiceDesign[];
}
export interface ChoiceDesign {
  scene: Scene;
  /** Whether it is shown on the model, and as a proof. */
  inModel: boolean;
  inProof: boolean;
}
/** PNG in base64: the model by its views, the proof by the ids of its surfaces. */
export interface ChoiceShot {
  model: [view: string, png: string][];
  proof: [surface: string, png: string][];
}

const modelPixels = 360;
/** The longer side of a surface's proof. */
const proofPixels = 400;
const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
const pngOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL('image/png').replace(/^.*,/, '');
const ground = '#edeae6';

/** Shows designs of one product one after the other, as the studio does: on the model, and as proofs. */
async function showChoices({ modelUrl, fonts, photos, color, viewNames, designs }: ChoiceInput): Promise<ChoiceShot[]> {
  const fontByName = new Map(fonts.map(([name, bytes]) => [name, readFont(name, bytesOf(bytes).buffer)]));
  const images = new Map<string, ImageBitmap>();
  for (const [id, type, bytes] of photos) images.set(id, await createImageBitmap(new Blob([bytesOf(bytes)], { type })));
  const assets = { fonts: fontByName, images, drawMat: null };
  const stage = designs.some(({ inModel }) => inModel) ? await openStage(modelUrl, viewNames) : null;
  const shots: ChoiceShot[] = [];
  for (const { scene, inModel, inProof } of designs) {
    const model = inModel && stage ? await stage.shoot(scene, color, assets) : [];
    const proof = inProof ? printedSurfaces(scene).map((surface) => paintProof(surface, assets)) : [];
    shots.push({ model, proof });
  }
  stage?.close();
  return shots;
}

type Assets = Parameters<typeof paintModel>[2];

/** A model in the studio's viewer; it is seen from all sides and from above, and with each of its faces to the viewer. */
async function openStage(modelUrl: string, viewNames: readonly string[] | null) {
  const host = document.createElement('div');
  Object.assign(host.style, { width: `${modelPixels}px`, height: `${modelPixels}px` });
  document.body.append(host);
  const shot = document.createElement('canvas');
  const context = shot.getContext('2d');
  if (!context) throw new Error('no canvas');
  const viewer = await openModelViewer(host, modelUrl, {
    prefersReducedMotion: () => true,
    onLost: () => undefined,
    onTurned: () => undefined,
    signal: new AbortController().signal,
    onDrawn() {
      const drawn = host.querySelector('canvas');
      if (!drawn) return;
      Object.assign(shot, { width: drawn.width, height: drawn.height });
      context.fillStyle = ground;
      context.fillRect(0, 0, shot.width, shot.height);
      context.drawImage(drawn, 0, 0);
    },
  });
  const allViews: [name: string, turn: () => void][] = [
    ['front', () => viewer.turnTo(null)],
    // Gloss is seen from the side.
    ['aside', () => viewer.rotateBy({ turn: -68 })],
    ['behind', () => viewer.rotateBy({ turn: -112 })],
    ['above', () => viewer.rotateBy({ turn: 180, tilt: 50 })],
    ...Array.from(viewer.faces.keys(), (face): [string, () => void] => [`face ${face}`, () => viewer.turnTo(face)]),
  ];
  const views = allViews.filter(([name]) => !viewNames || viewNames.includes(name));
  return {
    async shoot(scene: Scene, color: string | null, assets: Assets): Promise<[string, string][]> {
      viewer.change(scene.model);
      if (color !== null) viewer.tint(color);
      for (const surface of scene.surfaceList) paintModel(viewer, surface, assets, { product: color, part: null });
      const pictures: [string, string][] = [];
      for (const [name, turn] of views) {
        turn();
        // What was asked for in one frame is drawn with the next.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
        pictures.push([name, pngOf(shot)]);
      }
      return pictures;
    },
    close(): void {
      viewer.dispose();
      host.remove();
    },
  };
}

/** A surface as the proof shows it, with what is cut off. */
function paintProof(surface: SceneSurface, { fonts, images }: Assets): [string, string] {
  const { id, widthMm, heightMm, bleedMm } = surface;
  const options = { pxPerMm: proofPixels / (Math.max(widthMm, heightMm) + 2 * bleedMm), bleedMm };
  const drawing = drawWith({ fonts, drawMat: null }, surface);
  const canvas = Object.assign(document.createElement('canvas'), paintedSize(drawing, options));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paintDrawing(context, drawing, { pictureOf: picturesIn(images), fonts }, options);
  return [id, pngOf(canvas)];
}

Object.assign(globalThis, { showChoices });
