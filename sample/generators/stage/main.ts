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
    portray?: (portrait: Portrait) => Promise<string>;
  }
}

window.photograph = (job) => shoot({ ...job, thing: buildThing(job.thing) });
window.portray = portray;
window.cornersOf = (job) => cornersOf({ ...job, thing: buildThing(job.thing) });
