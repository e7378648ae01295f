import { drawArtwork, type DrawnName } from './drawn-artwork.ts';
import { portray, type Portrait } from './portrait.ts';

declare global {
  interface Window {
    drawArtwork?: (name: DrawnName, pixels: number) => string;
    portray?: (portrait: Portrait) => Promise<string>;
  }
}

window.portray = portray;
window.drawArtwork = (name, pixels) => drawArtwork(name, pixels).toDataURL('image/png');
