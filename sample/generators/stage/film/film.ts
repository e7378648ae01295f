import * as THREE from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import type { FilmShot } from './film-shot.ts';
import { across, buildGlass, screenWidthOf } from './glass.ts';
import { buildPhone } from './phone.ts';
import { momentAt } from './timeline.ts';

const canvas = document.createElement('canvas');
const renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
renderer.toneMapping = THREE.NoToneMapping;
const environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture;

async function textureOf(base64: string): Promise<THREE.Texture> {
  const image = new Image();
  image.src = `data:image/webp;base64,${base64}`;
  await image.decode();
  const texture = new THREE.Texture(image);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}

/** The phone's soft shadow on what is behind it. */
function shadowTexture(width: number, height: number): THREE.Texture {
  const drawing = document.createElement('canvas');
  const blur = 60;
  drawing.width = 512;
  drawing.height = Math.round((512 * (height + width)) / (2 * width));
  const context = drawing.getContext('2d')!;
  const inset = 128;
  context.shadowColor = 'rgb(28 20 14 / 1)';
  context.shadowBlur = blur;
  context.shadowOffsetX = 2000;
  context.fillStyle = '#000';
  context.beginPath();
  context.roundRect(inset - 2000, inset, 512 - 2 * inset, drawing.height - 2 * inset, 36);
  context.fill();
  return new THREE.CanvasTexture(drawing);
}

interface OpenFilm {
  /** The film at a share of its length, as a `data:` address. */
  frame(share: number): string;
  close(): void;
}

async function openFilm(shot: FilmShot): Promise<OpenFilm> {
  const down = (across * shot.height) / shot.width;
  renderer.setPixelRatio(1);
  renderer.setSize(shot.width, shot.height, false);
  const photo = await textureOf(shot.photo);
  const { ratio } = buildPhone(photo);
  const glass = await buildGlass({ shot, photo, ratio });
  const phone = buildPhone(glass.target.texture);
  const scale = screenWidthOf(shot);
  const scene = new THREE.Scene();
  scene.environment = environment;
  scene.environmentIntensity = 0.9;
  const wall = new THREE.Mesh(new THREE.PlaneGeometry(across, down), new THREE.MeshBasicMaterial({ map: photo }));
  const shadow = new THREE.Mesh(
    new THREE.PlaneGeometry(2 * phone.width, phone.height + phone.width),
    new THREE.MeshBasicMaterial({
      map: shadowTexture(phone.width, phone.height),
      transparent: true,
      opacity: 0.62,
      depthWrite: false,
    }),
  );
  shadow.scale.setScalar(scale);
  shadow.renderOrder = 1;
  wall.renderOrder = 1;
  phone.group.scale.setScalar(scale);
  const light = new THREE.DirectionalLight(0xfff4e6, 1.6);
  light.position.set(-5, 6, 8);
  scene.add(wall, shadow, phone.group, light);
  const fov = 20;
  const distance = down / 2 / Math.tan((fov * Math.PI) / 360);
  const camera = new THREE.PerspectiveCamera(fov, shot.width / shot.height, 1, 200);
  camera.position.z = distance;
  const lift = 1.6;
  // Nearer to the camera all is larger and farther from the middle: this is taken back.
  const nearer = (distance - lift) / distance;
  phone.group.scale.multiplyScalar(nearer);

  return {
    frame(share) {
      const moment = momentAt(share);
      // In from below on the right, and out by the same way.
      const out = moment.phone <= 1 ? 1 - moment.phone : moment.phone - 1;
      const hand = { x: 0.0022 * Math.sin(share * 2 * Math.PI * 3), y: 0.0018 * Math.sin(share * 2 * Math.PI * 4 + 1) };
      const at = { x: shot.phone.at.x + hand.x + out * 0.42, y: shot.phone.at.y + hand.y + out * (1.15 - 0.1) };
      phone.group.visible = out < 0.999;
      shadow.visible = phone.group.visible;
      phone.group.position.set((at.x - 0.5) * across * nearer, (0.5 - at.y) * down * nearer, lift);
      phone.group.rotation.set(-0.02 + 0.22 * out, -0.16 - 0.35 * out + hand.x * 4, -0.035 - 0.3 * out);
      shadow.position.set((at.x - 0.5) * across + 0.75, (0.5 - at.y) * down - 0.7, 0.02);
      shadow.rotation.z = phone.group.rotation.z;
      phone.setReflection(0.1 * hand.x * 40 + 0.9 * out);
      if (phone.group.visible)
        glass.draw(renderer, moment, share, { x: hand.x * 1.5 + out * 0.25, y: hand.y * 1.5 + out * 0.35 });
      renderer.render(scene, camera);
      return canvas.toDataURL('image/jpeg', 0.98);
    },
    close() {
      glass.target.dispose();
      photo.dispose();
    },
  };
}

let current: OpenFilm | undefined;

declare global {
  interface Window {
    openFilm?: (shot: FilmShot) => Promise<void>;
    filmFrames?: (shares: readonly number[]) => string[];
  }
}

window.openFilm = async (shot) => {
  current?.close();
  current = await openFilm(shot);
};
window.filmFrames = (shares) => shares.map((share) => current?.frame(share) ?? '');
