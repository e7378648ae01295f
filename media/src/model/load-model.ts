import { type Group, TextureLoader } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { addMeshoptDecoder } from './meshopt-loader.ts';

/** Brings a product's model (GLB); fails where it is not there and when `signal` ends it. */
export async function loadModel(url: string, signal: AbortSignal): Promise<Group> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`the model answered ${response.status}`);
  const loader = addMeshoptDecoder(new GLTFLoader());
  loader.register((parser) => {
    // Its own loader fetches what is inside the file by blob addresses, which the page's policy keeps from fetch.
    Object.assign(parser, { textureLoader: new TextureLoader(parser.options.manager) });
    return { name: 'textures-as-images' };
  });
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), '');
  signal.throwIfAborted();
  return scene;
}
