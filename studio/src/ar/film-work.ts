import {
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  canEncodeVideo,
  CanvasSink,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
} from 'mediabunny';
import {
  type Cut,
  filmBitrate,
  type FilmFacts,
  filmSize,
  firstCut,
  canKeepSound,
  needsEncoding,
  type QuarterTurn,
} from './film-cut.ts';

// mediabunny comes along with this file, so it is loaded when a film is chosen and not before.
const open = (file: Blob) => new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });

/** What a film is; null when it is none, or one that cannot be read here. */
export async function readFilm(file: Blob): Promise<FilmFacts | null> {
  using input = open(file);
  if (!(await input.canRead())) return null;
  const video = await input.getPrimaryVideoTrack();
  if (!video) return null;
  const audio = await input.getPrimaryAudioTrack();
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
  const seconds = await input.computeDuration([video]);
  const size = filmSize({ width, height }, 0);
  const quality = new Quality({ bitrate: filmBitrate(size) });
  const convertible =
    // oxlint-disable-next-line no-restricted-globals -- Firefox on Android has none: the film is sent as it is
    typeof VideoEncoder === 'function' &&
    (await video.canDecode()) &&
    (await canEncodeVideo('avc', { ...size, quality }));
  const format = await input.getFormat();
  const audioCodec = audio ? await audio.getCodec() : null;
  return {
    seconds,
    width,
    height,
    isMp4: format === MP4,
    video: await video.getCodec(),
    audio: audioCodec,
    convertible,
    hasSound: canKeepSound(audioCodec, (await canEncodeAudio('aac')) || (await canEncodeAudio('opus'))),
    bytes: file.size,
  };
}

/** Small pictures of a film from its beginning to its end, told one by one as addresses. */
export async function filmstrip(
  file: Blob,
  { seconds }: FilmFacts,
  count: number,
  signal: AbortSignal,
  onPicture: (url: string, index: number) => void,
): Promise<void> {
  using input = open(file);
  const video = await input.getPrimaryVideoTrack();
  if (!video) return;
  const from = await video.getFirstTimestamp();
  const times = Array.from({ length: count }, (_, index) => from + (seconds * (index + 0.5)) / count);
  let index = 0;
  for await (const filmFacts of new CanvasSink(video, { height: 72, poolSize: 1 }).canvasesAtTimestamps(times)) {
    if (signal.aborted) return;
    if (filmFacts) onPicture(await addressOf(filmFacts.canvas), index);
    index += 1;
  }
}

async function addressOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<string> {
  if (canvas instanceof HTMLCanvasElement) return canvas.toDataURL('image/jpeg', 0.6);
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 }));
}

interface Making {
  cut: Cut;
  turn: QuarterTurn;
  signal: AbortSignal;
  onShare: (share: number) => void;
}

/**
 * Cuts, turns and compresses a film: H.264 in an MP4 that begins with its index. Sound that is AAC stays as it is; other
 * sound becomes AAC, or Opus where the browser has no AAC. Throws the signal's reason when it is given up.
 */
export async function makeFilm(file: File, film: FilmFacts, { cut, turn, signal, onShare }: Making): Promise<File> {
  using input = open(file);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const isEncodingNeeded = needsEncoding(film, cut, turn);
  const size = filmSize(film, turn);
  const whole = firstCut(film.seconds);
  const trim = cut.start > 0 || cut.end < whole.end || film.seconds > whole.end;
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    ...(trim && { trim: { start: cut.start, end: cut.end } }),
    video: isEncodingNeeded
      ? {
          codec: 'avc',
          ...size,
          fit: 'fill',
          rotate: turn,
          allowTransformationMetadata: false,
          frameRate: 30,
          quality: new Quality({ bitrate: filmBitrate(size) }),
          keyFrameInterval: 2,
          forceTranscode: true,
        }
      : {},
    audio: film.audio === 'aac' ? {} : { codec: (await canEncodeAudio('aac')) ? 'aac' : 'opus' },
  });
  if (!conversion.isValid) throw new Error('The film cannot be made');
  const giveUp = () => void conversion.cancel();
  signal.addEventListener('abort', giveUp);
  try {
    signal.throwIfAborted();
    conversion.onProgress = onShare;
    await conversion.execute();
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
  if (!target.buffer) throw new Error('The film was not made');
  const name = file.name.replace(/\.[^.]*$/, '') || 'film';
  return new File([target.buffer], `${name}.mp4`, { type: 'video/mp4' });
}
