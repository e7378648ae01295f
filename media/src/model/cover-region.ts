import type { ModelRegion } from '@afterimage/contract/print.ts';
import { onPrint, splitAtRegion } from '@afterimage/scene/uv-region.ts';
import { BufferAttribute, BufferGeometry, Mesh, type MeshStandardMaterial, SkinnedMesh, Texture } from 'three';

/** The attribute that keeps the texture coordinates of the file, and its channel; models of products have at most two. */
const [ownUv, ownChannel] = ['uv3', 3] as const;

/**
 * Makes the texture coordinates of a mesh those of the print that covers a region of its texture. What lies outside is split off
 * as a child with the material that the mesh has now. A mesh that bends or changes its form is not split: the edge of the print is
 * drawn out there.
 */
export function coverRegion(mesh: Mesh, region: ModelRegion): void {
  const { geometry } = mesh;
  const uv = geometry.attributes['uv'];
  const position = geometry.attributes['position'];
  if (!uv || !position) return;
  if (mesh instanceof SkinnedMesh || Object.keys(geometry.morphAttributes).length > 0) {
    mesh.geometry = bentGeometry(geometry, region);
    return;
  }
  const names = Object.keys(geometry.attributes);
  const sizes = names.map((name) => geometry.attributes[name]?.itemSize ?? 0);
  const startOf = (name: string) => sizes.slice(0, names.indexOf(name)).reduce((sum, size) => sum + size, 0);
  const corners = Array.from({ length: position.count }, (_, corner) =>
    names.flatMap((name, at) =>
      Array.from(
        { length: sizes[at] ?? 0 },
        (__, component) => geometry.attributes[name]?.getComponent(corner, component) ?? 0,
      ),
    ),
  );
  const count = geometry.index?.count ?? position.count;
  const indices = Array.from({ length: count }, (_, at) => geometry.index?.getX(at) ?? at);
  const { inside, outside } = splitAtRegion({ corners, indices, uvAt: startOf('uv') }, region);
  const geometryOf = ({ corners: list, indices: order }: typeof inside): BufferGeometry => {
    const part = new BufferGeometry();
    for (const [at, name] of names.entries()) {
      const [start, size] = [startOf(name), sizes[at] ?? 0];
      part.setAttribute(
        name,
        floats(
          list.flatMap((values) => values.slice(start, start + size)),
          size,
        ),
      );
    }
    return part.setIndex(order);
  };
  if (outside.indices.length > 0) mesh.add(Object.assign(new Mesh(geometryOf(outside), mesh.material), { name: '' }));
  const covered = geometryOf(inside);
  const fileUv = covered.attributes['uv'];
  if (fileUv) covered.setAttribute(ownUv, fileUv);
  mesh.geometry = covered.setAttribute('uv', floats(inside.onPrint.flat(), 2));
}

const floats = (values: readonly number[], size: number) => new BufferAttribute(Float32Array.from(values), size);

function bentGeometry(geometry: BufferGeometry, region: ModelRegion): BufferGeometry {
  const uv = geometry.attributes['uv'];
  const covered = geometry.clone();
  if (!uv) return covered;
  const values = Array.from({ length: uv.count }, (_, at) => onPrint(uv.getX(at), uv.getY(at), region));
  return covered.setAttribute(ownUv, uv).setAttribute('uv', floats(values.flat(), 2));
}

/** Has the textures of a material use the texture coordinates of the file, where the print has others. */
export function moveTextures(material: MeshStandardMaterial): void {
  for (const [name, value] of Object.entries(material)) {
    if (name === 'map' || !(value instanceof Texture) || value.channel !== 0) continue;
    const moved = value.clone();
    moved.channel = ownChannel;
    moved.needsUpdate = true;
    Object.assign(material, { [name]: moved });
  }
}
