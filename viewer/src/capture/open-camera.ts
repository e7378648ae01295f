import { cameraFaultOf } from './camera-fault.ts';

/** The camera at the back; a front one where there is no other. 16:9, as nearly all sensors' video is. */
const wish: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
};

/** Nothing but the side: where none is asked for, an iPhone opens the camera at its front. */
const plainWish: MediaTrackConstraints = { facingMode: wish.facingMode! };

/** A camera that another page or app has just let go needs a moment. */
const moment = 600;

/**
 * Opens the camera; to be called in a tap, for the first question to the browser is asked at once.
 * @throws what getUserMedia does, for `cameraFaultOf`.
 */
export async function openCamera(): Promise<MediaStreamTrack> {
  // Old and embedded browsers have no mediaDevices at all
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new DOMException('No cameras here', 'NotSupportedError');
  try {
    return await opened(devices, wish);
  } catch (error) {
    const fault = cameraFaultOf(error, surroundings());
    if (fault !== 'none' && fault !== 'busy') throw error;
    if (fault === 'busy') await new Promise((done) => setTimeout(done, moment));
    return opened(devices, plainWish);
  }
}

async function opened(devices: MediaDevices, video: MediaTrackConstraints): Promise<MediaStreamTrack> {
  const stream = await devices.getUserMedia({ video, audio: false });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('A stream without pictures', 'NotFoundError');
  return track;
}

export const surroundings = () => ({
  isSecure: window.isSecureContext,
  hasCameras: typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function',
});
