export const words = {
  photoType: 'We take photos as JPEG, PNG or WebP.',
  mediumType: 'We take videos as MP4, MOV or WebM, and pictures as JPEG, PNG, WebP or GIF.',
  heic: 'This is a HEIC photo. Please save it as JPEG first.',
  empty: 'This file is empty.',
  pictureLarge: (most: number) => `This file is too large: a picture may have at most ${most} MB.`,
  videoLarge: (most: number) => `This file is too large: a video may have at most ${most} MB.`,
  failed: 'Failed to upload file',
};
