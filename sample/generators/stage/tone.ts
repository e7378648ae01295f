import * as THREE from 'three';

/** Khronos PBR Neutral: made for goods, it keeps the colours of everything that is not a highlight. */
const start = 0.8 - 0.04;
const desaturation = 0.15;

function neutral(color: [number, number, number]): [number, number, number] {
  const low = Math.min(...color);
  const offset = low < 0.08 ? low - 6.25 * low * low : 0.04;
  const moved = color.map((each) => each - offset) as [number, number, number];
  const peak = Math.max(...moved);
  if (peak < start) return moved;
  const d = 1 - start;
  const newPeak = 1 - (d * d) / (peak + d - start);
  const g = 1 - 1 / (desaturation * (peak - newPeak) + 1);
  return moved.map((each) => ((each * newPeak) / peak) * (1 - g) + newPeak * g) as [number, number, number];
}

function inverse(wanted: [number, number, number]): [number, number, number] {
  const guess: [number, number, number] = [...wanted];
  for (let round = 0; round < 400; round += 1) {
    const got = neutral(guess);
    for (const channel of [0, 1, 2] as const) guess[channel] += 0.5 * (wanted[channel] - got[channel]);
  }
  return guess;
}

const studioGround = new THREE.Color(0xe9e6e2);

/** The light that the ground must send so that the finished picture shows it as #E9E6E2. */
export const groundRadiance = inverse([studioGround.r, studioGround.g, studioGround.b]);

export function toneMappingShader(sum: THREE.Texture): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    uniforms: { sum: { value: sum } },
    depthTest: false,
    vertexShader: 'varying vec2 v; void main(){ v=uv; gl_Position=vec4(position.xy,0.,1.); }',
    fragmentShader: `
      varying vec2 v; uniform sampler2D sum;
      vec3 neutral(vec3 color) {
        float low = min(color.r, min(color.g, color.b));
        color -= low < 0.08 ? low - 6.25 * low * low : 0.04;
        float peak = max(color.r, max(color.g, color.b));
        if (peak < ${start}) return color;
        float d = 1. - ${start};
        float newPeak = 1. - d * d / (peak + d - ${start});
        color *= newPeak / peak;
        float g = 1. - 1. / (${desaturation} * (peak - newPeak) + 1.);
        return mix(color, vec3(newPeak), g);
      }
      void main() {
        vec4 all = texture2D(sum, v);
        vec3 c = max(neutral(all.rgb / all.a), 0.);
        gl_FragColor = vec4(mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - 0.055, step(0.0031308, c)), 1.);
      }`,
  });
}
