// Lays the shop's pictures on one sheet, .cache/sheet.png: every product's main view, or those whose names contain one
// of the given words. `npm run sample:sheet -- mug` shows all of the mug.
import { contactSheet } from '../sample/generators/contact-sheet.ts';

const { file, count } = await contactSheet(process.argv.slice(2));
console.log(`${count} pictures in ${file}`);
