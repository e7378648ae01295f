import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { Document, NodeIO } from '@gltf-transform/core';
import { KHRTextureTransform, type Transform } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { Box3, Matrix4, Mesh, type MeshPhysicalMaterial, Vector3 } from 'three';
import { USDLoader } from 'three/addons/loaders/USDLoader.js';
import { describe, expect, it } from 'vitest';
import { sampleModelFile } from '../catalogue/model-files.ts';
import { dressModel, readModel, writeModel } from './dress-model.ts';
import { hangOnWall } from './hang-on-wall.ts';
import { writeUsdz } from './usdz.ts';

/** A product's model without textures of its own: what reads USD here would ask a browser to decode them. */
async function model(slug: string): Promise<Document> {
  const document = await readModel(await readFile(sampleModelFile(`/models/${slug}.glb`) ?? ''));
  for (const texture of document.getRoot().listTextures()) texture.dispose();
  return document;
}

interface Entry {
  name: string;
  method: number;
  /** Where the file's own bytes begin. */
  start: number;
  data: Buffer;
}

/** Reads an archive by its directory, as APPNOTE says it, knowing nothing of the writer. */
function entriesOf(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02_01_4b_50);
    const [names, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04_03_4b_50);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    expect(crc32(data)).toBe(zip.readUInt32LE(at + 16));
    const name = zip.toString('latin1', at + 46, at + 46 + names);
    expect(zip.toString('latin1', local + 30, local + 30 + names)).toBe(name);
    const entry = { name, method: zip.readUInt16LE(at + 10), start, data };
    at += 46 + names + extra + comment;
    return entry;
  });
}

const picture = async (format: 'png' | 'jpeg' | 'webp') =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04020' } })
      .toFormat(format)
      .toBuffer(),
  );

