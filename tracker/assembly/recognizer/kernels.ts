export { halve } from '../image';
export { arrange, emptySlots, scanAll } from './match';
export { place, scanWords } from './search-index';
export { fillPlane, resizePlane, smooth, differences } from './pyramid';
export { detect, sortPoints } from './detect';
export { orient, histograms, binarize } from './describe';
export { warp } from './warp';
