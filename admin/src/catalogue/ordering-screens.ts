import { Screen as Attributes } from './attributes.screen.tsx';
import { Screen as Categories } from './categories.screen.tsx';

// One chunk for both: each further chunk is named, with all that it needs, in the first load.
export const attributes = { Screen: Attributes };
export const categories = { Screen: Categories };
