import { looksStacked } from '@afterimage/scene/stacked-film.ts';
import { openFilm, showMoment } from './film-moment.ts';

const moments = [0.15, 0.5, 0.85];
const longest = 96;
const resultByUrl = new Map<string, Promise<boolean>>();

/** Whether a film looks like a stacked one at several moments; each film is looked at once. */
export function filmLooksStacked(url: string): Promise<boolean> {
  const before = resultByUrl.get(url);
  if (before) return before;
  const look = lookAt(url).catch(() => false);
  resultByUrl.set(url, look);
  return look;
}

async function lookAt(url: string): Promise<boolean> {
  const video = document.createElement('video');
  try {
    await openFilm(video, url);
    const scale = longest / Math.max(video.videoWidth, video.videoHeight);
    const width = Math.max(2, Math.round(video.videoWidth * scale));
    const height = Math.max(2, Math.round((video.videoHeight * scale) / 2) * 2);
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) return false;
    const votes: boolean[] = [];
    for (const share of moments) {
      await showMoment(video, share * (Number.isFinite(video.duration) ? video.duration : 1));
      context.drawImage(video, 0, 0, width, height);
      const vote = looksStacked({ width, height, data: context.getImageData(0, 0, width, height).data });
      if (vote !== null) votes.push(vote);
    }
    return votes.length > 0 && votes.every(Boolean);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
