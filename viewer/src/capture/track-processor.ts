/** Chrome has it in pages, Safari in workers; the standard's types know it in workers only. */
type TrackProcessorClass = new (init: { track: MediaStreamTrack; maxBufferSize?: number }) => {
  readonly readable: ReadableStream<VideoFrame>;
};

const processorClass = () =>
  (globalThis as { MediaStreamTrackProcessor?: TrackProcessorClass }).MediaStreamTrackProcessor;

export const hasTrackProcessor = () => typeof processorClass() === 'function';

/** The camera's frames as a stream that keeps the newest one only. @throws where there is none, or for a track that ended. */
export function frameStreamOf(track: MediaStreamTrack): ReadableStream<VideoFrame> {
  const Processor = processorClass();
  if (!Processor) throw new DOMException('No MediaStreamTrackProcessor here', 'NotSupportedError');
  return new Processor({ track, maxBufferSize: 1 }).readable;
}
