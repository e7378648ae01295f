export { halve } from '../image';
