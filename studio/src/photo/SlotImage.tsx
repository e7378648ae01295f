import type { PhotoLook } from '@afterimage/contract/look.ts';
import type { ComponentProps } from 'react';

/** A photo that is to be seen in its slot: its address, its upright pixels, and its look. */
export interface ShownPhoto {
  url: string;
  width: number;
  height: number;
  look: PhotoLook;
}

interface SlotImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  photo: Pick<ShownPhoto, 'url' | 'look'>;
}

/** The photo of a slot as an element of the page; where it lies is up to its owner. */
export function SlotImage({ photo, alt = '', ...rest }: SlotImageProps) {
  return <img src={photo.url} alt={alt} draggable={false} {...rest} />;
}
