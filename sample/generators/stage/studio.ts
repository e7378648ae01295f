import * as THREE from 'three';
import { toneMappingShader, groundRadiance } from './tone.ts';

/** Where the camera stands, in degrees, and what part of the frame the thing fills. */
export interface View {
  elevation: number;
  turn: number;
  fill: number;
}

interface Shot {
  thing: THREE.Object3D;
  view: View;
  width: number;
  height: number;
  samples: number;
}

const canvas = document.createElement('canvas');
const renderer = new THREE.WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.BasicShadowMap;
renderer.toneMapping = THREE.NoToneMapping;

// Diffuse light comes from shadowed lights that are summed; the map keeps a share of it as bounce from the ground.
THREE.ShaderChunk.lights_fragment_maps = THREE.ShaderChunk.lights_fragment_maps.replace(
  'iblIrradiance += getIBLIrradiance( geometryNormal );',
  'iblIrradiance += 0.3 * getIBLIrradiance( geometryNormal );',
);

function panel(scene: THREE.Scene, color: number, power: number, size: [number, number], at: [number, number, number]) {
  const material = new THREE.MeshBasicMaterial({ color: new THREE.Color(color).multiplyScalar(power), side: 2 });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...size), material);
  mesh.position.set(...at);
  mesh.lookAt(0, 0, 0);
  scene.add(mesh);
}

/** What polished things mirror: a soft box at the left, a cool strip at the right, a bright floor. */
function mirrored(): THREE.Texture {
  const room = new THREE.Scene();
  const dome = new THREE.SphereGeometry(20, 48, 32);
  const shade = new THREE.ShaderMaterial({
    side: THREE.BackSide,
    vertexShader:
      'varying vec3 d; void main(){ d=normalize(position); gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
    fragmentShader:
      'varying vec3 d; void main(){ float up=d.y; vec3 sky=mix(vec3(.62,.61,.60),vec3(.26,.27,.29),smoothstep(0.,.7,up)); vec3 floor_=mix(vec3(.62,.61,.60),vec3(.78,.76,.73),smoothstep(0.,-.25,up)); gl_FragColor=vec4(up>0.?sky:floor_,1.); }',
  });
  room.add(new THREE.Mesh(dome, shade));
  panel(room, 0xfff6ea, 9, [9, 7], [-9, 9, 6]);
  panel(room, 0xdbe8ff, 6, [1.6, 11], [11, 5, 3]);
  panel(room, 0xffffff, 3, [10, 2], [0, 11, -9]);
  panel(room, 0xfff0e0, 1.4, [7, 3], [-4, 1.5, 13]);
  const generator = new THREE.PMREMGenerator(renderer);
  return generator.fromScene(room, 0.015).texture;
}

const environment = mirrored();

function halton(index: number, base: number): number {
  let result = 0;
  let part = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += part * (rest % base);
    part /= base;
  }
  return result;
}

function shadowed(color: number): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(color, 1);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -2.3, right: 2.3, top: 2.3, bottom: -2.3, near: 0.5, far: 16 });
  light.shadow.bias = -0.0008;
  light.shadow.normalBias = 0.012;
  light.shadow.radius = 1;
  return light;
}

interface Stage {
  scene: THREE.Scene;
  key: THREE.DirectionalLight;
  dome: THREE.DirectionalLight;
  ground: THREE.Mesh<THREE.PlaneGeometry, THREE.MeshLambertMaterial>;
}

function buildStage(): Stage {
  const scene = new THREE.Scene();
  scene.environment = environment;
  const key = shadowed(0xfff4e6);
  const dome = shadowed(0xf1f5ff);
  const strip = new THREE.DirectionalLight(0xd9e6ff, 0.35);
  strip.position.set(5, 2.2, 1.5);
  const ground = new THREE.Mesh(new THREE.PlaneGeometry(300, 300), new THREE.MeshLambertMaterial({ color: 0x808080 }));
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  scene.add(key, key.target, dome, dome.target, strip, ground, new THREE.HemisphereLight(0xffffff, 0xe6ded4, 0.32));
  return { scene, key, dome, ground };
}

