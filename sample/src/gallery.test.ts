import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Document, getBounds, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { galleryList } from './gallery.ts';

const folder = fileURLToPath(new URL('../gallery/', import.meta.url));
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(`${folder}${name}.glb`));
const io = new NodeIO().registerExtensions([KHRMeshQuantization]);
const read = (name: string): Promise<Document> => io.readBinary(bytesOf(name));

/** Puts what moves where it is at a share of the loop, to the next key. */
function moveTo(document: Document, share: number): void {
  for (const channel of document.getRoot().listAnimations()[0]!.listChannels()) {
    const [node, output] = [channel.getTargetNode()!, channel.getSampler()!.getOutput()!];
    const [x = 0, y = 0, z = 0, w = 1] = output.getElement(Math.round(share * (output.getCount() - 1)), [0, 0, 0]);
    const path = channel.getTargetPath();
    if (path === 'translation') node.setTranslation([x, y, z]);
    else if (path === 'scale') node.setScale([x, y, z]);
    else node.setRotation([x, y, z, w]);
  }
}

describe('the gallery of models', () => {
  it('S3.17 there are twelve and more, each with its poster, and nothing is left over', () => {
    expect(galleryList.length).toBeGreaterThanOrEqual(12);
    const files = galleryList.flatMap(({ name }) => [`${name}.glb`, `${name}.webp`]);
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  });

  it('S3.17 each is what Khronos calls valid, light, and plays one loop whose ends meet', async () => {
    for (const { name } of galleryList) {
      expect(statSync(`${folder}${name}.glb`).size, name).toBeLessThanOrEqual(120 * 1024);
      const report = await validateBytes(bytesOf(name));
      expect([report.issues.numErrors, report.issues.numWarnings], JSON.stringify(report.issues)).toEqual([0, 0]);
      expect(report.info.totalTriangleCount, name).toBeLessThanOrEqual(20_000);
      const animations = (await read(name)).getRoot().listAnimations();
      expect(animations.length, name).toBe(1);
      for (const sampler of animations[0]!.listSamplers()) {
        const output = sampler.getOutput()!;
        const [first, last] = [0, output.getCount() - 1].map((at) => output.getElement(at, new Array<number>())) as [
          number[],
          number[],
        ];
        // A turn and its opposite are the same turn.
        const dotProduct =
          first.length === 4 && first.reduce((sum, each, at) => sum + each * last[at]!, 0) < 0 ? -1 : 1;
        for (const [at, each] of first.entries()) expect(last[at]! * dotProduct, name).toBeCloseTo(each, 3);
      }
    }
  });

  it('S3.17 each stays in a cube of one unit, its middle over the origin, and stands on the ground', async () => {
    for (const { name } of galleryList) {
      const document = await read(name);
      const low = [0, 0, 0].map(() => Infinity);
      const high = low.map(() => -Infinity);
      for (let step = 0; step < 40; step += 1) {
        moveTo(document, step / 40);
        const { min, max } = getBounds(document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0]!);
        for (const axis of [0, 1, 2]) {
          low[axis] = Math.min(low[axis]!, min[axis]!);
          high[axis] = Math.max(high[axis]!, max[axis]!);
        }
      }
      const sizes = low.map((each, axis) => high[axis]! - each);
      expect(Math.max(...sizes), name).toSatisfy((size) => size > 0.85 && size < 1.15);
      expect(Math.abs(low[1]!), name).toBeLessThan(0.05);
      for (const axis of [0, 2]) expect(Math.abs(low[axis]! + high[axis]!), name).toBeLessThan(0.12);
    }
  });
});
