import { Document, NodeIO } from '@gltf-transform/core';
import type { ArCustomization } from '@afterimage/contract/customization.ts';
import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import { frameCamera } from '../tracker/src/geometry/camera.ts';
import { project } from '../tracker/src/geometry/homography.ts';
import { planarPoses } from '../tracker/src/geometry/pose.ts';
import { cornersOf, type FilmSize, type HeldView, heldView } from './camera-film.ts';
import type { PlainSighting } from './stage-page.fixture.ts';

/** A print of 100 × 80 mm, its photo with a margin of 5 mm all round; the picture has 400 × 320 pixels. */
const printed = { width: 400, height: 320, widthMm: 100, heightMm: 80 };
const photo = { x: 5, y: 5, width: 90, height: 70, outline: 'rectangle' } as const;

export const laid = { fit: 'cover', x: 0, y: 0, scale: 1, rotation: 0, loop: true, sound: true } as const;

export function medium(given: Partial<ArCustomization>): ArCustomization {
  return {
    attachmentId: '00000000-0000-4000-8000-000000000000',
    type: 'IMAGE',
    url: '',
    mimeType: '',
    width: null,
    height: null,
    durationSeconds: null,
    posterUrl: null,
    captionsUrl: null,
    text: null,
    display: laid,
    ...given,
  };
}

export const target = (medium: ArCustomization, given: Partial<ViewerTarget> = {}): ViewerTarget => ({
  id: '1',
  title: 'Photo',
  packUrl: '',
  pictureUrl: '',
  ...printed,
  surface: { kind: 'flat' },
  photo,
  medium,
  ...given,
});

export const showOf = (...targetList: ViewerTarget[]): ViewerShow => ({
  kind: 'project',
  productName: 'Mug',
  expiresAt: null,
  targetList,
});

export const unseen: PlainSighting = { homography: null, corners: null };

const focal = 640;
export const frame = { width: 640, height: 480 };

/** The print as a hand holds it, with the pose that belongs to it. */
export function held(view: Partial<HeldView> = {}): PlainSighting {
  const still = { x: 320, y: 240, size: 200, tilt: 0.45, towards: 0.8, turn: 0.12, ...view };
  const homography = heldView(printed, frame, still, focal);
  const camera = frameCamera(frame.width, frame.height, focal);
  const [pose] = planarPoses(homography, printed.width, printed.height, camera) ?? [];
  if (!pose) throw new Error('A print that can be held has a pose');
  return {
    homography: [...homography],
    corners: cornersOf(printed, homography),
    pose: { rotation: [...pose.rotation], translation: [...pose.translation], focal },
  };
}

/** Where a place of the photo, in shares of it, is on a stage of that size, in its pixels from its outer corner. */
export function onStage({ homography }: PlainSighting, viewport: FilmSize, u: number, v: number): [number, number] {
  const x = ((photo.x + u * photo.width) / printed.widthMm) * printed.width - 0.5;
  const y = ((photo.y + v * photo.height) / printed.heightMm) * printed.height - 0.5;
  const [frameX, frameY] = project(homography ?? [], x, y);
  const scale = Math.max(viewport.width / frame.width, viewport.height / frame.height);
  return [
    (viewport.width - frame.width * scale) / 2 + (frameX + 0.5) * scale,
    (viewport.height - frame.height * scale) / 2 + (frameY + 0.5) * scale,
  ];
}

/** A GLB of a red cube of 1 m that shines by itself. */
export async function boxModel(): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) =>
    [index & 1, (index >> 1) & 1, index >> 2].map((on) => on - 0.5),
  );
  const sides = [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
  ];
  const places = document.createAccessor().setType('VEC3').setArray(Float32Array.from(corners)).setBuffer(buffer);
  const order = document.createAccessor().setType('SCALAR').setArray(Uint16Array.from(sides)).setBuffer(buffer);
  const material = document
    .createMaterial()
    .setBaseColorFactor([0, 0, 0, 1])
    .setEmissiveFactor([1, 0, 0])
    .setRoughnessFactor(1)
    .setDoubleSided(true);
  const shape = document.createPrimitive().setAttribute('POSITION', places).setIndices(order).setMaterial(material);
  const node = document.createNode().setMesh(document.createMesh().addPrimitive(shape));
  document.createScene().addChild(node);
  return new NodeIO().writeBinary(document);
}
