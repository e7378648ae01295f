import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
// The package exports only the decoder that is WebAssembly, which the policy of our pages refuses; this one is its own
// reference in plain JavaScript, fast enough for a model of ours.
import { MeshoptDecoder } from '../../../node_modules/meshoptimizer/meshopt_decoder_reference.js';

/** Lets a loader read geometry that is packed by meshopt (EXT_meshopt_compression). */
export function addMeshoptDecoder(loader: GLTFLoader): GLTFLoader {
  return loader.setMeshoptDecoder({ ...MeshoptDecoder, supported: true, ready: Promise.resolve() });
}
