import type { Upload } from 'tus-js-client';
import { FailureError } from '../api/failure.ts';
import { words } from '../api/failures.words.ts';
import { isTransientStatus, retryWithBackoff, type AttemptProgress } from './retry-with-backoff.ts';

/** What is told of a file on its way; progress in bytes. */
export interface UploadWatch {
  onProgress?: ((sentBytes: number, total: number) => void) | undefined;
  /** Told when it stands still for want of a connection, and when it goes on. */
  onWaiting?: ((waiting: boolean) => void) | undefined;
}

/** The reason of an abort that only interrupts: what has arrived stays, and the same file goes on from there. */
export const interruption = 'interruption';

/** Smaller files go at once: asking where to go on would take longer than sending them again. */
export const resumableUploadBytes = 1_000_000;

const endpoint = '/api/uploads';
const partBytes = 4 * 1024 * 1024;
/** A connection over which nothing has moved for so long, in milliseconds, is taken for lost. */
const stillFor = 30_000;

const inUse = new Set<string>();

/**
 * Sends a file in parts (tus 1.0) and goes on where it stopped: after a lost connection by itself, after a reload when
 * the same file is given again. Answers the upload's id, 32 hexadecimal signs. Throws a FailureError when it is refused
 * or no try gets through, and the signal's reason when it is given up; then the shop forgets what has arrived, unless
 * that reason is `interruption`.
 */
export async function sendInParts(
  file: File,
  { signal, onProgress, onWaiting }: UploadWatch & { signal?: AbortSignal | undefined } = {},
): Promise<string> {
  const tus = await import('tus-js-client');
  signal?.throwIfAborted();
  const upload = new tus.Upload(file, {
    endpoint: new URL(endpoint, location.origin).href,
    metadata: { filename: file.name, filetype: file.type },
    chunkSize: partBytes,
    // The tries are our own: tus gives up as soon as the browser says that there is no network.
    retryDelays: null,
    removeFingerprintOnSuccess: true,
  });
  const previous = (await upload.findPreviousUploads()).find(({ uploadUrl }) => uploadUrl && !inUse.has(uploadUrl));
  if (previous) upload.resumeFromPreviousUpload(previous);
  const resumedUrls = new Set<string>();
  upload.options.onUploadUrlAvailable = () => {
    if (upload.url === null) return;
    resumedUrls.add(upload.url);
    inUse.add(upload.url);
  };
  try {
    await retryWithBackoff((progress) => attemptOf(upload, progress, signal, onProgress), {
      signal,
      onWaiting,
      isTransient: (error) => isTransientStatus(statusOf(error)),
    });
    return idOf(upload.url ?? '');
  } catch (error) {
    if (signal?.aborted) {
      await upload.abort(signal.reason !== interruption).catch(() => undefined);
      throw error;
    }
    const status = statusOf(error);
    const code = status === 413 ? 'FILE_TOO_LARGE' : status === 0 ? 'NETWORK' : 'UNKNOWN';
    throw new FailureError({ status, code, description: status === 0 ? words.noConnection : '' });
  } finally {
    for (const url of resumedUrls) inUse.delete(url);
  }
}

/** One try: rejects when the connection is lost, has stood still, or the shop refuses. */
function attemptOf(
  upload: Upload,
  { moving, arrived }: AttemptProgress,
  signal: AbortSignal | undefined,
  onProgress: UploadWatch['onProgress'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = -1;
    let timer = 0;
    const end = () => {
      clearTimeout(timer);
      removeEventListener('offline', lose);
      signal?.removeEventListener('abort', lose);
    };
    const lose = () => {
      end();
      void upload.abort();
      reject(new TypeError('The connection was lost'));
    };
    const guard = () => {
      clearTimeout(timer);
      timer = window.setTimeout(lose, stillFor);
    };
    upload.options.onSuccess = () => {
      end();
      resolve();
    };
    upload.options.onError = (error) => {
      end();
      reject(error);
    };
    upload.options.onProgress = (sentBytes, total) => {
      guard();
      // The first figure only says where it goes on.
      if (last >= 0 && sentBytes > last) moving();
      last = sentBytes;
      onProgress?.(sentBytes, total);
    };
    upload.options.onChunkComplete = arrived;
    addEventListener('offline', lose);
    signal?.addEventListener('abort', lose);
    guard();
    upload.start();
  });
}

/** The HTTP status of an answer that tus did not like; 0 when there was none. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('originalResponse' in error)) return 0;
  const answer = error.originalResponse as { getStatus(): number } | null;
  return answer?.getStatus() ?? 0;
}

function idOf(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
