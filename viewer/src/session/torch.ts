import type { Session } from './types.ts';

/** What cameras of phones know beside what the standard's types do. */
type Capabilities = MediaTrackCapabilities & { torch?: boolean };
type TorchConstraints = MediaTrackConstraintSet & { torch?: boolean };

/** Not every browser can be asked. */
const capabilitiesOf = (track: { getCapabilities?(): Capabilities }) => track.getCapabilities?.();

/** The camera's lamp, if this track's camera has one. */
export function createTorch(track: MediaStreamTrack): NonNullable<Session['torch']> | null {
  if (capabilitiesOf(track)?.torch !== true) return null;
  let isOn = false;
  return {
    get on() {
      return isOn;
    },
    async set(on) {
      const constraints: TorchConstraints = { torch: on };
      await track.applyConstraints({ ...track.getConstraints(), advanced: [constraints] });
      isOn = on;
    },
  };
}
