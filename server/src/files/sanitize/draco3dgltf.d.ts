declare module 'draco3dgltf' {
  /** A compiled encoder or decoder, which glTF Transform takes as it is. */
  interface Draco {
    createDecoderModule(): Promise<object>;
    createEncoderModule(): Promise<object>;
  }
  const draco: Draco;
  export default draco;
}
