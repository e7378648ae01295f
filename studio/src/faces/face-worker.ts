import weights from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import { type Face, findFaces } from '@afterimage/scene/faces/find-faces.ts';
import { type Network, readNetwork } from '@afterimage/scene/faces/read-network.ts';

export interface FaceRequest {
  id: number;
  picture: ImageBitmap;
}
/** Null: the faces could not be looked for. */
export interface FaceReply {
  id: number;
  faces: Face[] | null;
}

let network: Promise<Network> | null = null;

async function loadNetwork(): Promise<Network> {
  const reply = await fetch(weights);
  if (!reply.ok) throw new Error(`The face model was not to be had: ${reply.status}`);
  return readNetwork(new Uint8Array(await reply.arrayBuffer()));
}

async function facesIn(picture: ImageBitmap): Promise<Face[]> {
  network ??= loadNetwork();
  const loadedNetwork = await network;
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  context.drawImage(picture, 0, 0);
  return findFaces(loadedNetwork, context.getImageData(0, 0, width, height));
}

addEventListener('message', ({ data: { id, picture } }: MessageEvent<FaceRequest>) => {
  const reply = (faces: Face[] | null) => postMessage({ id, faces } satisfies FaceReply);
  facesIn(picture)
    .then(reply, () => reply(null))
    .finally(() => picture.close());
});
