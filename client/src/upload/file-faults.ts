import { photoLimits, videoLimits } from '@afterimage/contract/values/limits.ts';
import { words } from './upload.words.ts';

export type FileKind = 'photo' | 'medium';

/** What the browser offers to choose; iOS turns HEIC into JPEG by itself when it is not among them. */
export const acceptOf: Record<FileKind, string> = {
  photo: photoLimits.types.join(','),
  medium: [...videoLimits.types, ...photoLimits.types, 'image/gif'].join(','),
};

const megabytes = (bytes: number) => bytes / 1024 / 1024;

/** Why a file need not even be sent, in words; null when the server shall look at it. */
export function fileFault({ type, size }: Pick<File, 'type' | 'size'>, kind: FileKind): string | null {
  // A file without a type is one whose name says nothing: its content may still be right.
  if (type !== '' && !acceptOf[kind].split(',').includes(type)) {
    if (/^image\/hei[cf]/.test(type)) return words.heic;
    return kind === 'photo' ? words.photoType : words.mediumType;
  }
  if (size === 0) return words.empty;
  const most = type.startsWith('video/')
    ? videoLimits.bytes
    : kind === 'photo' || type
      ? photoLimits.bytes
      : videoLimits.bytes;
  if (size <= most) return null;
  return type.startsWith('video/')
    ? words.videoLarge({ most: megabytes(most) })
    : words.pictureLarge({ most: megabytes(most) });
}
