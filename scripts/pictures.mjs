// Renders the sample shop's pictures again: all that are out of date, or those whose names contain the given words.
// `npm run sample:pictures -- mug` makes the mug's; `--again` makes them even when their recipe has not changed.
import { generate } from '../sample/generators/generate.ts';

const words = process.argv.slice(2);
await generate(
  words.filter((word) => word !== '--again'),
  words.includes('--again'),
);
