/** The longest side at which a stacked film is unfolded, in pixels: each frame is done by the processor. */
const longestSide = 480;

/** Joins colours and opacity: `data` holds RGBA, above the colours, below how opaque they are, as grey. Changes the upper half. */
export function joinOpacity(data: Uint8ClampedArray): Uint8ClampedArray {
  const half = data.length / 2;
  for (let at = 0; at < half; at += 4) data[at + 3] = data[half + at] ?? 0;
  return data.subarray(0, half);
}

/**
 * Shows a stacked film as it is meant, clear where it is clear, on a canvas in its place. Where its pixels may not be
 * read, the film stays to be seen with its upper half. Answers how to take the canvas away again.
 */
export function overlayUnstackedFilm(film: HTMLVideoElement): () => void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const overlay = document.createElement('canvas');
  const output = overlay.getContext('2d');
  if (!context || !output) return () => undefined;
  overlay.setAttribute('aria-hidden', 'true');
  let isRequested = false;
  const draw = (): void => {
    isRequested = false;
    const { videoWidth, videoHeight } = film;
    if (!videoWidth || film.readyState < 2) return;
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight / 2));
    const [width, height] = [Math.round(videoWidth * scale), Math.round((videoHeight / 2) * scale)];
    if (canvas.width !== width || canvas.height !== height * 2) {
      Object.assign(canvas, { width, height: height * 2 });
      Object.assign(overlay, { width, height });
    }
    context.clearRect(0, 0, width, height * 2);
    context.drawImage(film, 0, 0, width, height * 2);
    try {
      const stackedPixels = context.getImageData(0, 0, width, height * 2);
      const pixels = output.createImageData(width, height);
      pixels.data.set(joinOpacity(stackedPixels.data));
      output.putImageData(pixels, 0, 0);
    } catch {
      return;
    }
    if (!overlay.isConnected) {
      film.parentElement?.append(overlay);
      film.style.opacity = '0';
    }
    if (!film.paused) requestDraw();
  };
  const requestDraw = (): void => {
    if (isRequested) return;
    isRequested = true;
    requestAnimationFrame(draw);
  };
  const events = ['play', 'loadeddata', 'seeked'];
  for (const event of events) film.addEventListener(event, requestDraw);
  requestDraw();
  return () => {
    for (const event of events) film.removeEventListener(event, requestDraw);
    isRequested = true;
    overlay.remove();
    film.style.opacity = '';
  };
}
