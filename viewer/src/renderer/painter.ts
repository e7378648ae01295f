import type { ObjectFit, Size } from '../session/object-fit.ts';
import type { PlaneTransform } from './plane-transform.ts';
import { cameraShaders, lineShaders, mediumShaders } from './shaders.ts';
import { floatsPerVertex, type PhotoMesh } from './photo-mesh.ts';

type TextureImage = HTMLVideoElement | HTMLCanvasElement | ImageBitmap | VideoFrame;

/** A picture on the graphics card; `filled` falls back to false when the browser takes the card away. */
export interface PainterTexture {
  texture: WebGLTexture | null;
  isFilled: boolean;
  /** Smaller copies of it are at hand, for where it is drawn small. */
  hasMipmaps: boolean;
  /** Its colours were multiplied by their opacity when it was brought there. */
  isPremultiplied: boolean;
}

export interface MediumStyle {
  /** Takes millimetres of the photo to shares of the medium. */
  toMedium: PlaneTransform;
  photo: Size;
  isEllipse: boolean;
  isStacked: boolean;
  opacity: number;
}

const floatsPerLineVertex = 7;

/** All that the stage does with WebGL. Throws where there is none. */
export class Painter {
  readonly canvas: HTMLCanvasElement;
  private readonly gl: WebGL2RenderingContext;
  private readonly textures = new Set<PainterTexture>();
  private readonly camera: PainterTexture;
  private resources: GlResources;
  private readonly matrix = new Float32Array(9);
  private readonly onContextLost: (event: Event) => void;
  private readonly onContextRestored: () => void;

  constructor(canvas: HTMLCanvasElement) {
    const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
    if (!gl) throw new Error('There is no WebGL 2');
    this.canvas = canvas;
    this.gl = gl;
    this.resources = createResources(gl);
    this.camera = this.createTexture();
    this.onContextLost = (event) => event.preventDefault();
    this.onContextRestored = () => {
      this.resources = createResources(gl);
      for (const texture of this.textures) Object.assign(texture, { texture: gl.createTexture(), isFilled: false });
    };
    canvas.addEventListener('webglcontextlost', this.onContextLost);
    canvas.addEventListener('webglcontextrestored', this.onContextRestored);
  }

  createTexture(): PainterTexture {
    const texture = { texture: this.gl.createTexture(), isFilled: false, hasMipmaps: false, isPremultiplied: true };
    this.textures.add(texture);
    return texture;
  }

  deleteTexture(texture: PainterTexture): void {
    this.textures.delete(texture);
    this.gl.deleteTexture(texture.texture);
  }

  /** Brings a picture into a slot. Bitmaps come as they were made: premultiplied. */
  upload(texture: PainterTexture, image: TextureImage, mipmapped: boolean): void {
    const { gl } = this;
    gl.bindTexture(gl.TEXTURE_2D, texture.texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
    if (mipmapped) gl.generateMipmap(gl.TEXTURE_2D);
    if (texture.isFilled && texture.hasMipmaps === mipmapped) return;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, mipmapped ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    const { anisotropy } = this.resources;
    if (anisotropy) gl.texParameterf(gl.TEXTURE_2D, anisotropy.name, mipmapped ? anisotropy.maximum : 1);
    texture.isFilled = true;
    texture.hasMipmaps = mipmapped;
  }

  /**
   * Draws the camera's picture over everything; `size` is that of the canvas in device pixels. Gives the milliseconds in
   * which the browser made a texture of it.
   */
  drawCamera(image: TextureImage, fit: ObjectFit, frame: Size, viewport: Size, size: Size): number {
    const { gl, canvas, resources } = this;
    // Only now: a canvas that was given another size is empty until it is drawn.
    if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
    gl.viewport(0, 0, size.width, size.height);
    const startedAt = performance.now();
    this.upload(this.camera, image, false);
    const uploadMs = performance.now() - startedAt;
    gl.disable(gl.BLEND);
    gl.useProgram(resources.camera.program);
    gl.bindVertexArray(resources.camera.array);
    const [width, height] = [frame.width * fit.scale, frame.height * fit.scale];
    gl.uniform4f(
      resources.camera.box,
      (2 * fit.left) / viewport.width - 1,
      1 - (2 * fit.top) / viewport.height,
      (2 * width) / viewport.width,
      (-2 * height) / viewport.height,
    );
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.enable(gl.BLEND);
    return uploadMs;
  }

  drawMedium(texture: PainterTexture, mesh: PhotoMesh, style: MediumStyle): void {
    const { gl } = this;
    const { medium } = this.resources;
    if (!texture.isFilled) return;
    gl.useProgram(medium.program);
    gl.bindVertexArray(medium.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, medium.buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, mesh.vertices, 0, mesh.vertexCount * floatsPerVertex);
    gl.bindTexture(gl.TEXTURE_2D, texture.texture);
    // Transposed by hand would be one copy more: WebGL 2 does it.
    this.matrix.set(style.toMedium);
    gl.uniformMatrix3fv(medium.toMedium, true, this.matrix);
    gl.uniform2f(medium.photo, style.photo.width, style.photo.height);
    gl.uniform1f(medium.opacity, style.opacity);
    gl.uniform1i(medium.ellipse, style.isEllipse ? 1 : 0);
    gl.uniform1i(medium.stacked, style.isStacked ? 1 : 0);
    gl.uniform1i(medium.premultiplied, texture.isPremultiplied ? 1 : 0);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, mesh.vertexCount);
  }

