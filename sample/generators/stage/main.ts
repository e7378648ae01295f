import { artwork, type ArtName } from './artwork.ts';
import { portray, type Portrait } from './portrait.ts';
import { cornersOf, shoot, type View } from './studio.ts';
import { buildThing } from './things.ts';
import type { Thing } from './thing.ts';

export interface StageJob {
  thing: Thing;
  view: View;
  width: number;
  height: number;
  samples: number;
}

declare global {
  interface Window {
    photograph?: (job: StageJob) => string;
    cornersOf?: (job: Omit<StageJob, 'samples'>) => ReturnType<typeof cornersOf>;
    paintArtwork?: (name: ArtName, pixels: number) => string;
    portray?: (portrait: Portrait) => Promise<string>;
  }
}

window.photograph = (job) => shoot({ ...job, thing: buildThing(job.thing) });
window.portray = portray;
window.paintArtwork = (name, pixels) => artwork(name, pixels, pixels).toDataURL('image/png');
window.cornersOf = (job) => cornersOf({ ...job, thing: buildThing(job.thing) });
