import { expect, it } from 'vitest';
import { readDescription } from './description.ts';

it('S3.1 a full description is set as paragraphs and named facts', () => {
  expect(
    readDescription(
      'A proper mug: thick lip.\n\nTwo lines.\n\nMaterial: glazed stoneware.\n\nCare at home: dishwasher: yes.\n\nDimensions: 82 mm.',
    ),
  ).toEqual({
    paragraphs: ['A proper mug: thick lip.', 'Two lines.', 'Care at home: dishwasher: yes.'],
    facts: [
      { name: 'Material', text: 'Glazed stoneware.' },
      { name: 'Dimensions', text: '82 mm.' },
    ],
  });
  expect(readDescription('')).toEqual({ paragraphs: [], facts: [] });
});
