import { photoLimits } from '@afterimage/contract/values/limits.ts';

export const pictureTypes = [...photoLimits.types, 'image/gif'];

/** Why a picture is not taken, before it is sent. A file whose name says nothing may still be one. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'large' | 'empty' | null {
  if (type !== '' && !pictureTypes.includes(type)) return 'type';
  if (size === 0) return 'empty';
  return size > photoLimits.bytes ? 'large' : null;
}