  /** Draws triangles of lines: x and y in clip space, the distance from the line's middle, four numbers of colour. */
  drawLines(vertices: Float32Array, count: number, reach: number): void {
    const { gl } = this;
    const { line } = this.resources;
    gl.useProgram(line.program);
    gl.bindVertexArray(line.array);
    gl.bindBuffer(gl.ARRAY_BUFFER, line.buffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, vertices, 0, count * floatsPerLineVertex);
    gl.uniform1f(line.reach, reach);
    gl.drawArrays(gl.TRIANGLES, 0, count);
  }

  get isLost(): boolean {
    return this.gl.isContextLost();
  }

  dispose(): void {
    this.canvas.removeEventListener('webglcontextlost', this.onContextLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onContextRestored);
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

type GlResources = ReturnType<typeof createResources>;

/** What has to be made anew when the card was taken away and given back. */
function createResources(gl: WebGL2RenderingContext) {
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.clearColor(0.043, 0.055, 0.078, 1);
  const filter = gl.getExtension('EXT_texture_filter_anisotropic');
  const anisotropy = filter && {
    name: filter.TEXTURE_MAX_ANISOTROPY_EXT,
    maximum: Math.min(4, gl.getParameter(filter.MAX_TEXTURE_MAX_ANISOTROPY_EXT) as number),
  };

  const cameraProgram = createProgram(gl, cameraShaders);
  const cameraArray = createVertexArray(gl, cameraProgram, Float32Array.of(0, 0, 0, 1, 1, 0, 1, 1), [['corner', 2]]);
  const mediumProgram = createProgram(gl, mediumShaders);
  const mediumArray = createVertexArray(gl, mediumProgram, floatsPerVertex * 4 * 128, [
    ['place', 3],
    ['spot', 3],
  ]);
  const lineProgram = createProgram(gl, lineShaders);
  const lineArray = createVertexArray(gl, lineProgram, floatsPerLineVertex * 4 * 128, [
    ['place', 3],
    ['ink', 4],
  ]);
  const uniform = (program: WebGLProgram, name: string) => gl.getUniformLocation(program, name);
  return {
    anisotropy,
    camera: { program: cameraProgram, ...cameraArray, box: uniform(cameraProgram, 'box') },
    medium: {
      program: mediumProgram,
      ...mediumArray,
      toMedium: uniform(mediumProgram, 'toMedium'),
      photo: uniform(mediumProgram, 'photo'),
      opacity: uniform(mediumProgram, 'opacity'),
      ellipse: uniform(mediumProgram, 'ellipse'),
      stacked: uniform(mediumProgram, 'stacked'),
      premultiplied: uniform(mediumProgram, 'premultiplied'),
    },
    line: { program: lineProgram, ...lineArray, reach: uniform(lineProgram, 'reach') },
  };
}

function createProgram(gl: WebGL2RenderingContext, { vertex, fragment }: { vertex: string; fragment: string }) {
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

function createVertexArray(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  content: Float32Array<ArrayBuffer> | number,
  attributes: readonly (readonly [name: string, numbers: number])[],
) {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  if (typeof content === 'number') gl.bufferData(gl.ARRAY_BUFFER, content, gl.DYNAMIC_DRAW);
  else gl.bufferData(gl.ARRAY_BUFFER, content, gl.STATIC_DRAW);
  const stride = attributes.reduce((sum, [, floatCount]) => sum + floatCount, 0) * 4;
  let offset = 0;
  for (const [name, floatCount] of attributes) {
    const location = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, floatCount, gl.FLOAT, false, stride, offset);
    offset += floatCount * 4;
  }
  return { array, buffer };
}
