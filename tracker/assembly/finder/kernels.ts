export { halve } from '../image';
export { arrange, emptySlots, scanAll } from './match';