describe('a product for Quick Look', () => {
  it('S1.13 is an archive that is stored, each file on a multiple of 64, the layer first', async () => {
    const document = await model('hearth-photo-mug');
    const [data, front] = [await picture('png'), await picture('jpeg')];
    dressModel(document, {
      color: null,
      pictures: new Map([
        ['front', { data: front, mimeType: 'image/jpeg' }],
        ['back', { data, mimeType: 'image/png' }],
      ]),
    });
    const entries = entriesOf(await writeUsdz(document));
    expect(entries[0]?.name).toBe('product.usda');
    for (const [at, { name }] of entries.slice(1).entries())
      expect(name).toMatch(new RegExp(`^textures/${at}\\.(jpg|png)$`));
    for (const { name, method, start } of entries) expect([name, method, start % 64]).toEqual([name, 0, 0]);
    for (const expected of [front, data]) expect(entries.filter((each) => each.data.equals(expected))).toHaveLength(1);
    expect(await writeUsdz(document)).toEqual(await writeUsdz(document));
  });

  it('S1.13 says metres, the axis that is up, and that it stands on what is level', async () => {
    const [layer] = entriesOf(await writeUsdz(await model('hearth-photo-mug')));
    const text = layer?.data.toString() ?? '';
    expect(text.startsWith('#usda 1.0\n(')).toBe(true);
    for (const fact of ['metersPerUnit = 1', 'upAxis = "Y"', 'defaultPrim = "Root"']) expect(text).toContain(fact);
    expect(text).toContain('preliminary:anchoring:type = "plane"');
    expect(text).toContain('preliminary:planeAnchoring:alignment = "horizontal"');
    // Every brace and bracket that opens is closed, and every path that is named is there.
    for (const [open, close] of ['{}', '[]', '()'] as const)
      expect(text.split(open ?? '').length, `${open}${close}`).toBe(text.split(close ?? '').length);
    for (const [, material] of text.matchAll(/<\/Root\/Materials\/(Material_\d+)/g))
      expect(text).toContain(`def Material "${material}"`);
  });

  it('S1.13 repeats the weave of cloth as often over a face as the glTF does', async () => {
    const document = await readModel(await readFile(sampleModelFile('/models/open-air-gallery-canvas.glb') ?? ''));
    const [layer] = entriesOf(await writeUsdz(document));
    const text = layer?.data.toString() ?? '';
    const scale = /def Shader "NormalSt"\s+\{\s+uniform token info:id = "UsdTransform2d"[^}]*inputs:scale = \((.+?)\)/;
    const [across = 0, down = 0] = (scale.exec(text)?.[1] ?? '').split(',').map(Number);
    // 400 and 600 mm of canvas that repeats every 22
    expect(across).toBeCloseTo(400 / 22, 2);
    expect(down).toBeCloseTo(600 / 22, 2);
    expect(text).toMatch(/inputs:st\.connect = <\/Root\/Materials\/Material_\d+\/NormalSt\.outputs:result>/);
  });

  it("S1.13 is read by another reader, three's, in the size and the number of triangles that the glTF has", async () => {
    for (const slug of ['hearth-photo-mug', 'morning-ridge-framed-print', 'window-seat-photo-cushion']) {
      const document = await model(slug);
      const [layer] = entriesOf(await writeUsdz(document));
      const group = new USDLoader().parse(layer?.data.toString() ?? '', '');
      group.updateMatrixWorld(true);
      const size = new Box3().setFromObject(group, true).getSize(new Vector3());
      const { min, max } = boundsOf(document);
      for (const [axis, along] of size.toArray().entries())
        expect(along, `${slug} ${axis}`).toBeCloseTo((max[axis] ?? 0) - (min[axis] ?? 0), 4);
      let triangles = 0;
      group.traverse((each) => {
        if (!(each instanceof Mesh)) return;
        triangles += (each.geometry.index?.count ?? each.geometry.getAttribute('position').count) / 3;
        expect(each.geometry.getAttribute('normal').count).toBe(each.geometry.getAttribute('position').count);
      });
      expect(triangles, slug).toBe(trianglesOf(document));
    }
  });

  it('S1.13 that hangs has its back on the wall, whose normal Quick Look calls y, its front before it and its top up', async () => {
    const slug = 'morning-ridge-framed-print';
    const { min, max } = boundsOf(await model(slug));
    const document = await model(slug);
    hangOnWall(document, 'usdz');
    const [layer] = entriesOf(await writeUsdz(document, 'wall'));
    const text = layer?.data.toString() ?? '';
    expect(text).toContain('preliminary:planeAnchoring:alignment = "vertical"');
    expect(text).not.toContain('"horizontal"');
    const group = new USDLoader().parse(text, '');
    group.updateMatrixWorld(true);
    const hung = new Box3().setFromObject(group, true);
    const [width, height, depth] = [0, 1, 2].map((axis) => (max[axis] ?? 0) - (min[axis] ?? 0)) as [
      number,
      number,
      number,
    ];
    for (const [at, value] of [-width / 2, 0, -height / 2].entries())
      expect(hung.min.toArray()[at]).toBeCloseTo(value, 4);
    for (const [at, value] of [width / 2, depth, height / 2].entries())
      expect(hung.max.toArray()[at]).toBeCloseTo(value, 4);
    // What was up is away from z, what looked along z looks along y.
    const [node] = document.getRoot().listScenes()[0]?.listChildren() ?? [];
    const turn = new Matrix4().fromArray(node?.getMatrix() ?? []);
    expect(new Vector3(0, 1, 0).transformDirection(turn).z).toBeCloseTo(-1, 6);
    expect(new Vector3(0, 0, 1).transformDirection(turn).y).toBeCloseTo(1, 6);
  });

  it('S1.13 that hangs stays upright for Scene Viewer, its back at z = 0', async () => {
    const document = await model('meridian-wall-clock');
    const before = boundsOf(document);
    hangOnWall(document, 'glb');
    const after = boundsOf(document);
    expect(after.min[2]).toBeCloseTo(0, 6);
    expect(after.max[1]).toBeCloseTo(before.max[1] ?? 0, 6);
    expect((after.max[2] ?? 0) - (after.min[2] ?? 0)).toBeCloseTo((before.max[2] ?? 0) - (before.min[2] ?? 0), 6);
  });

  it('S1.13 wears the chosen colour, and keeps what is not dyed', async () => {
    const document = await model('hearth-photo-mug');
    dressModel(document, { color: '#dd9933', pictures: new Map() });
    const [layer] = entriesOf(await writeUsdz(document));
    const group = new USDLoader().parse(layer?.data.toString() ?? '', '');
    const colors = new Set<string>();
    group.traverse((each) => {
      if (each instanceof Mesh) colors.add((each.material as MeshPhysicalMaterial).color.getHexString());
    });
    const names = document
      .getRoot()
      .listMaterials()
      .map((material) => material.getName());
    expect(colors.has('dd9933')).toBe(names.includes('colour'));
    expect(colors.size).toBeGreaterThan(1);
  });

  it('S1.13 shows both sides of what has two, and pictures of other kinds as PNG', async () => {
    const document = new Document();
    document.createBuffer();
    const accessor = (type: 'VEC3' | 'VEC2', numbers: number[]) =>
      document.createAccessor().setType(type).setArray(Float32Array.from(numbers));
    const texture = document.createTexture().setImage(await picture('webp'));
    const material = document
      .createMaterial()
      .setDoubleSided(true)
      .setNormalTexture(texture.setMimeType('image/webp'))
      .setMetallicRoughnessTexture(texture)
      .setOcclusionTexture(texture)
      .setAlphaMode('MASK')
      .setAlphaCutoff(0.4);
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setAttribute('POSITION', accessor('VEC3', [0, 0, 0, 1, 0, 0, 0, 1, 0]))
      .setAttribute('NORMAL', accessor('VEC3', [0, 0, 1, 0, 0, 1, 0, 0, 1]))
      .setAttribute('TEXCOORD_0', accessor('VEC2', [0, 1, 1, 1, 0, 0]));
    document.createScene().addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)));
    const [layer, png] = entriesOf(await writeUsdz(document));
    const text = layer?.data.toString() ?? '';
    expect(text).toContain('faceVertexIndices = [0, 1, 2, 3, 5, 4]');
    expect(text).toContain('texCoord2f[] primvars:st = [(0, 0), (1, 0), (0, 1), (0, 0), (1, 0), (0, 1)]');
    expect(text).toContain('inputs:opacityThreshold = 0.4');
    expect(text).toContain('normal3f inputs:normal.connect = </Root/Materials/Material_0/Normal.outputs:rgb>');
    expect(text).toContain('inputs:roughness.connect = </Root/Materials/Material_0/Finish.outputs:g>');
    expect(text).toContain('inputs:metallic.connect = </Root/Materials/Material_0/Finish.outputs:b>');
    expect(text).toContain('inputs:occlusion.connect = </Root/Materials/Material_0/Occlusion.outputs:r>');
    expect([png?.name, (await sharp(png?.data).metadata()).format]).toEqual(['textures/0.png', 'png']);
  });
});

