declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    display(into: ImageData, done: (imageData: ImageData | null) => void): void;
    free(): void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }
  interface Settings {
    locateFile(name: string): string;
    onRuntimeInitialized(): void;
  }
  const libheif: (settings: Settings) => Libheif;
  export default libheif;
}
