import type { CameraFault } from '../session/types.ts';

/** What the browser offers where the camera is asked for. */
export interface CameraEnvironment {
  isSecure: boolean;
  hasCameras: boolean;
}

/** Names of exceptions after the standard, and those of browsers that are older than it. */
const faultByErrorName: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  PermissionDeniedError: 'refused',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  SecurityError: 'insecure',
  TypeError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** Why there is no camera, from what getUserMedia threw. */
export function cameraFaultOf(error: unknown, { isSecure, hasCameras }: CameraEnvironment): CameraFault {
  if (!hasCameras) return isSecure ? 'unsupported' : 'insecure';
  const name = typeof error === 'object' && error && 'name' in error ? String(error.name) : '';
  return Object.hasOwn(faultByErrorName, name) ? faultByErrorName[name]! : 'failed';
}
