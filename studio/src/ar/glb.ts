import { modelLimits } from '@afterimage/contract/values/limits.ts';

/** Why a model is not taken, before it is sent; `what` is for the words. */
type ModelFault =
  | { fault: 'gltf' | 'otherModel' | 'noModel' | 'empty' | 'otherFiles' }
  | { fault: 'large'; most: number }
  | { fault: 'triangles'; count: number; most: number };

interface Gltf {
  meshes?: { primitives?: { indices?: number; attributes?: Record<string, number>; mode?: number }[] }[];
  accessors?: { count?: number }[];
  nodes?: { mesh?: number }[];
  buffers?: { uri?: string }[];
  images?: { uri?: string }[];
}

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;

/** The description inside a GLB; null when the bytes are none. */
function gltfOf(bytes: ArrayBuffer): Gltf | null {
  const view = new DataView(bytes);
  if (bytes.byteLength < 20 || view.getUint32(0, true) !== magic || view.getUint32(4, true) !== 2) return null;
  const length = view.getUint32(12, true);
  if (view.getUint32(16, true) !== jsonChunk || 20 + length > bytes.byteLength) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes, 20, length));
    const parsedJson: unknown = JSON.parse(text);
    return typeof parsedJson === 'object' && parsedJson !== null ? parsedJson : null;
  } catch {
    return null;
  }
}

/** The triangles that are drawn: of each mesh as often as a node shows it. */
function trianglesOf({ meshes = [], accessors = [], nodes = [] }: Gltf): number {
  const ofMesh = meshes.map(({ primitives = [] }) =>
    primitives.reduce((sum, { indices, attributes, mode = 4 }) => {
      const count = accessors[indices ?? attributes?.['POSITION'] ?? -1]?.count ?? 0;
      if (mode === 4) return sum + Math.floor(count / 3);
      return mode === 5 || mode === 6 ? sum + Math.max(0, count - 2) : sum;
    }, 0),
  );
  return nodes.reduce((sum, { mesh }) => sum + (mesh === undefined ? 0 : (ofMesh[mesh] ?? 0)), 0);
}

/** What is wrong with a model as far as the browser can tell; the server looks closer. */
export function modelFault(name: string, bytes: ArrayBuffer): ModelFault | null {
  if (/\.gltf$/i.test(name)) return { fault: 'gltf' };
  if (bytes.byteLength === 0) return { fault: 'empty' };
  if (bytes.byteLength > modelLimits.sentBytes) return { fault: 'large', most: modelLimits.sentBytes / 1024 / 1024 };
  const gltf = gltfOf(bytes);
  if (!gltf)
    return { fault: /\.(obj|fbx|stl|usdz?|dae|blend|3ds|ply|3mf|step|stp)$/i.test(name) ? 'otherModel' : 'noModel' };
  const outside = [...(gltf.buffers ?? []), ...(gltf.images ?? [])].some(({ uri }) => uri && !uri.startsWith('data:'));
  if (outside) return { fault: 'otherFiles' };
  const count = trianglesOf(gltf);
  return count > modelLimits.triangles ? { fault: 'triangles', count, most: modelLimits.triangles } : null;
}
