import * as THREE from 'three';

/** Its screen is as wide as 1; the rest follows. */
const screen = { width: 1, height: 2.08, radius: 0.135 };
const bezel = 0.035;
const rim = 0.026;
const depth = 0.15;

const outer = { width: screen.width + 2 * (bezel + rim), height: screen.height + 2 * (bezel + rim) };

function roundedRectangle(width: number, height: number, radius: number): THREE.Shape {
  const [right, top] = [width / 2, height / 2];
  const shape = new THREE.Shape();
  shape.moveTo(-right + radius, -top);
  shape.lineTo(right - radius, -top);
  shape.absarc(right - radius, -top + radius, radius, -Math.PI / 2, 0, false);
  shape.lineTo(right, top - radius);
  shape.absarc(right - radius, top - radius, radius, 0, Math.PI / 2, false);
  shape.lineTo(-right + radius, top);
  shape.absarc(-right + radius, top - radius, radius, Math.PI / 2, Math.PI, false);
  shape.lineTo(-right, -top + radius);
  shape.absarc(-right + radius, -top + radius, radius, Math.PI, 1.5 * Math.PI, false);
  return shape;
}

/** A flat rounded rectangle whose texture coordinates span it. */
function plate(width: number, height: number, radius: number, at: number, material: THREE.Material): THREE.Mesh {
  const geometry = new THREE.ShapeGeometry(roundedRectangle(width, height, radius), 24);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let index = 0; index < position.count; index += 1) {
    uv.setXY(index, position.getX(index) / width + 0.5, position.getY(index) / height + 0.5);
  }
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.z = at;
  // What is nearer is drawn first: then the software renderer does not shade what lies under it.
  mesh.renderOrder = -at;
  return mesh;
}

/** The body: a rounded bar of dark metal with polished edges. */
function body(): THREE.Mesh {
  const bevel = 0.02;
  const shape = roundedRectangle(
    outer.width - 2 * bevel,
    outer.height - 2 * bevel,
    screen.radius + bezel + rim - bevel,
  );
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 6,
    curveSegments: 32,
  });
  geometry.translate(0, 0, -depth + bevel);
  return new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ color: 0x8d9096, metalness: 1, roughness: 0.28 }));
}

function button(x: number, y: number, height: number): THREE.Mesh {
  const mesh = new THREE.Mesh(
    new THREE.CapsuleGeometry(0.018, height, 4, 12),
    new THREE.MeshStandardMaterial({ color: 0x7d8086, metalness: 1, roughness: 0.3 }),
  );
  mesh.position.set(x, y, -depth / 2);
  return mesh;
}

/** The light of a window on the glass: two soft slanted bands, which move as the phone turns. */
function reflection(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    blending: THREE.AdditiveBlending,
    uniforms: { shift: { value: 0 } },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `
      varying vec2 at;
      uniform float shift;
      float band(float middle, float width, float along) { return smoothstep(width, 0.0, abs(along - middle)); }
      void main() {
        float along = at.x * 0.8 + at.y * 0.62 - shift;
        float light = 0.035 * band(1.02, 0.34, along) + 0.02 * band(0.34, 0.1, along);
        light += 0.02 * pow(at.y, 3.0);
        gl_FragColor = vec4(vec3(1.0, 0.985, 0.96) * light, 1.0);
      }`,
  });
}

export interface Phone {
  group: THREE.Group;
  /** The proportions of its screen, height to width. */
  ratio: number;
  /** Its whole height in widths of its screen. */
  height: number;
  width: number;
  setReflection(shift: number): void;
}

/** A phone that shows a texture, upright, its screen one wide and its glass at z = 0. */
export function buildPhone(picture: THREE.Texture): Phone {
  const group = new THREE.Group();
  const glass = reflection();
  const black = new THREE.MeshBasicMaterial({ color: 0x0b0c0f });
  const inner = { width: screen.width + 2 * bezel, height: screen.height + 2 * bezel };
  group.add(
    body(),
    plate(inner.width, inner.height, screen.radius + bezel, 0.0005, black),
    plate(screen.width, screen.height, screen.radius, 0.004, new THREE.MeshBasicMaterial({ map: picture })),
    plate(inner.width, inner.height, screen.radius + bezel, 0.012, glass),
    button(outer.width / 2, 0.42, 0.24),
    button(-outer.width / 2, 0.5, 0.13),
    button(-outer.width / 2, 0.24, 0.13),
  );
  const island = plate(0.27, 0.078, 0.039, 0.008, new THREE.MeshBasicMaterial({ color: 0x040506 }));
  island.position.y = screen.height / 2 - 0.085;
  group.add(island);
  return {
    group,
    ratio: screen.height / screen.width,
    height: outer.height,
    width: outer.width,
    setReflection: (shift) => (glass.uniforms['shift']!.value = shift),
  };
}
