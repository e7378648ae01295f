import { stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { videoLimits } from '@afterimage/contract/values/limits.ts';
import type { FilmFacts, FilmFault, FilmReading, FilmTask } from './film.ts';

const codecs = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];
const longestSide = 4096;
// Far above any camera; a container can claim millions of samples in a few bytes.
const packetsPerSecond = 1000;

// What it says about a file is the sender's business, not the operator's.
Logging.level = LogLevel.Silent;

class Refusal extends Error {
  readonly code: 'FILE_UNREADABLE' | 'FILE_TYPE_UNSUPPORTED' | 'FILE_TOO_LARGE';
  readonly fault: FilmFault;
  readonly most: number | undefined;
  constructor(code: Refusal['code'], fault: FilmFault, most?: number) {
    super(most === undefined ? fault : `${fault} ${most}`);
    this.code = code;
    this.fault = fault;
    this.most = most;
  }
}

async function read({ from, to }: FilmTask): Promise<FilmFacts> {
  using input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM] });
  if (!(await input.canRead())) throw new Refusal('FILE_UNREADABLE', 'noVideo');
  const video = await input.getPrimaryVideoTrack();
  if (!video && (await input.getTracks()).length === 0) throw new Refusal('FILE_UNREADABLE', 'damaged');
  if (!video) throw new Refusal('FILE_TYPE_UNSUPPORTED', 'noPicture');
  const codec = await video.getCodec();
  if (!codec || !codecs.includes(codec)) {
    throw new Refusal('FILE_TYPE_UNSUPPORTED', 'unplayable');
  }
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  if (!(width > 0 && height > 0)) throw new Refusal('FILE_UNREADABLE', 'damaged');
  if (Math.max(width, height) > longestSide) {
    throw new Refusal('FILE_TOO_LARGE', 'side', longestSide);
  }
  const audio = await video.getPrimaryPairableAudioTrack();
  const durationSeconds = await checkPackets(audio ? [video, audio] : [video], (await stat(from)).size);
  const mimeType = (await input.getFormat()) === WEBM ? 'video/webm' : 'video/mp4';
  const writtenTracks = await rewrite(input, video, mimeType, to);
  const hasSound = audio !== null && writtenTracks.has(audio.id);
  return { mimeType, width: Math.round(width), height: Math.round(height), durationSeconds, hasSound };
}

/** Walks over every packet, so that neither a damaged table nor a lying one gets further; gives the duration. */
async function checkPackets(tracks: InputTrack[], fileBytes: number): Promise<number> {
  let bytes = 0;
  let duration = 0;
  for (const track of tracks) {
    let packets = 0;
    for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
      packets += 1;
      bytes += packet.byteLength;
      duration = Math.max(duration, packet.timestamp + packet.duration);
      if (duration > videoLimits.seconds + 0.5) {
        throw new Refusal('FILE_TOO_LARGE', 'long', videoLimits.seconds);
      }
      // Every packet lies in the file once: more than the file holds means that some are told of twice.
      if (bytes > fileBytes || packets > videoLimits.seconds * packetsPerSecond) {
        throw new Refusal('FILE_UNREADABLE', 'damaged');
      }
    }
    // The table may tell of more than the file holds: the reading then just ends earlier.
    for await (const _ of new EncodedPacketSink(track).packets()) packets -= 1;
    if (packets !== 0) throw new Refusal('FILE_UNREADABLE', 'cut');
  }
  if (duration === 0) {
    throw new Refusal('FILE_UNREADABLE', 'noPicture');
  }
  return duration;
}

/**
 * Writes the same pictures and sound into a new container: so that nothing else is handed on, neither where it was
 * filmed nor whatever else lies in the file, and that players find the index at the beginning. Answers the ids of the
 * tracks that were written.
 */
async function rewrite(input: Input, video: InputVideoTrack, mimeType: FilmFacts['mimeType'], to: string) {
  const output = new Output({
    format: mimeType === 'video/webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(to),
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    video: { alpha: 'keep' },
    copy: { mode: 'forced', shiftTolerance: Infinity },
    tags: {},
    showWarnings: false,
  });
  const isVideoDiscarded = conversion.discardedTracks.some(({ track }) => track.id === video.id);
  if (!conversion.isValid || isVideoDiscarded) throw new Refusal('FILE_UNREADABLE', 'damaged');
  await conversion.execute();
  return new Set(conversion.utilizedTracks.map(({ id }) => id));
}

async function reply(): Promise<FilmReading> {
  try {
    return await read(workerData as FilmTask);
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, fault, most, message } = error;
      return { code, fault, ...(most !== undefined && { most }), cause: message };
    }
    // A full disk is the shop's trouble; whatever else the reading stumbles over is the container's fault.
    const ours = error instanceof Error && 'syscall' in error;
    return { code: ours ? 'INTERNAL' : 'FILE_UNREADABLE', fault: 'damaged', cause: String(error) };
  }
}

parentPort?.postMessage(await reply(), []);
