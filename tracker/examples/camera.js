// The page: hands frames to the tracker's worker and draws each with the corners that belong to it.
const canvas = document.querySelector('#canvas');
const said = document.querySelector('#said');
const context = canvas.getContext('2d');

document.querySelector('#file').addEventListener('change', async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  target.disabled = true;
  const bitmap = await createImageBitmap(file);
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: 640, height: 480 },
  });
  const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true, playsInline: true });
  await video.play();
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;

  const worker = new Worker(new URL('tracker-worker.js', import.meta.url), { type: 'module' });
  let busy = true;
  worker.addEventListener('message', ({ data: { ready, bitmap: shown, results } }) => {
    busy = false;
    if (ready) said.value = 'Looking for it …';
    else draw(shown, results);
  });
  worker.postMessage({ picture: bitmap, width: canvas.width, height: canvas.height }, [bitmap]);

  const next = async (now) => {
    video.requestVideoFrameCallback(next);
    if (busy) return;
    busy = true;
    const frame = await createImageBitmap(video);
    worker.postMessage({ frame, timestamp: now }, [frame]);
  };
  video.requestVideoFrameCallback(next);
});

function draw(bitmap, results) {
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  said.value = results.map(({ state }) => state).join(', ');
  for (const { corners } of results) {
    if (!corners) continue;
    context.beginPath();
    // Half a pixel: a canvas counts from the outer corner of its first pixel
    for (let i = 0; i < 8; i += 2) context.lineTo(corners[i] + 0.5, corners[i + 1] + 0.5);
    context.closePath();
    context.lineWidth = 4;
    context.strokeStyle = '#2d6';
    context.stroke();
  }
}
