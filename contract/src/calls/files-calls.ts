import { endpoint } from '../endpoint.ts';
import * as files from '../files.ts';

const uploadErrors = ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_UNREADABLE'] as const;

/** The calls about uploads and the gallery. */
export const filesCalls = {
  uploadPhoto: endpoint({
    summary: "Upload a customer's photo (JPEG, PNG, WebP, AVIF)",
    reply: files.photo,
    errors: uploadErrors,
    content: 'multipart',
  }),
  uploadArMedium: endpoint({
    summary: 'Upload a medium to be shown on a photo: a film, a picture, a model (GLB), a text (JSON)',
    reply: files.medium,
    errors: uploadErrors,
    content: 'multipart',
  }),
  uploadArMediumPoster: endpoint({
    summary: 'Give a medium the still picture that is shown before it plays',
    params: files.mediumParams,
    reply: files.medium,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
    content: 'multipart',
  }),
  uploadArMediumCaptions: endpoint({
    summary: 'Give a film its captions, as WebVTT or SRT; an empty file takes them away',
    params: files.mediumParams,
    reply: files.medium,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
    content: 'multipart',
  }),
  takePhotoUpload: endpoint({
    summary: 'Take a photo that was sent in parts to `/api/uploads`; done twice it answers the same',
    params: files.resumableUploadParams,
    reply: files.photo,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
  }),
  takeArMediumUpload: endpoint({
    summary: 'Take a medium that was sent in parts to `/api/uploads`; done twice it answers the same',
    params: files.resumableUploadParams,
    reply: files.medium,
    errors: [...uploadErrors, 'FILE_NOT_FOUND'],
  }),
  listGalleryModels: endpoint({ summary: "The models of the shop's own gallery", reply: files.galleryModelList }),
};
