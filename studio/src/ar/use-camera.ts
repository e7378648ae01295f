import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CameraFault,
  cameraFault,
  collectRecording,
  longestRecording,
  recordedFile,
  recordingKind,
} from './recording.ts';

type CameraState =
  | { phase: 'asking' }
  | { phase: 'fault'; fault: CameraFault }
  | { phase: 'ready' }
  | { phase: 'counting'; left: number }
  | { phase: 'recording'; seconds: number };

type Facing = 'environment' | 'user';
const countFrom = 3;

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

async function openCamera(facing: Facing): Promise<{ stream: MediaStream; silent: boolean }> {
  const video = { facingMode: facing, width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };
  try {
    return { stream: await navigator.mediaDevices.getUserMedia({ video, audio: true }), silent: false };
  } catch (error) {
    // Whoever has no microphone, or refuses that alone, can still film.
    const stream = await navigator.mediaDevices.getUserMedia({ video }).catch(() => {
      throw error;
    });
    return { stream, silent: true };
  }
}

/** The camera of this device: its picture in `view`, a countdown, a clock, and the film when it has ended. */
export function useCamera(name: string, onFilm: (file: File) => void) {
  const [state, setState] = useState<CameraState>({ phase: 'asking' });
  const [silent, setSilent] = useState(false);
  const [several, setSeveral] = useState(false);
  // A new wish opens the camera anew, also when it is the same as before.
  const [cameraRequest, setCameraRequest] = useState<{ facing: Facing }>({ facing: 'environment' });
  const [recorder, setRecorder] = useState<MediaRecorder | null>(null);
  const view = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const latestOnFilm = useRef(onFilm);
  useEffect(() => {
    latestOnFilm.current = onFilm;
  });

  useEffect(() => {
    let isUnmounted = false;
    const open = async () => {
      const camera = await openCamera(cameraRequest.facing);
      if (isUnmounted) return end(camera.stream);
      stream.current = camera.stream;
      setSilent(camera.silent);
      if (view.current) view.current.srcObject = camera.stream;
      // Another app, a call or the phone's lock may take the camera: what was recorded by then is the film.
      for (const track of camera.stream.getVideoTracks())
        track.addEventListener('ended', () => !isUnmounted && setState({ phase: 'fault', fault: 'busy' }));
      setState({ phase: 'ready' });
      const devices = await navigator.mediaDevices.enumerateDevices();
      if (!isUnmounted) setSeveral(devices.filter(({ kind }) => kind === 'videoinput').length > 1);
    };
    open().catch((error: unknown) => !isUnmounted && setState({ phase: 'fault', fault: cameraFault(nameOf(error)) }));
    return () => {
      isUnmounted = true;
      if (stream.current) end(stream.current);
      stream.current = null;
    };
  }, [cameraRequest]);

  useSeenAgain(view, stream, () => setState({ phase: 'fault', fault: 'busy' }));

  const record = useCallback(() => {
    const kind = recordingKind((one) => MediaRecorder.isTypeSupported(one));
    if (!stream.current || !kind) return;
    const mediaRecorder = new MediaRecorder(stream.current, { mimeType: kind, videoBitsPerSecond: 5_000_000 });
    collectRecording(mediaRecorder, {
      onEnd: (parts) => latestOnFilm.current(recordedFile(parts, kind, name)),
      onNothing: () => setState({ phase: 'fault', fault: 'other' }),
    });
    mediaRecorder.start(1000);
    setRecorder(mediaRecorder);
    setState({ phase: 'recording', seconds: 0 });
  }, [name]);

  const { phase } = state;
  useCountdown(state, setState, record);
  useRecordingClock(phase === 'recording' ? recorder : null, setState);

  return {
    state,
    silent,
    several,
    view,
    start: () => setState({ phase: 'counting', left: countFrom }),
    stop: () => (phase === 'counting' ? setState({ phase: 'ready' }) : recorder?.stop()),
    retry: () => {
      setState({ phase: 'asking' });
      setCameraRequest({ facing: cameraRequest.facing });
    },
    turn: () => {
      setState({ phase: 'asking' });
      setCameraRequest({ facing: cameraRequest.facing === 'user' ? 'environment' : 'user' });
    },
  };
}

/** A phone may leave the picture standing still, or take the camera away, while the page is hidden. */
function useSeenAgain(
  view: RefObject<HTMLVideoElement | null>,
  stream: RefObject<MediaStream | null>,
  onLost: () => void,
): void {
  const reportLost = useEffectEvent(onLost);
  useEffect(() => {
    const onVisibilityChange = () => {
      const [track] = stream.current?.getVideoTracks() ?? [];
      if (document.hidden || !track) return;
      if (track.readyState === 'ended') reportLost();
      else view.current?.play().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [view, stream]);
}

function useCountdown(state: CameraState, setState: (state: CameraState) => void, record: () => void): void {
  const { phase } = state;
  const left = phase === 'counting' ? state.left : 0;
  useEffect(() => {
    if (phase !== 'counting') return;
    const timer = setTimeout(() => (left > 1 ? setState({ phase, left: left - 1 }) : record()), 1000);
    return () => clearTimeout(timer);
  }, [phase, left, record, setState]);
}

/** Tells how long it has been recording, and ends what has become too long or is left. */
function useRecordingClock(recorder: MediaRecorder | null, setState: (state: CameraState) => void): void {
  useEffect(() => {
    if (!recorder) return;
    const from = performance.now();
    const timer = setInterval(() => {
      const seconds = (performance.now() - from) / 1000;
      if (seconds >= longestRecording - 0.2) recorder.stop();
      else setState({ phase: 'recording', seconds });
    }, 200);
    return () => {
      clearInterval(timer);
      if (recorder.state !== 'inactive') recorder.stop();
    };
  }, [recorder, setState]);
}

function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
