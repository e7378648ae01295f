/** Written by `npm run sample:pictures`; do not edit. Picture name -> what exists on disk. */
export interface GeneratedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export const generatedPictures: Record<string, GeneratedPicture> = {};
