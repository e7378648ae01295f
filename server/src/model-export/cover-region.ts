import type { Accessor, Document, Material, Primitive } from '@gltf-transform/core';
import type { ModelRegion } from '@afterimage/contract/print.ts';
import { onPrint, splitAtRegion } from '@afterimage/scene/uv-region.ts';

/**
 * Makes the texture coordinates of a primitive those of the print that covers a region of its texture; what lies outside becomes a
 * primitive with the material that it has now. The texture coordinates of the file get the number `ownNumber`. `media/src/model/cover-region.ts` does the same in browsers.
 */
export function coverRegion(
  document: Document,
  primitive: Primitive,
  { region, ownNumber }: { region: ModelRegion; ownNumber: number },
): void {
  const uv = primitive.getAttribute('TEXCOORD_0');
  const position = primitive.getAttribute('POSITION');
  if (!uv || !position) return;
  const write = (values: readonly number[], like: Accessor): Accessor =>
    document.createAccessor().setType(like.getType()).setArray(Float32Array.from(values)).setBuffer(like.getBuffer());
  if (primitive.listTargets().length > 0 || primitive.getAttribute('JOINTS_0')) {
    const values = Array.from({ length: uv.getCount() }, (_, at) => {
      const [u = 0, v = 0] = uv.getElement(at, []);
      return onPrint(u, v, region);
    });
    keepCoordinates(primitive, uv, ownNumber);
    primitive.setAttribute('TEXCOORD_0', write(values.flat(), uv));
    return;
  }
  const attributes = primitive.listSemantics().flatMap((name) => {
    const attribute = primitive.getAttribute(name);
    return attribute ? [{ name, attribute, size: attribute.getElementSize() }] : [];
  });
  const startOf = (name: string) =>
    attributes
      .slice(
        0,
        attributes.findIndex((one) => one.name === name),
      )
      .reduce((sum, { size }) => sum + size, 0);
  const corners = Array.from({ length: position.getCount() }, (_, corner) =>
    attributes.flatMap(({ attribute }) => attribute.getElement(corner, [])),
  );
  const index = primitive.getIndices();
  const indices = Array.from(
    { length: index?.getCount() ?? position.getCount() },
    (_, at) => index?.getScalar(at) ?? at,
  );
  const { inside, outside } = splitAtRegion({ corners, indices, uvAt: startOf('TEXCOORD_0') }, region);
  const fill = (target: Primitive, { corners: list, indices: order }: typeof inside): Primitive => {
    for (const { name, attribute, size } of attributes) {
      const start = startOf(name);
      target.setAttribute(
        name,
        write(
          list.flatMap((values) => values.slice(start, start + size)),
          attribute,
        ),
      );
    }
    const places = document.createAccessor().setType('SCALAR').setArray(Uint32Array.from(order));
    return target.setIndices(places.setBuffer(position.getBuffer()));
  };
  if (outside.indices.length > 0)
    for (const mesh of document
      .getRoot()
      .listMeshes()
      .filter((one) => one.listPrimitives().includes(primitive)))
      mesh.addPrimitive(fill(primitive.clone(), outside));
  fill(primitive, inside);
  keepCoordinates(primitive, primitive.getAttribute('TEXCOORD_0'), ownNumber);
  primitive.setAttribute('TEXCOORD_0', write(inside.onPrint.flat(), uv));
}

/** The number of the texture coordinates that keep those of the file: the first that none of the primitives has. */
export const freeNumber = (primitives: readonly Primitive[]): number =>
  Math.max(...primitives.map((primitive) => coordinatesOf(primitive).length));

const coordinatesOf = (primitive: Primitive): string[] =>
  primitive.listSemantics().filter((name) => name.startsWith('TEXCOORD_'));

/** The numbers have no gaps, as glTF asks. */
function keepCoordinates(primitive: Primitive, uv: Accessor | null, ownNumber: number): void {
  for (let number = coordinatesOf(primitive).length; number <= ownNumber; number += 1)
    primitive.setAttribute(`TEXCOORD_${number}`, uv);
}

/** Has the textures of a material use the texture coordinates of that number, where the print has others. */
export function moveTextures(material: Material, ownNumber: number): void {
  const list = [
    material.getNormalTextureInfo(),
    material.getMetallicRoughnessTextureInfo(),
    material.getOcclusionTextureInfo(),
    material.getEmissiveTextureInfo(),
  ];
  for (const info of list) if (info?.getTexCoord() === 0) info.setTexCoord(ownNumber);
}
