import type { Cover, Size } from '../session/object-fit.ts';
import type { Plane } from './plane-transform.ts';
import { cameraShaders, lineShaders, mediumShaders } from './shaders.ts';
import { numbersEach, type Surface } from './photo-mesh.ts';

type Picture = HTMLVideoElement | HTMLCanvasElement | ImageBitmap | VideoFrame;

/** A picture on the graphics card; `filled` falls back to false when the browser takes the card away. */
export interface Slot {
  texture: WebGLTexture | null;
  filled: boolean;
  /** Smaller copies of it are at hand, for where it is drawn small. */
  mipmapped: boolean;
  /** Its colours were multiplied by their opacity when it was brought there. */
  premultiplied: boolean;
}

export interface MediumLook {
  /** Takes millimetres of the photo to shares of the medium. */
  toMedium: Plane;
  photo: Size;
  ellipse: boolean;
  stacked: boolean;
  opacity: number;
}

const lineNumbers = 7;

/** All that the stage does with WebGL. Throws where there is none. */
export class Painter {
  readonly canvas: HTMLCanvasElement;
  private readonly gl: WebGL2RenderingContext;
  private readonly slots = new Set<Slot>();
  private readonly camera: Slot;
  private kit: Kit;
  private readonly matrix = new Float32Array(9);
  private readonly lost: (event: Event) => void;
  private readonly restored: () => void;

  constructor(canvas: HTMLCanvasElement) {
    const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
    if (!gl) throw new Error('There is no WebGL 2');
    this.canvas = canvas;
    this.gl = gl;
    this.kit = kitOf(gl);
    this.camera = this.slot();
    this.lost = (event) => event.preventDefault();
    this.restored = () => {
      this.kit = kitOf(gl);
      for (const slot of this.slots) Object.assign(slot, { texture: gl.createTexture(), filled: false });
    };
    canvas.addEventListener('webglcontextlost', this.lost);
    canvas.addEventListener('webglcontextrestored', this.restored);
  }

  slot(): Slot {
    const slot = { texture: this.gl.createTexture(), filled: false, mipmapped: false, premultiplied: true };
    this.slots.add(slot);
    return slot;
  }

  forget(slot: Slot): void {
    this.slots.delete(slot);
    this.gl.deleteTexture(slot.texture);
  }

  /** Brings a picture into a slot. Bitmaps come as they were made: premultiplied. */
  fill(slot: Slot, picture: Picture, mipmapped: boolean): void {
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, slot.texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    if (mipmapped) gl.generateMipmap(gl.TEXTURE_2D);
    if (slot.filled && slot.mipmapped === mipmapped) return;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, mipmapped ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    const { anisotropy } = this.kit;
    if (anisotropy) gl.texParameterf(gl.TEXTURE_2D, anisotropy.name, mipmapped ? anisotropy.most : 1);
    slot.filled = true;
    slot.mipmapped = mipmapped;
  }

  /**
   * Draws the camera's picture over everything; `size` is that of the canvas in device pixels. Gives the milliseconds in
   * which the browser made a texture of it.
   */
  begin(image: Picture, cover: Cover, frame: Size, stage: Size, size: Size): number {
    const { gl, canvas, kit } = this;
    // Only now: a canvas that was given another size is empty until it is drawn.
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    gl.viewport(0, 0, size.width, size.height);
    const began = performance.now();
    this.fill(this.camera, image, false);
    const fillingMs = performance.now() - began;
    gl.disable(gl.BLEND);
    gl.useProgram(kit.camera.program);
    gl.bindVertexArray(kit.camera.array);
    const [wide, high] = [frame.width * cover.scale, frame.height * cover.scale];
    gl.uniform4f(
      kit.camera.box,
      (2 * cover.left) / stage.width - 1,
      1 - (2 * cover.top) / stage.height,
      (2 * wide) / stage.width,
      (-2 * high) / stage.height,
    );
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.enable(gl.BLEND);
    return fillingMs;
  }

