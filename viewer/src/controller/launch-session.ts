import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { cameraFaultOf } from '../capture/camera-fault.ts';
import { openCamera, surroundings } from '../capture/open-camera.ts';
import type { Live, LiveOptions } from '../session/types.ts';
import { scanCounter } from './scan-counter.ts';
import { createLiveScreen, type LiveScreen } from '../screens/live-screen.ts';
import type { ScreenEvent } from './screen-state.ts';

export type LoadLive = () => Promise<{ startLive(options: LiveOptions): Promise<Live> | Live }>;

interface RunParts {
  show: ViewerShow;
  load: LoadLive;
  count: ReturnType<typeof scanCounter>;
  tell(event: ScreenEvent): void;
  /** To the plain page. */
  plain(): void;
}

export interface CameraRun {
  readonly screen: LiveScreen;
  stop(): void;
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One opening of the camera, begun in the tap: the browser asks at once, and what recognises the photo is loaded
 * meanwhile. `stop` may come at any moment; whatever arrives after it is thrown away.
 */
export function runCamera({ show, load, count, tell, plain }: RunParts): CameraRun {
  const screen = createLiveScreen(show, plain);
  let live: Live | null = null;
  let stopped = false;
  const camera = openCamera();
  const stop = (): void => {
    if (stopped) return;
    stopped = true;
    if (live) live.stop();
    else void camera.then((track) => track.stop()).catch(() => undefined);
    screen.free();
  };
  const alive = (event: ScreenEvent): void => {
    if (!stopped) tell(event);
  };

  camera.then(
    () => alive({ type: 'allowed' }),
    (error: unknown) => alive({ type: 'ended', fault: cameraFaultOf(error, surroundings()) }),
  );
  const loaded = load().then(
    async ({ startLive }) => {
      if (stopped) return;
      const started = await startLive({
        host: screen.host,
        show,
        calm: calm(),
        camera,
        on: {
          ready: () => alive({ type: 'ready' }),
          locked: (milliseconds) => count({ event: 'locked', milliseconds: Math.round(milliseconds) }),
          changed: (state) => screen.changed(state),
          ended: (fault) => alive({ type: 'ended', fault }),
          camera: (state) => screen.camera(state),
          leftOut: (targets) => {
            if (targets.length >= show.targetList.length) alive({ type: 'ended', fault: 'offline' });
          },
        },
      });
      live = started;
      if (stopped) live.stop();
      else screen.begin(live);
    },
    // The camera may be what fails first, and says so itself.
    () =>
      void camera.then(
        () => alive({ type: 'ended', fault: 'offline' }),
        () => undefined,
      ),
  );
  // What it throws is not the camera's own fault, which was told already.
  loaded.catch(() => alive({ type: 'ended', fault: 'failed' }));
  return { screen, stop };
}
