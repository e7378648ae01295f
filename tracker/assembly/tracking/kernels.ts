export { halve } from '../image';
export { alignPatches } from './align';
export { searchPatches } from './search';
