import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { ComponentProps } from 'react';
import { useFilteredUrl } from './filtered-url.ts';

/** A photo that is to be seen in its slot: its address, its upright pixels, and its look. */
export interface DisplayedPhoto {
  url: string;
  width: number;
  height: number;
  look: PhotoLook;
}

interface SlotImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  photo: Pick<DisplayedPhoto, 'url' | 'look'>;
  /** How many pixels its longer side needs at most; absent: as many as a screen shows. */
  longest?: number;
}

/** The photo of a slot as an element of the page; where it lies is up to its owner. */
export function SlotImage({ photo, longest, alt = '', ...rest }: SlotImageProps) {
  const src = useFilteredUrl(photo.url, photo.look.filter, longest);
  return <img src={src} alt={alt} draggable={false} {...rest} />;
}
