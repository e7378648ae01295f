import { cameraFaultOf } from './camera-fault.ts';

/** The camera at the back; a front one where there is no other. 16:9, as nearly all sensors' video is. */
const preferredConstraints: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
};

/** Nothing but the side: where none is asked for, an iPhone opens the camera at its front. */
const minimalConstraints: MediaTrackConstraints = { facingMode: preferredConstraints.facingMode! };

/** A camera that another page or app has just let go needs a moment. */
const busyRetryMs = 600;

/**
 * Opens the camera; to be called in a tap, for the first question to the browser is asked at once.
 * @throws what getUserMedia does, for `cameraFaultOf`.
 */
export async function openCamera(): Promise<MediaStreamTrack> {
  // Old and embedded browsers have no mediaDevices at all
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new DOMException('No cameras here', 'NotSupportedError');
  try {
    return await requestTrack(devices, preferredConstraints);
  } catch (error) {
    const fault = cameraFaultOf(error, cameraEnvironment());
    if (fault !== 'none' && fault !== 'busy') throw error;
    if (fault === 'busy') await new Promise((resolve) => setTimeout(resolve, busyRetryMs));
    return requestTrack(devices, minimalConstraints);
  }
}

async function requestTrack(devices: MediaDevices, video: MediaTrackConstraints): Promise<MediaStreamTrack> {
  const stream = await devices.getUserMedia({ video, audio: false });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('A stream without pictures', 'NotFoundError');
  return track;
}

export const cameraEnvironment = () => ({
  isSecure: window.isSecureContext,
  hasCameras: typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function',
});
