import { expect, it } from 'vitest';
import { anchorsOf } from './headings.ts';

const heading = (text: string) => ({ kind: 'heading' as const, text });

it('S7.10 headings get readable names, and two of one name are told apart', () => {
  const blocks = [heading('What time does'), { kind: 'paragraph' as const, text: 'x' }, heading('Ärger & Öl?')];
  const anchors = anchorsOf([...blocks, heading('What time does'), heading('…')]);
  expect([...anchors].map(([index, { id }]) => [index, id])).toEqual([
    [0, 'part-what-time-does'],
    [2, 'part-arger-ol'],
    [3, 'part-what-time-does-2'],
    [4, 'part-part'],
  ]);
});
