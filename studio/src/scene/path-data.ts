import type { Path } from '@afterimage/scene/drawing.ts';

/** An outline as SVG writes it. */
export const pathData = (path: Path): string =>
  path.map(([kind, ...numbers]) => `${kind}${numbers.join(' ')}`).join('');