/** The lights of one sample: a point of the soft box, and a direction of the sky. */
function aim(stage: Stage, index: number): void {
  const radius = Math.sqrt(halton(index, 2)) * 1.75;
  const angle = halton(index, 3) * Math.PI * 2;
  const across = new THREE.Vector3(0.55, 0, 0.83).normalize();
  const along = new THREE.Vector3(0.5, 0.72, -0.45).normalize();
  stage.key.position
    .set(-4.3, 5.4, 3.4)
    .addScaledVector(across, radius * Math.cos(angle))
    .addScaledVector(along, radius * Math.sin(angle));
  stage.key.intensity = 2.15;
  const height = 0.16 + 0.84 * halton(index, 5);
  const around = halton(index, 7) * Math.PI * 2;
  const flatRadius = Math.sqrt(1 - height * height);
  stage.dome.position.set(flatRadius * Math.cos(around), height, flatRadius * Math.sin(around)).multiplyScalar(7);
  stage.dome.intensity = 1.75;
}

const quadCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
const addMaterial = new THREE.ShaderMaterial({
  uniforms: { sum: { value: null }, next: { value: null } },
  vertexShader: 'varying vec2 v; void main(){ v=uv; gl_Position=vec4(position.xy,0.,1.); }',
  fragmentShader:
    'varying vec2 v; uniform sampler2D sum; uniform sampler2D next; void main(){ gl_FragColor=texture2D(sum,v)+vec4(min(texture2D(next,v).rgb,vec3(12.)),1.); }',
  depthTest: false,
});
const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), addMaterial);
quad.frustumCulled = false;

function target(width: number, height: number, depthBuffer: boolean): THREE.WebGLRenderTarget {
  return new THREE.WebGLRenderTarget(width, height, {
    type: THREE.FloatType,
    depthBuffer,
    minFilter: THREE.NearestFilter,
    magFilter: THREE.NearestFilter,
  });
}

/** Sums the samples and answers the target that holds the sum; alpha counts the samples. */
function accumulate(stage: Stage, camera: THREE.PerspectiveCamera, shot: Omit<Shot, 'thing' | 'view'>) {
  const { width, height, samples } = shot;
  const frame = target(width, height, true);
  let sum = target(width, height, false);
  let other = target(width, height, false);
  for (let index = 1; index <= samples; index += 1) {
    aim(stage, index);
    camera.setViewOffset(width, height, halton(index, 2) - 0.5, halton(index, 3) - 0.5, width, height);
    renderer.setRenderTarget(frame);
    renderer.clear();
    renderer.render(stage.scene, camera);
    quad.material = addMaterial;
    addMaterial.uniforms['sum']!.value = sum.texture;
    addMaterial.uniforms['next']!.value = frame.texture;
    renderer.setRenderTarget(other);
    renderer.render(quad, quadCamera);
    [sum, other] = [other, sum];
  }
  frame.dispose();
  other.dispose();
  return sum;
}

const albedos = new Map<number, THREE.Color>();

/** The ground's colour that comes out as the studio's grey where nothing stands in the light. */
function calibrated(samples: number): THREE.Color {
  const known = albedos.get(samples);
  if (known) return known;
  const stage = buildStage();
  stage.ground.material.color.setRGB(0.5, 0.5, 0.5);
  const camera = new THREE.PerspectiveCamera(18, 1, 0.1, 100);
  camera.position.set(0, 6, 0.01);
  camera.lookAt(0, 0, 0);
  const sum = accumulate(stage, camera, { width: 4, height: 4, samples });
  const pixel = new Float32Array(4);
  renderer.readRenderTargetPixels(sum, 1, 1, 1, 1, pixel);
  const [r = 1, g = 1, b = 1, count = 1] = pixel;
  const [wantedR, wantedG, wantedB] = groundRadiance;
  const color = new THREE.Color((0.5 * wantedR * count) / r, (0.5 * wantedG * count) / g, (0.5 * wantedB * count) / b);
  sum.dispose();
  albedos.set(samples, color);
  return color;
}

