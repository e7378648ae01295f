declare module '*/meshopt_decoder_reference.js' {
  import type { MeshoptDecoder as Decoder } from 'meshoptimizer/decoder';

  export const MeshoptDecoder: typeof Decoder;
}
