import { videoLimits } from '@afterimage/contract/values/limits.ts';

/** What is tried in order: what needs the least making anew comes first. */
const kinds = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4',
  'video/webm;codecs=vp8,opus',
  'video/webm',
];

/** The kind of film that this browser records; null where it cannot. */
export function recordingKind(isSupported: (kind: string) => boolean): string | null {
  return kinds.find(isSupported) ?? null;
}

/** Whether a film can be recorded here at all: only then it is offered. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder === 'function' &&
    Boolean(navigator.mediaDevices?.getUserMedia) &&
    recordingKind((kind) => MediaRecorder.isTypeSupported(kind)) !== null
  );
}

export const longestRecording = videoLimits.seconds;

export type CameraFault = 'refused' | 'none' | 'busy' | 'other';

/** Why there is no camera, by the name of the browser's error. */
export function cameraFault(name: string): CameraFault {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError' || name === 'DevicesNotFoundError') return 'none';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'other';
}

/** Seconds as a clock shows them. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A recorded film as a file. */
export function recordedFile(parts: readonly Blob[], kind: string, name: string): File {
  const type = kind.split(';')[0] ?? kind;
  return new File([...parts], `${name}.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type });
}

interface RecordingEnd {
  onEnd(parts: Blob[]): void;
  /** Some systems lack the encoder that the browser says it has: it records, and there is nothing in the end. */
  onNothing(): void;
}

/** Collects what a `MediaRecorder` gives, and says once how it ended. */
export function collectRecording(recorder: EventTarget, { onEnd, onNothing }: RecordingEnd): void {
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', (event) => {
    const { data } = event as BlobEvent;
    if (data.size > 0) parts.push(data);
  });
  // an error is followed by `stop`: https://w3c.github.io/mediacapture-record/#error-handling
  recorder.addEventListener('stop', () => (parts.length > 0 ? onEnd(parts) : onNothing()), { once: true });
}
