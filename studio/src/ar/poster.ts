import { openFilm, showMoment } from './film-moment.ts';

/** How light pictures are on average, and how far their parts are from that, 0 to 255; `pixels` as a canvas gives them. */
function lightOf(pixels: Uint8ClampedArray): { mean: number; spread: number } {
  const count = pixels.length / 4;
  const light = Array.from(
    { length: count },
    (_, index) =>
      0.299 * (pixels[index * 4] ?? 0) + 0.587 * (pixels[index * 4 + 1] ?? 0) + 0.114 * (pixels[index * 4 + 2] ?? 0),
  );
  const mean = light.reduce((sum, one) => sum + one, 0) / count;
  return { mean, spread: Math.sqrt(light.reduce((sum, one) => sum + (one - mean) ** 2, 0) / count) };
}

/** Whether a picture of a film is worth to stand for it: neither black nor white nor all of one grey. */
export function isGoodPicture(pixels: Uint8ClampedArray): boolean {
  const { mean, spread } = lightOf(pixels);
  return mean > 18 && mean < 245 && spread > 6;
}

const tries = [0.1, 0.6, 1.5, 3];

/** The first good picture of a film, as JPEG; null where the browser cannot show it. */
export async function posterOf(film: Blob): Promise<File | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  try {
    await openFilm(video, url);
    const { videoWidth: width, videoHeight: height } = video;
    const [small, large] = [document.createElement('canvas'), document.createElement('canvas')];
    Object.assign(small, { width: 32, height: 32 });
    Object.assign(large, { width, height });
    const glance = small.getContext('2d', { willReadFrequently: true });
    const whole = large.getContext('2d');
    if (!glance || !whole) return null;
    for (const time of tries.filter((at) => at < video.duration || at === tries[0])) {
      await showMoment(video, Math.min(time, video.duration / 2));
      glance.drawImage(video, 0, 0, 32, 32);
      whole.drawImage(video, 0, 0, width, height);
      if (isGoodPicture(glance.getImageData(0, 0, 32, 32).data)) break;
    }
    const picture = await new Promise<Blob | null>((done) => large.toBlob(done, 'image/jpeg', 0.82));
    return picture && new File([picture], 'poster.jpg', { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
    video.removeAttribute('src');
    video.load();
  }
}