/** Makes the thing one unit in radius, standing on the ground in the middle. */
function settle(thing: THREE.Object3D): THREE.Vector3[] {
  thing.updateMatrixWorld(true);
  const points: THREE.Vector3[] = [];
  const lowest = new THREE.Vector3();
  let floor = Infinity;
  thing.traverse((each) => {
    if (!(each instanceof THREE.Mesh)) return;
    const position = (each.geometry as THREE.BufferGeometry).getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / 1500));
    for (let index = 0; index < position.count; index += 1) {
      floor = Math.min(floor, lowest.fromBufferAttribute(position, index).applyMatrix4(each.matrixWorld).y);
    }
    for (let index = 0; index < position.count; index += step) {
      points.push(new THREE.Vector3().fromBufferAttribute(position, index).applyMatrix4(each.matrixWorld));
    }
  });
  const box = new THREE.Box3().setFromPoints(points);
  const centre = box.getCenter(new THREE.Vector3());
  const radius = box.getSize(new THREE.Vector3()).length() / 2;
  const move = (point: THREE.Vector3) =>
    point.set((point.x - centre.x) / radius, (point.y - floor) / radius + 0.004, (point.z - centre.z) / radius);
  const holder = new THREE.Matrix4()
    .makeScale(1 / radius, 1 / radius, 1 / radius)
    .setPosition(0, 0.004, 0)
    .multiply(new THREE.Matrix4().makeTranslation(-centre.x, -floor, -centre.z));
  thing.applyMatrix4(holder);
  for (const point of points) move(point);
  return points;
}

function fit(points: THREE.Vector3[], view: View, aspect: number): THREE.PerspectiveCamera {
  const camera = new THREE.PerspectiveCamera(18, aspect, 0.1, 200);
  const up = (view.elevation * Math.PI) / 180;
  const toCamera = new THREE.Vector3(0, Math.sin(up), Math.cos(up));
  const middle = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3());
  let distance = 8;
  for (let round = 0; round < 8; round += 1) {
    camera.position.copy(middle).addScaledVector(toCamera, distance);
    camera.lookAt(middle);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    const box = new THREE.Box3().setFromPoints(points.map((each) => each.clone().project(camera)));
    const size = Math.max(box.max.x - box.min.x, box.max.y - box.min.y) / 2;
    const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const above = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const half = Math.tan(((camera.fov / 2) * Math.PI) / 180) * distance;
    middle.addScaledVector(right, ((box.min.x + box.max.x) / 2) * half * aspect);
    middle.addScaledVector(above, ((box.min.y + box.max.y) / 2) * half);
    distance *= size / view.fill;
  }
  camera.position.copy(middle).addScaledVector(toCamera, distance);
  camera.near = Math.max(0.1, distance - 6);
  camera.far = distance + 120;
  camera.updateMatrixWorld(true);
  camera.updateProjectionMatrix();
  return camera;
}

/** The thing as it stands before the camera that looks at it. */
function framed({ thing, view, width, height }: Shot) {
  const turned = new THREE.Group();
  thing.rotation.y += (view.turn * Math.PI) / 180;
  turned.add(thing);
  const points = settle(turned);
  const camera = fit(points, view, width / height);
  const centre = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3());
  turned.position.add(new THREE.Vector3(-centre.x, 0, -centre.z));
  camera.position.add(new THREE.Vector3(-centre.x, 0, -centre.z));
  return { turned, camera };
}

/** Photographs the thing and answers a PNG as a data URI. */
export function shoot(shot: Shot): string {
  const stage = buildStage();
  stage.ground.material.color.copy(calibrated(shot.samples));
  const { turned, camera } = framed(shot);
  turned.traverse((each) => {
    if (!(each instanceof THREE.Mesh)) return;
    each.castShadow = true;
    each.receiveShadow = true;
  });
  stage.scene.add(turned);
  const sum = accumulate(stage, camera, shot);
  renderer.setRenderTarget(null);
  renderer.setSize(shot.width, shot.height, false);
  const finish = toneMappingShader(sum.texture);
  quad.material = finish;
  renderer.render(quad, quadCamera);
  const picture = canvas.toDataURL('image/png');
  finish.dispose();
  sum.dispose();
  turned.traverse((each) => {
    if (each instanceof THREE.Mesh) each.geometry.dispose();
  });
  return picture;
}
