import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { cameraFaultOf } from '../capture/camera-fault.ts';
import { openCamera, cameraEnvironment } from '../capture/open-camera.ts';
import type { Session, SessionOptions } from '../session/types.ts';
import { createScanCounter } from './scan-counter.ts';
import { createLiveScreen, type LiveScreen } from '../screens/live-screen.ts';
import type { ScreenEvent } from './screen-state.ts';

export type LoadSession = () => Promise<{ startSession(options: SessionOptions): Promise<Session> | Session }>;

interface LaunchOptions {
  manifest: ViewerShow;
  reportUrl: string | null;
  load: LoadSession;
  count: ReturnType<typeof createScanCounter>;
  dispatch(event: ScreenEvent): void;
  /** To the plain page. */
  showFallback(): void;
}

export interface SessionHandle {
  readonly screen: LiveScreen;
  stop(): void;
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One opening of the camera, begun in the tap: the browser asks at once, and what recognises the photo is loaded
 * meanwhile. `stop` may come at any moment; whatever arrives after it is thrown away.
 */
export function launchSession(options: LaunchOptions): SessionHandle {
  const { manifest, reportUrl, load, count, dispatch, showFallback } = options;
  const screen = createLiveScreen(manifest, reportUrl, showFallback);
  let session: Session | null = null;
  let isStopped = false;
  const camera = openCamera();
  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    if (session) session.stop();
    else void camera.then((track) => track.stop()).catch(() => undefined);
    screen.dispose();
  };
  const dispatchWhileRunning = (event: ScreenEvent): void => {
    if (!isStopped) dispatch(event);
  };

  camera.then(
    () => dispatchWhileRunning({ type: 'allowed' }),
    (error: unknown) => dispatchWhileRunning({ type: 'ended', fault: cameraFaultOf(error, cameraEnvironment()) }),
  );
  const loading = load().then(
    async ({ startSession }) => {
      if (isStopped) return;
      const openedSession = await startSession({
        host: screen.host,
        manifest,
        prefersReducedMotion: prefersReducedMotion(),
        camera,
        on: {
          ready: () => dispatchWhileRunning({ type: 'ready' }),
          locked: (milliseconds) => count({ event: 'locked', milliseconds: Math.round(milliseconds) }),
          stateChanged: (state) => screen.updateState(state),
          ended: (fault) => dispatchWhileRunning({ type: 'ended', fault }),
          camera: (state) => screen.updateCamera(state),
          targetsUnavailable: (targets) => {
            if (targets.length >= manifest.targetList.length) dispatchWhileRunning({ type: 'ended', fault: 'offline' });
          },
        },
      });
      session = openedSession;
      if (isStopped) session.stop();
      else screen.start(session);
    },
    // The camera may be what fails first, and says so itself.
    () =>
      void camera.then(
        () => dispatchWhileRunning({ type: 'ended', fault: 'offline' }),
        () => undefined,
      ),
  );
  // What it throws is not the camera's own fault, which was told already.
  loading.catch(() => dispatchWhileRunning({ type: 'ended', fault: 'failed' }));
  return { screen, stop };
}
