import { setLocale } from './locale.ts';

// Tests read words as an English visitor does.
setLocale('en');
