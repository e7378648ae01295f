import { readFile } from 'node:fs/promises';
import { photoItem, paintRegion, regionIn, surfaceWith } from './test-paintings.ts';

// A process of its own: paints a part of the photo of that size at the path, and tells the most memory it ever took.
const [path = '', width = '', height = ''] = process.argv.slice(2);
const photo = { id: 'photo', width: Number(width), height: Number(height) };
const look = { placement: { zoom: 6, x: 0.3, y: -0.2, rotation: 4 } };
await paintRegion(regionIn(surfaceWith([photoItem({ photo, look })])), await readFile(path));
console.info(process.resourceUsage().maxRSS);