describe('a product for Scene Viewer', () => {
  it('S1.13 is a glTF that needs no extension, in the size of the model', async () => {
    const before = await new Response(await readFile(sampleModelFile('/models/hearth-photo-mug.glb') ?? '')).bytes();
    expect(Buffer.from(before).includes('KHR_mesh_quantization')).toBe(true);
    const document = await model('hearth-photo-mug');
    const size = sizeOf(document);
    const writtenModel = await writeModel(document);
    expect(Buffer.from(writtenModel).includes('KHR_')).toBe(false);
    expect(sizeOf(await new NodeIO().readBinary(writtenModel))).toEqual(size);
    expect(size[1]).toBeCloseTo(0.095, 3);
  });

  it('S1.13 keeps the weave of cloth as fine as it is, where a viewer knows how to repeat it', async () => {
    const document = await readModel(await readFile(sampleModelFile('/models/open-air-gallery-canvas.glb') ?? ''));
    const io = new NodeIO().registerExtensions([KHRTextureTransform]);
    const written = await io.readBinary(await writeModel(document));
    const front = written
      .getRoot()
      .listMaterials()
      .find((material) => material.getName() === 'artwork-front');
    const transform = front?.getNormalTextureInfo()?.getExtension<Transform>(KHRTextureTransform.EXTENSION_NAME);
    expect(transform?.getScale()[0]).toBeCloseTo(400 / 22, 2);
    expect(written.getRoot().listExtensionsRequired()).toEqual([]);
  });
});

function boundsOf(document: Document): { min: number[]; max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  document
    .getRoot()
    .listScenes()[0]
    ?.traverse((node) => {
      const matrix = node.getWorldMatrix();
      for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
        const position = primitive.getAttribute('POSITION');
        for (let at = 0; at < (position?.getCount() ?? 0); at += 1) {
          const [x = 0, y = 0, z = 0] = position?.getElement(at, []) ?? [];
          for (const axis of [0, 1, 2]) {
            const along =
              (matrix[axis] ?? 0) * x +
              (matrix[axis + 4] ?? 0) * y +
              (matrix[axis + 8] ?? 0) * z +
              (matrix[axis + 12] ?? 0);
            min[axis] = Math.min(min[axis] ?? 0, along);
            max[axis] = Math.max(max[axis] ?? 0, along);
          }
        }
      }
    });
  return { min, max };
}

function sizeOf(document: Document): number[] {
  const { min, max } = boundsOf(document);
  return max.map((along, axis) => along - (min[axis] ?? 0));
}

function trianglesOf(document: Document): number {
  let count = 0;
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      count += ((primitive.getIndices()?.getCount() ?? 0) / 3) * (primitive.getMaterial()?.getDoubleSided() ? 2 : 1);
  return count;
}
