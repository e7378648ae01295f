import { createSlice } from '@reduxjs/toolkit';
import type { Medium, Photo } from '@afterimage/contract/files.ts';
import { joinGroup } from '../groups.ts';
import { operation } from '../operation.ts';
import { begin, fail, idle, type RequestState, succeed } from '../request-state.ts';

export interface UploadState extends RequestState {
  /** The last medium that was taken (S3.13). */
  file: Medium | null;
  photo: Photo | null;
}

const initialState: UploadState = { ...idle, file: null, photo: null };

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file, file.name);
  return form;
}

/** A file on its way; `onProgress` is told how much has left, 0 to 1. */
export interface Upload {
  file: File;
  onProgress?: (share: number) => void;
}

// The argument of an operation stays out of the state, so a file may be one (see the middleware's settings in store.ts).
export const uploadPhoto = operation('upload/photo', ({ file, ...watch }: Upload, { call, signal }) =>
  call('uploadPhoto', { body: formOf(file) }, { signal, ...watch }),
);
export const uploadArMedium = operation('upload/arMedium', ({ file, ...watch }: Upload, { call, signal }) =>
  call('uploadArMedium', { body: formOf(file) }, { signal, ...watch }),
);

const slice = createSlice({
  name: 'upload',
  initialState,
  reducers: {
    uploadReset: () => initialState,
  },
  extraReducers: (builder) =>
    builder
      .addCase(uploadPhoto.pending, begin)
      .addCase(uploadPhoto.fulfilled, (state, action) => {
        succeed(state);
        state.photo = action.payload;
      })
      .addCase(uploadPhoto.rejected, (state, action) => fail(state, action.payload))
      .addCase(uploadArMedium.pending, begin)
      .addCase(uploadArMedium.fulfilled, (state, action) => {
        succeed(state);
        state.file = action.payload;
      })
      .addCase(uploadArMedium.rejected, (state, action) => fail(state, action.payload)),
});

export const { uploadReset } = slice.actions;
export const uploadReducer = slice.reducer;
joinGroup('upload', uploadReducer);
