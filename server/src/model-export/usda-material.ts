import type { Material, Texture, TextureInfo } from '@gltf-transform/core';
import { KHRTextureTransform, type Transform } from '@gltf-transform/extensions';
import { numberText, tuple } from './usda-text.ts';

/** The pictures of a layer and the names under which they lie beside it. */
export type Textures = Map<Texture, string>;

type Channel = 'rgb' | 'r' | 'g' | 'b' | 'a';

/** What of a picture goes into what of the surface. */
interface Map2d {
  id: string;
  texture: Texture;
  info: TextureInfo | null;
  inputs: readonly { input: string; channel: Channel }[];
  space: 'sRGB' | 'raw';
  scale?: readonly number[];
  bias?: readonly number[];
}

/** A material of glTF as a UsdPreviewSurface (openusd.org/release/spec_usdpreviewsurface.html). */
export function materialText(material: Material, name: string, textures: Textures): string {
  const path = `/Root/Materials/${name}`;
  const maps = mapsOf(material);
  const mapped = new Set(maps.flatMap(({ inputs }) => inputs.map(({ input }) => input)));
  const [red, green, blue, alpha] = material.getBaseColorFactor();
  const plain: [string, string][] = [
    ['color3f inputs:diffuseColor', tuple([red, green, blue])],
    ['color3f inputs:emissiveColor', tuple(material.getEmissiveFactor())],
    ['float inputs:metallic', numberText(material.getMetallicFactor())],
    ['float inputs:roughness', numberText(material.getRoughnessFactor())],
    ['float inputs:opacity', numberText(material.getAlphaMode() === 'OPAQUE' ? 1 : alpha)],
  ];
  const surface = [
    'uniform token info:id = "UsdPreviewSurface"',
    'int inputs:useSpecularWorkflow = 0',
    ...plain.flatMap(([input, value]) => (mapped.has(input) ? [] : [`${input} = ${value}`])),
    ...maps.flatMap(({ id, inputs }) =>
      inputs.map(({ input, channel }) => `${input}.connect = <${path}/${id}.outputs:${channel}>`),
    ),
    ...(material.getAlphaMode() === 'MASK'
      ? [`float inputs:opacityThreshold = ${numberText(material.getAlphaCutoff())}`]
      : []),
    'token outputs:surface',
  ];
  const shaders = maps.map((map) => textureText(map, path, textures));
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

${shader('Surface', surface)}${maps.length > 0 ? shader('St', coordinates) : ''}${shaders.join('')}        }
`;
}

const coordinates = [
  'uniform token info:id = "UsdPrimvarReader_float2"',
  'float2 inputs:fallback = (0, 0)',
  'string inputs:varname = "st"',
  'float2 outputs:result',
];

function mapsOf(material: Material): Map2d[] {
  const maps: Map2d[] = [];
  const add = (texture: Texture | null, map: Omit<Map2d, 'texture'>) => {
    // A mesh is written with its first texture coordinates alone.
    if (texture && (map.info?.getTexCoord() ?? 0) === 0) maps.push({ ...map, texture });
  };
  const transparent = material.getAlphaMode() !== 'OPAQUE';
  add(material.getBaseColorTexture(), {
    id: 'Diffuse',
    info: material.getBaseColorTextureInfo(),
    inputs: [
      { input: 'color3f inputs:diffuseColor', channel: 'rgb' },
      ...(transparent ? [{ input: 'float inputs:opacity', channel: 'a' as const }] : []),
    ],
    space: 'sRGB',
    scale: material.getBaseColorFactor(),
  });
  add(material.getEmissiveTexture(), {
    id: 'Emissive',
    info: material.getEmissiveTextureInfo(),
    inputs: [{ input: 'color3f inputs:emissiveColor', channel: 'rgb' }],
    space: 'sRGB',
    scale: [...material.getEmissiveFactor(), 1],
  });
  add(material.getNormalTexture(), {
    id: 'Normal',
    info: material.getNormalTextureInfo(),
    inputs: [{ input: 'normal3f inputs:normal', channel: 'rgb' }],
    space: 'raw',
    scale: [2, 2, 2, 1],
    bias: [-1, -1, -1, 0],
  });
  const [rough, metal] = [material.getRoughnessFactor(), material.getMetallicFactor()];
  add(material.getMetallicRoughnessTexture(), {
    id: 'Finish',
    info: material.getMetallicRoughnessTextureInfo(),
    inputs: [
      { input: 'float inputs:roughness', channel: 'g' },
      { input: 'float inputs:metallic', channel: 'b' },
    ],
    space: 'raw',
    scale: [1, rough, metal, 1],
  });
  add(material.getOcclusionTexture(), {
    id: 'Occlusion',
    info: material.getOcclusionTextureInfo(),
    inputs: [{ input: 'float inputs:occlusion', channel: 'r' }],
    space: 'raw',
  });
  return maps;
}

const wraps: Readonly<Record<number, string>> = { 33_071: 'clamp', 33_648: 'mirror', 10_497: 'repeat' };

function textureText({ id, texture, info, inputs, space, scale, bias }: Map2d, path: string, textures: Textures) {
  const file = textures.get(texture) ?? `textures/${textures.size}.${extensionOf(texture)}`;
  textures.set(texture, file);
  const transform = info?.getExtension<Transform>(KHRTextureTransform.EXTENSION_NAME) ?? null;
  const sampler = shader(id, [
    'uniform token info:id = "UsdUVTexture"',
    `asset inputs:file = @${file}@`,
    `float2 inputs:st.connect = <${path}/${transform ? `${id}St` : 'St'}.outputs:result>`,
    `token inputs:sourceColorSpace = "${space}"`,
    `token inputs:wrapS = "${wraps[info?.getWrapS() ?? 0] ?? 'repeat'}"`,
    `token inputs:wrapT = "${wraps[info?.getWrapT() ?? 0] ?? 'repeat'}"`,
    ...(scale ? [`float4 inputs:scale = ${tuple(scale)}`] : []),
    ...(bias ? [`float4 inputs:bias = ${tuple(bias)}`] : []),
    ...inputs.map(({ channel }) => `${channel === 'rgb' ? 'float3' : 'float'} outputs:${channel}`),
  ]);
  return transform ? shader(`${id}St`, transformed(transform, path)) + sampler : sampler;
}

/** Texture coordinates of a repeated image. Ours start at the top, those of USD at the bottom. */
function transformed(transform: Transform, path: string): string[] {
  const [[across, down], [x, y]] = [transform.getScale(), transform.getOffset()];
  return [
    'uniform token info:id = "UsdTransform2d"',
    `float2 inputs:in.connect = <${path}/St.outputs:result>`,
    `float2 inputs:scale = ${tuple([across, down])}`,
    `float2 inputs:translation = ${tuple([x, 1 - y - down])}`,
    'float2 outputs:result',
  ];
}

const shader = (name: string, lines: readonly string[]): string => `            def Shader "${name}"
            {
                ${lines.join('\n                ')}
            }
`;

/** USDZ holds PNG and JPEG and nothing else. */
function extensionOf(texture: Texture): string {
  const type = texture.getMimeType();
  if (type === 'image/png') return 'png';
  if (type === 'image/jpeg') return 'jpg';
  throw new Error(`USDZ holds no picture of the type ${type}`);
}
