import { readFile, writeFile } from 'node:fs/promises';
import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { answerTask } from './bounded-process.ts';
import { type Glb, isGlb2, readGlb, writeGlb } from './glb.ts';
import { drawnSize, gltf, type Gltf, needsOthers, strangeExtension, unpackedBytes } from './gltf.ts';
import { type ModelFacts, modelFacts } from './model-facts.ts';
import type { ModelFault, ModelReading, ModelTask } from './model.ts';
import { allTexturePixels, TextureError, withSmallerTextures } from './smaller-textures.ts';
import { dracoFits, isPacked, unpackModel } from './unpack-model.ts';

// Each part costs a phone a call for every picture it draws; a text of that length is no model.
const [mostParts, mostImages, mostJson, mostUnpacked] = [2000, 64, 8 * 1024 * 1024, 128 * 1024 * 1024];
// The validator walks them all, and from each node up to its root.
const mostEntries = 20_000;

type Refused = Extract<ModelReading, { fault: ModelFault }>;
const unreadable = (fault: ModelFault, values: Refused['values'] = {}): Refused => ({
  code: 'FILE_UNREADABLE',
  fault,
  values,
});
const tooLarge = (fault: ModelFault, values: Refused['values'] = {}): Refused => ({
  code: 'FILE_TOO_LARGE',
  fault,
  values,
});

async function read({ from, to, describe }: ModelTask): Promise<ModelReading> {
  const bytes = await readFile(from);
  if (!isGlb2(bytes)) return { code: 'FILE_TYPE_UNSUPPORTED', fault: 'version', values: {} };
  const packedModel = looked(bytes);
  if ('fault' in packedModel) return packedModel;
  const plainBytes =
    packedModel.model && isPacked(packedModel.model)
      ? await unpacked(bytes, packedModel.model, packedModel.glb)
      : bytes;
  if ('fault' in plainBytes) return plainBytes;
  const lookedAt = plainBytes === bytes ? packedModel : looked(plainBytes);
  if ('fault' in lookedAt) return lookedAt;
  const { glb, content, model } = lookedAt;
  const { issues } = await validateBytes(plainBytes, { format: 'glb', maxIssues: 500, writeTimestamp: false });
  const faults = issues.messages.filter(({ severity }) => severity === 0).slice(0, 2);
  if (issues.numErrors > 0 || !model)
    return unreadable('faulty', {
      why: faults.map(({ message }) => plain(message)).join(' '),
      codes: faults.map(({ code }) => code).join(', '),
    });
  const drawnGeometry = drawnSize(model);
  if (!drawnGeometry || drawnGeometry.triangles === 0) return unreadable('nothing');
  const refusal = refuseImages(model, glb);
  if (refusal) return refusal;
  // What programs and people noted for themselves is not drawn, and nobody else's business.
  const json = JSON.stringify(content, (key, value: unknown) => (key === 'extras' ? undefined : value));
  const remade = writeGlb({ json, binary: glb.binary });
  const small = await withSmallerTextures(remade).catch(textureRefusal);
  if ('fault' in small) return small;
  await writeFile(to, small, { flag: 'wx', mode: 0o600 });
  return { triangles: drawnGeometry.triangles, facts: await factsOf(small, describe) };
}

/** Null where they are not wanted. */
async function factsOf(model: Uint8Array, isWanted = false): Promise<ModelFacts | null> {
  if (!isWanted) return null;
  return modelFacts(await new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(new Uint8Array(model)));
}

function textureRefusal(error: unknown): Refused {
  if (!(error instanceof TextureError)) throw error;
  const { fault } = error;
  const most = { texture: 0, texturePixels: modelLimits.texturePixels, allTexturePixels, large: modelLimits.bytes }[
    fault
  ];
  const unit = fault === 'large' ? 1024 * 1024 : 1_000_000;
  const values = { most: Math.floor(most / unit) };
  return fault === 'texture' ? unreadable(fault, values) : tooLarge(fault, values);
}

/** Parses a GLB, if it is complete and within the limits. Without `model` the validator reports the reason. */
function looked(bytes: Buffer): Refused | { glb: Glb; content: unknown; model: Gltf | undefined } {
  const glb = readGlb(bytes);
  if (!glb) return unreadable('cut');
  if (glb.json.length > mostJson) return tooLarge('heavy');
  const content: unknown = JSON.parse(glb.json);
  if (entryCount(content) > mostEntries) return tooLarge('heavy');
  const { data: model } = gltf.safeParse(content);
  return (model && refuse(model)) ?? { glb, content, model };
}

/** How many scenes, nodes, meshes and the like a model lists in all. */
function entryCount(content: unknown): number {
  const lists = typeof content === 'object' && content !== null ? Object.values(content) : [];
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/** The same model with uncompressed numbers. */
async function unpacked(bytes: Buffer, model: Gltf, glb: Glb): Promise<Refused | Buffer> {
  const refusal = refuseImages(model, glb);
  if (refusal) return refusal;
  if (!dracoFits(model, glb.binary)) return unreadable('cut');
  return Buffer.from(await unpackModel(new Uint8Array(bytes)));
}

/** Images must be embedded, each in bytes of its own: images that share bytes would all be copied. */
function refuseImages({ images, bufferViews }: Gltf, { binary }: Glb): Refused | null {
  const views = [...new Set(images.map(({ bufferView }) => bufferView))];
  const lengths = views.flatMap((viewIndex) => {
    const view = viewIndex === undefined ? undefined : bufferViews[viewIndex];
    return view?.buffer === 0 ? [binary.subarray(view.byteOffset, view.byteOffset + view.byteLength).length] : [];
  });
  if (lengths.length < views.length) return unreadable('texture');
  return lengths.reduce((sum, length) => sum + length, 0) > binary.length ? tooLarge('heavy') : null;
}

/** What is too much or missing, looked at before anything is unpacked. */
function refuse(model: Gltf): Refused | null {
  if (needsOthers(model)) return unreadable('outside');
  const name = strangeExtension(model);
  if (name !== undefined) return { code: 'FILE_TYPE_UNSUPPORTED', fault: 'extension', values: { name: plain(name) } };
  const { triangles, parts } = drawnSize(model) ?? { triangles: 0, parts: 0 };
  const { triangles: most } = modelLimits;
  if (triangles > most) return tooLarge('triangles', { count: triangles, most });
  if (parts > mostParts) return tooLarge('parts', { most: mostParts });
  return model.images.length > mostImages || unpackedBytes(model) > mostUnpacked ? tooLarge('heavy') : null;
}

/** Somebody's own words, short and in one line. */
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}<>]+/gu, ' ').slice(0, 160);

async function reply(task: ModelTask): Promise<ModelReading> {
  try {
    return await read(task);
  } catch (error) {
    // A full disk is the shop's trouble; whatever else the reading stumbles over is the model's fault.
    if (error instanceof Error && 'syscall' in error) return { code: 'INTERNAL', fault: 'cut', values: {} };
    return unreadable('cut');
  }
}

// One thread: two models at once take two cores, and the rest of the shop goes on.
sharp.concurrency(1);
sharp.cache(false);
await answerTask((task) => reply(task as ModelTask));
