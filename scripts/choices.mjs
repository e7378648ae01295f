import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choicesSheet } from '../sample/src/choices-sheet.ts';
import { productList } from '../sample/src/products.ts';
import { root } from './run.mjs';

writeFileSync(join(root, 'docs/choices.md'), choicesSheet(productList));
