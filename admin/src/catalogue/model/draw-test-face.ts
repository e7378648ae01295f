/** The longest side of a test picture in pixels. */
const longestSide = 1024;
const [paper, ink, line, accent] = ['#ffffff', '#202020', '#b8c4d0', '#d03030'];

/** The pixels of a test picture of that width per height. */
export function testSize(ratio: number): { width: number; height: number } {
  const shape = Number.isFinite(ratio) && ratio > 0 ? Math.min(20, Math.max(0.05, ratio)) : 1;
  return shape > 1
    ? { width: longestSide, height: Math.round(longestSide / shape) }
    : { width: Math.round(longestSide * shape), height: longestSide };
}

/** Draws a grid, an arrow to the top, the edge of the print, and the name of the face. */
export function drawTestFace(context: CanvasRenderingContext2D, title: string): void {
  const { width, height } = context.canvas;
  const least = Math.min(width, height);
  const step = least / 8;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = line;
  context.lineWidth = 2;
  context.beginPath();
  for (let x = step; x < width; x += step) {
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  for (let y = step; y < height; y += step) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
  context.strokeStyle = accent;
  context.lineWidth = least / 40;
  context.strokeRect(0, 0, width, height);
  context.fillStyle = accent;
  context.beginPath();
  context.moveTo(width / 2, height * 0.12);
  context.lineTo(width / 2 + least * 0.12, height * 0.12 + least * 0.18);
  context.lineTo(width / 2 - least * 0.12, height * 0.12 + least * 0.18);
  context.fill();
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `${least / 8}px "Instrument Sans Variable", Arial, sans-serif`;
  context.fillText(title, width / 2, height * 0.6, width * 0.9);
}
