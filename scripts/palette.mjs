import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paletteCss, paletteSheet } from '../house/palette.ts';
import { root } from './run.mjs';

writeFileSync(join(root, paletteSheet), paletteCss());
