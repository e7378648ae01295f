import sharp from 'sharp';

/** The place that a chart fills, in millimeters. */
export interface ChartPlace {
  width: number;
  height: number;
  bleedMm: number;
}

const dpi = 200;
const longestPixels = 3000;

/** The pixels of a chart. */
export function chartSize({ width, height, bleedMm }: ChartPlace): { width: number; height: number } {
  const [across, down] = [width + 2 * bleedMm, height + 2 * bleedMm];
  const pxPerMm = Math.min(dpi / 25.4, longestPixels / Math.max(across, down));
  return { width: Math.max(1, Math.round(across * pxPerMm)), height: Math.max(1, Math.round(down * pxPerMm)) };
}

/**
 * A picture with which a print is measured: lines at every centimeter, a circle, colors and grays, a frame at the trimmed edge, and
 * a pink bleed. It has no letters, for which a picture would need fonts of the system.
 */
export async function printChart(place: ChartPlace): Promise<Buffer> {
  const size = chartSize(place);
  const { width, height, bleedMm } = place;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" preserveAspectRatio="none" viewBox="${-bleedMm} ${-bleedMm} ${width + 2 * bleedMm} ${height + 2 * bleedMm}">
    <rect x="${-bleedMm}" y="${-bleedMm}" width="100%" height="100%" fill="#f2a3c0"/>
    <rect width="${width}" height="${height}" fill="#f7f5f0"/>
    ${centimeters(place)}
    ${circleOf(place)}
    ${patchesOf(place)}
    <path d="M0.15 0.15H${width - 0.15}V${height - 0.15}H0.15Z" fill="none" stroke="#111" stroke-width="0.3"/>
    <path d="M0 0H${corner(place)}L0 ${corner(place)}Z" fill="#111"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The triangle that marks the top left. */
const corner = ({ width, height }: ChartPlace): number => Math.min(width, height) / 10;

function centimeters({ width, height }: ChartPlace): string {
  const lines: string[] = [];
  for (let mm = 10; mm < width; mm += 10) lines.push(`M${mm} 0V${height}`);
  for (let mm = 10; mm < height; mm += 10) lines.push(`M0 ${mm}H${width}`);
  return `<path d="${lines.join('')}" fill="none" stroke="#9aa3ad" stroke-width="0.2"/>`;
}

function circleOf({ width, height }: ChartPlace): string {
  const radius = Math.min(width, height) * 0.4;
  const [x, y] = [width / 2, height / 2];
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#111" stroke-width="0.4"/>
    <path d="M${x - radius} ${y}H${x + radius}M${x} ${y - radius}V${y + radius}" stroke="#111" stroke-width="0.2"/>`;
}

const colors = ['#00a0e3', '#e5007e', '#ffed00', '#e30613', '#009640', '#312783'];
const grays = ['#000000', '#333333', '#666666', '#999999', '#cccccc', '#ffffff'];

function patchesOf({ width, height }: ChartPlace): string {
  const side = Math.min(width / 12, height / 8);
  const left = (width - 6 * side) / 2;
  const row = (fills: readonly string[], y: number) =>
    fills
      .map((fill, at) => `<rect x="${left + at * side}" y="${y}" width="${side}" height="${side}" fill="${fill}"/>`)
      .join('');
  return row(colors, height / 2 - side) + row(grays, height / 2);
}
