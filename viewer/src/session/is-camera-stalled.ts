/** Whether a camera that was opened gives nothing more: it ended, or another app, a call or the system holds it. */
export const isCameraStalled = (track: Pick<MediaStreamTrack, 'readyState' | 'muted'> | null): boolean =>
  track !== null && (track.readyState === 'ended' || track.muted);
