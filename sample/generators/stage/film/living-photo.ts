import * as THREE from 'three';
import type { Motion, Quad } from './film-shot.ts';

const motionNumbers: Record<Motion, number> = { mist: 0, water: 1, wind: 2, breath: 3 };

/** From the photograph to the print: 0 to 1 across and down. */
function toPrint([a, b, c, d]: Quad): THREE.Matrix3 {
  // The square's corners to the quad's, by Heckbert's formulas; then its inverse.
  const dx = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x] as const;
  const dy = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y] as const;
  const determinant = dx[0] * dy[1] - dx[1] * dy[0];
  const g = (dx[2] * dy[1] - dx[1] * dy[2]) / determinant;
  const h = (dx[0] * dy[2] - dx[2] * dy[0]) / determinant;
  return new THREE.Matrix3(
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ).invert();
}

const fragmentShader = `
  varying vec2 at;
  uniform sampler2D photo;
  uniform mat3 toPrint;
  uniform float alive, time, share;
  uniform int motion;
  uniform vec2 pixel;
  const float turn = 6.2831853;

  // How far a point of the print has moved, in photographs. All motions repeat with the film.
  vec2 moved(vec2 p) {
    float t = time * turn;
    if (motion == 0) return vec2(0.010 * sin(p.y * 9.0 + t) + 0.006 * sin(p.y * 23.0 - t), 0.004 * sin(p.x * 8.0 + t));
    if (motion == 1) {
      float near = smoothstep(0.3, 1.0, p.y);
      return near * vec2(0.008 * sin(p.y * 60.0 - 3.0 * t + 4.0 * p.x), 0.011 * sin(p.y * 26.0 - 2.0 * t + 5.0 * sin(p.x * 5.0)));
    }
    if (motion == 2) {
      float free = smoothstep(1.0, 0.1, p.y);
      return free * vec2(0.013 * sin(t + p.x * 5.0 + p.y * 2.5) + 0.005 * sin(2.0 * t + p.x * 14.0), 0.003 * sin(2.0 * t + p.x * 11.0));
    }
    return (p - 0.5) * (0.045 * sin(t)) + vec2(0.006 * sin(t + p.y * 4.0), 0.0);
  }

  void main() {
    vec3 inPrint = toPrint * vec3(at.x, 1.0 - at.y, 1.0);
    vec2 p = inPrint.xy / inPrint.z;
    vec2 toEdge = min(p, 1.0 - p);
    float inside = smoothstep(0.0, 0.12, min(toEdge.x, toEdge.y)) * alive;
    float lit = smoothstep(0.0, 0.015, min(toEdge.x, toEdge.y)) * alive;
    vec2 shift = moved(p) * inside * pixel;
    vec3 color = texture2D(photo, at + vec2(shift.x, -shift.y)).rgb;
    // On the glass the living print is a little brighter and fuller than the paper.
    float grey = dot(color, vec3(0.2126, 0.7152, 0.0722));
    vec3 brighter = mix(vec3(grey), color, 1.14) * 1.1;
    color = mix(color, brighter, lit);
    float sweep = smoothstep(0.16, 0.0, abs(p.y + 0.2 - 1.4 * share)) * step(0.0, min(toEdge.x, toEdge.y));
    color += 0.16 * sweep * (1.0 - smoothstep(0.95, 1.0, share));
    gl_FragColor = vec4(color * 0.95, 1.0);
    #include <colorspace_fragment>
  }`;

/** A photograph whose print moves, by its own pixels: their light and folds stay, and nothing moves at the edge. */
export function livingPhoto(photo: THREE.Texture, print: Quad, motion: Motion): THREE.ShaderMaterial {
  const [a, b, c, d] = print;
  const size = new THREE.Vector2(
    (Math.abs(b.x - a.x) + Math.abs(c.x - d.x)) / 2,
    (Math.abs(d.y - a.y) + Math.abs(c.y - b.y)) / 2,
  );
  return new THREE.ShaderMaterial({
    uniforms: {
      photo: { value: photo },
      toPrint: { value: toPrint(print) },
      alive: { value: 0 },
      time: { value: 0 },
      share: { value: 0 },
      motion: { value: motionNumbers[motion] },
      pixel: { value: size },
    },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader,
  });
}
