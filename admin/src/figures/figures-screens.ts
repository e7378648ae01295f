import { Screen as Figures } from './figures.screen.tsx';
import { Screen as Visits } from './visits.screen.tsx';

// One chunk, as in content-screens.ts.
export const figures = { Screen: Figures };
export const visits = { Screen: Visits };
