import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '../api/failure.ts';
import { type FileKind, fileFault } from './file-faults.ts';
import { words } from './upload.words.ts';

/** An upload under way: what it settles to, and how to give it up. */
interface RunningUpload<Result> {
  settled: Promise<Result>;
  abort(): void;
}

export type StartUpload<Result> = (file: File, onProgress: (share: number) => void) => RunningUpload<Result>;

export type UploadPhase =
  | { phase: 'idle' }
  | { phase: 'uploading'; share: number; name: string; preview: string; type: string }
  | { phase: 'failed'; name: string; message: string; retry: boolean };

/** One place where a file goes: wrong ones are refused before they are sent; one that failed can be sent again. */
export function useUpload<Result>(kind: FileKind, start: StartUpload<Result>, done: (result: Result) => void) {
  const [state, setState] = useState<UploadPhase>({ phase: 'idle' });
  const running = useRef<RunningUpload<Result> | null>(null);
  const last = useRef<File | null>(null);
  const latestDone = useRef(done);
  useEffect(() => {
    latestDone.current = done;
  });

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ phase: 'idle' });
  }, []);

  const send = useCallback(
    async (file: File) => {
      running.current?.abort();
      running.current = null;
      last.current = file;
      const { name, type } = file;
      const fault = fileFault(file, kind);
      if (fault) return setState({ phase: 'failed', name, message: fault, retry: false });
      const preview = URL.createObjectURL(file);
      setState({ phase: 'uploading', share: 0, name, preview, type });
      const mine = start(file, (share) => {
        if (running.current === mine) setState({ phase: 'uploading', share, name, preview, type });
      });
      running.current = mine;
      try {
        const result = await mine.settled;
        if (running.current !== mine) return;
        setState({ phase: 'idle' });
        latestDone.current(result);
      } catch (error) {
        if (running.current === mine) setState({ phase: 'failed', name, ...complaintOf(error) });
      } finally {
        URL.revokeObjectURL(preview);
        if (running.current === mine) running.current = null;
      }
    },
    [kind, start],
  );

  // What was on its way to a page that is left goes nowhere.
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  const retry = useCallback(() => {
    if (last.current) void send(last.current);
  }, [send]);
  return { state, send, cancel, retry };
}

/** A refused operation throws its failure itself; the same bytes are not worth sending again when they were judged. */
function complaintOf(error: unknown): { message: string; retry: boolean } {
  const { status, description } = isFailure(error) ? error : failureOf(error);
  return { message: description || words.failed, retry: status < 400 || status >= 500 || status === 429 };
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'code' in error && 'description' in error && 'status' in error;
}
