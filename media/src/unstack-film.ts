/** The longest side at which a stacked film is unfolded, in pixels: each frame is done by the processor. */
const longest = 480;

/** Joins colours and opacity: `data` holds RGBA, above the colours, below how opaque they are, as grey. Changes the upper half. */
export function unstack(data: Uint8ClampedArray): Uint8ClampedArray {
  const half = data.length / 2;
  for (let at = 0; at < half; at += 4) data[at + 3] = data[half + at] ?? 0;
  return data.subarray(0, half);
}

/**
 * Shows a stacked film as it is meant, clear where it is clear, on a canvas in its place. Where its pixels may not be
 * read, the film stays to be seen with its upper half. Answers how to take the canvas away again.
 */
export function showUnstacked(film: HTMLVideoElement): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const shown = document.createElement('canvas');
  const output = shown.getContext('2d');
  if (!context || !output) return () => undefined;
  shown.setAttribute('aria-hidden', 'true');
  let asked = false;
  const draw = (): void => {
    asked = false;
    const { videoWidth, videoHeight } = film;
    if (!videoWidth || film.readyState < 2) return;
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight / 2));
    const [width, height] = [Math.round(videoWidth * scale), Math.round((videoHeight / 2) * scale)];
    if (canvas.width !== width || canvas.height !== height * 2) {
      Object.assign(canvas, { width, height: height * 2 });
      Object.assign(shown, { width, height });
    }
    context.clearRect(0, 0, width, height * 2);
    context.drawImage(film, 0, 0, width, height * 2);
    try {
      const picture = context.getImageData(0, 0, width, height * 2);
      const upper = output.createImageData(width, height);
      upper.data.set(unstack(picture.data));
      output.putImageData(upper, 0, 0);
    } catch {
      return;
    }
    if (!shown.isConnected) {
      film.parentElement?.append(shown);
      film.style.opacity = '0';
    }
    if (!film.paused) ask();
  };
  const ask = (): void => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(draw);
  };
  const events = ['play', 'loadeddata', 'seeked'];
  for (const event of events) film.addEventListener(event, ask);
  ask();
  return () => {
    for (const event of events) film.removeEventListener(event, ask);
    asked = true;
    shown.remove();
    film.style.opacity = '';
  };
}
