import { PMREMGenerator, type Texture, type WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/** What a thing reflects where nothing else is known: the soft boxes of a studio. */
export function studioEnvironment(renderer: WebGLRenderer): Texture {
  const generator = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const { texture } = generator.fromScene(room, 0.04);
  room.dispose();
  generator.dispose();
  return texture;
}
