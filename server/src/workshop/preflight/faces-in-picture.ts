import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Face, findFaces, type Pixels, squaresOf } from '@afterimage/scene/faces/find-faces.ts';
import { type Network, readNetwork } from '@afterimage/scene/faces/read-network.ts';

/** A picture that is so narrow that it has more squares takes too long, and its faces would be too small to matter. */
const mostSquares = 150;

let network: Network | undefined;

/** The faces in a picture; null when it is too narrow to look for them. Takes a second: for a thread. */
export function facesInPicture(picture: Pixels): Face[] | null {
  if (squaresOf(picture).length > mostSquares) return null;
  network ??= readNetwork(
    readFileSync(fileURLToPath(import.meta.resolve('@mediapipe/face_detection/face_detection_short_range.tflite'))),
  );
  return findFaces(network, picture);
}
