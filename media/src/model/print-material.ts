import type { MeshStandardMaterial } from 'three';

/**
 * Makes a printed face show the colors of the print. Seen head-on its color hardly depends on the light: the incoming light
 * counts relative to the light that a face toward the camera would receive. Folds, curves and shadows still shade it. Gloss
 * appears only at an angle, since head-on it would be a veil that no print has. The texture's colors are premultiplied by alpha
 * and not decoded, so that mipmaps keep the color of thin strokes.
 */
export function showAsPrinted(material: MeshStandardMaterial, isTransparent: boolean): void {
  if (material.map) material.map.premultiplyAlpha = true;
  Object.assign(material, { transparent: isTransparent, depthWrite: !isTransparent });
  // Tone mapping is for the studio's light; the colors of a print need none.
  material.toneMapped = false;
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = inserted(shader.fragmentShader);
  };
  material.customProgramCacheKey = () => 'print';
}

const inserted = (shader: string): string =>
  shader
    .replace('#include <map_fragment>', decodedTexture)
    // Ink is no metal, whatever it lies on.
    .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = 0.0;')
    .replace('#include <lights_physical_fragment>', `${whiteFace}\n#include <lights_physical_fragment>`)
    .replace('vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;', shadedPrint);

const decodedTexture = `
#ifdef USE_MAP
  vec4 printed = texture2D(map, vMapUv);
  vec3 ownColor = printed.a > 0.0 ? printed.rgb / printed.a : vec3(0.0);
  diffuseColor *= vec4(sRGBTransferEOTF(vec4(ownColor, 1.0)).rgb, printed.a);
#endif
`;

const whiteFace = `
vec3 printColor = diffuseColor.rgb;
diffuseColor.rgb = vec3(1.0);
`;

const shadedPrint = `
vec3 facingLight = vec3(0.0);
#if NUM_DIR_LIGHTS > 0
  for (int i = 0; i < NUM_DIR_LIGHTS; i ++)
    facingLight += directionalLights[i].color * saturate(dot(directionalLights[i].direction, geometryViewDir));
#endif
#ifdef USE_ENVMAP
  facingLight += getIBLIrradiance(geometryViewDir);
#endif
// A tenth of the light is mirrored and does not count as diffuse.
float share = luminance(totalDiffuse) / max(luminance(facingLight) * RECIPROCAL_PI * 0.9, 0.001);
float aside = 1.0 - smoothstep(0.45, 0.85, abs(dot(normalize(nonPerturbedNormal), geometryViewDir)));
float shade = clamp(1.0 + (share - 1.0) * mix(0.4, 0.9, aside), 0.0, mix(1.02, 1.1, aside));
vec3 outgoingLight = printColor * shade + totalSpecular * aside;
`;