  medium(slot: Slot, surface: Surface, look: MediumLook): void {
    const { gl } = this;
    const { medium } = this.kit;
    if (!slot.filled) return;
    gl.useProgram(medium.program);
    gl.bindVertexArray(medium.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, medium.buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, surface.corners, 0, surface.count * numbersEach);
    gl.bindTexture(gl.TEXTURE_2D, slot.texture);
    // Transposed by hand would be one copy more: WebGL 2 does it.
    this.matrix.set(look.toMedium);
    gl.uniformMatrix3fv(medium.toMedium, true, this.matrix);
    gl.uniform2f(medium.photo, look.photo.width, look.photo.height);
    gl.uniform1f(medium.opacity, look.opacity);
    gl.uniform1i(medium.ellipse, look.ellipse ? 1 : 0);
    gl.uniform1i(medium.stacked, look.stacked ? 1 : 0);
    gl.uniform1i(medium.premultiplied, slot.premultiplied ? 1 : 0);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, surface.count);
  }

  /** Draws triangles of lines: x and y in clip space, the distance from the line's middle, four numbers of colour. */
  lines(corners: Float32Array, count: number, reach: number): void {
    const { gl } = this;
    const { line } = this.kit;
    gl.useProgram(line.program);
    gl.bindVertexArray(line.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, line.buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, corners, 0, count * lineNumbers);
    gl.uniform1f(line.reach, reach);
    gl.drawArrays(gl.TRIANGLES, 0, count);
  }

  get isLost(): boolean {
    return this.gl.isContextLost();
  }

  free(): void {
    this.canvas.removeEventListener('webglcontextlost', this.lost);
    this.canvas.removeEventListener('webglcontextrestored', this.restored);
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

type Kit = ReturnType<typeof kitOf>;

/** What has to be made anew when the card was taken away and given back. */
function kitOf(gl: WebGL2RenderingContext) {
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.clearColor(0.043, 0.055, 0.078, 1);
  const filter = gl.getExtension('EXT_texture_filter_anisotropic');
  const anisotropy = filter && {
    name: filter.TEXTURE_MAX_ANISOTROPY_EXT,
    most: Math.min(4, gl.getParameter(filter.MAX_TEXTURE_MAX_ANISOTROPY_EXT) as number),
  };

  const cameraProgram = programOf(gl, cameraShaders);
  const cameraArray = arrayOf(gl, cameraProgram, Float32Array.of(0, 0, 0, 1, 1, 0, 1, 1), [['corner', 2]]);
  const mediumProgram = programOf(gl, mediumShaders);
  const mediumArray = arrayOf(gl, mediumProgram, numbersEach * 4 * 128, [
    ['place', 3],
    ['spot', 3],
  ]);
  const lineProgram = programOf(gl, lineShaders);
  const lineArray = arrayOf(gl, lineProgram, lineNumbers * 4 * 128, [
    ['place', 3],
    ['ink', 4],
  ]);
  const of = (program: WebGLProgram, name: string) => gl.getUniformLocation(program, name);
  return {
    anisotropy,
    camera: { program: cameraProgram, ...cameraArray, box: of(cameraProgram, 'box') },
    medium: {
      program: mediumProgram,
      ...mediumArray,
      toMedium: of(mediumProgram, 'toMedium'),
      photo: of(mediumProgram, 'photo'),
      opacity: of(mediumProgram, 'opacity'),
      ellipse: of(mediumProgram, 'ellipse'),
      stacked: of(mediumProgram, 'stacked'),
      premultiplied: of(mediumProgram, 'premultiplied'),
    },
    line: { program: lineProgram, ...lineArray, reach: of(lineProgram, 'reach') },
  };
}

function programOf(gl: WebGL2RenderingContext, { vertex, fragment }: { vertex: string; fragment: string }) {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return program;
}

function arrayOf(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  content: Float32Array<ArrayBuffer> | number,
  fieldList: readonly (readonly [name: string, numbers: number])[],
) {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  if (typeof content === 'number') gl.bufferData(gl.ARRAY_BUFFER, content, gl.DYNAMIC_DRAW);
  else gl.bufferData(gl.ARRAY_BUFFER, content, gl.STATIC_DRAW);
  const stride = fieldList.reduce((sum, [, numbers]) => sum + numbers, 0) * 4;
  let offset = 0;
  for (const [name, numbers] of fieldList) {
    const place = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, numbers, gl.FLOAT, false, stride, offset);
    offset += numbers * 4;
  }
  return { array, buffer };
}
