import { createSlice } from '@reduxjs/toolkit';
import type { Medium, Photo } from '@afterimage/contract/files.ts';
import { FailureError } from '@afterimage/client/api/failure.ts';
import { injectSlice } from '@afterimage/client/state/store.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { resumableUploadBytes, sendInParts, type UploadWatch } from '@afterimage/client/upload/resumable-upload.ts';
import { isTransientStatus, retryWithBackoff } from '@afterimage/client/upload/retry-with-backoff.ts';
import { begin, fail, idle, type RequestState, succeed } from '@afterimage/client/state/request-state.ts';
import { eitherSignal } from './either-signal.ts';

interface UploadState extends RequestState {
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
export interface Upload extends Pick<UploadWatch, 'onWaiting'> {
  file: File;
  onProgress?: (share: number) => void;
  /** Gives it up; with `interruption` as its reason what has arrived is kept for the next time. */
  stop?: AbortSignal;
}

/** Sends a small file whole and a large one in parts; either goes on by itself when the connection was lost. */
async function send<Result>(
  { file, onProgress, onWaiting, stop }: Upload,
  signal: AbortSignal,
  whole: (options: { signal: AbortSignal; onProgress?: (share: number) => void }) => Promise<Result>,
  take: (uploadId: string, options: { signal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  const either = stop ? eitherSignal(signal, stop) : signal;
  const onBytes = onProgress && ((sentBytes: number, total: number) => onProgress(total > 0 ? sentBytes / total : 0));
  const isPassing = (error: unknown) => error instanceof FailureError && isTransientStatus(error.status);
  const retryOptions = { signal: either, onWaiting, isTransient: isPassing };
  if (file.size < resumableUploadBytes)
    return retryWithBackoff(() => whole({ signal: either, ...(onProgress && { onProgress }) }), retryOptions);
  const id = await sendInParts(file, { signal: either, onWaiting, onProgress: onBytes });
  return retryWithBackoff(() => take(id, { signal: either }), retryOptions);
}

// The argument of an operation stays out of the state, so a file may be one (see the middleware's settings in store.ts).
export const uploadPhoto = operation('upload/photo', (upload: Upload, { call, signal }) =>
  send(
    upload,
    signal,
    (options) => call('uploadPhoto', { body: formOf(upload.file) }, options),
    (uploadId, options) => call('takePhotoUpload', { params: { uploadId } }, options),
  ),
);
export const uploadArMedium = operation('upload/arMedium', (upload: Upload, { call, signal }) =>
  send(
    upload,
    signal,
    (options) => call('uploadArMedium', { body: formOf(upload.file) }, options),
    (uploadId, options) => call('takeArMediumUpload', { params: { uploadId } }, options),
  ),
);

const slice = createSlice({
  name: 'upload',
  initialState,
  reducers: {},
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

const uploadReducer = slice.reducer;
injectSlice('upload', uploadReducer);

declare module '@afterimage/client/state/store.ts' {
  interface InjectedSlices {
    upload: ReturnType<typeof uploadReducer>;
  }
}
