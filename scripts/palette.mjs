import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paletteCss, paletteSheet, viewerPaletteCss, viewerSheet } from '../house/palette.ts';
import { root } from './run.mjs';

writeFileSync(join(root, paletteSheet), paletteCss());
writeFileSync(join(root, viewerSheet), viewerPaletteCss());
