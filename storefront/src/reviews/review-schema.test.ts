import { expect, it } from 'vitest';
import { formErrors } from '../commerce/use-form.ts';
import { longestText, longestTitle, mostPhotos, reviewSchema } from './review-schema.ts';

const id = '0c6b6f0e-9d2f-4a53-9d3b-3a4f6b1c2d5e';
const full = { rating: '5', title: ' Lovely ', text: 'It holds tea.', photoIdList: id };

it('D5.1 D3.10 a form becomes the body of a review', () => {
  const body = { rating: 5, title: 'Lovely', text: 'It holds tea.', photoIdList: [id] };
  expect(reviewSchema.safeParse(full)).toMatchObject({ success: true, data: body });
});

it('D5.1 an empty form says what is missing', () => {
  expect(formErrors(reviewSchema, { rating: '', title: ' ', text: '', photoIdList: '' })).toEqual({
    rating: 'Please enter rating',
    title: 'Please enter title',
    text: 'Please enter text',
  });
});

it('D3.10 D5.1 the bounds beside the fields are those of the contract', () => {
  const at = (title: number, text: number, photos: number) =>
    Object.keys(
      formErrors(reviewSchema, {
        rating: '1',
        title: 'x'.repeat(title),
        text: 'x'.repeat(text),
        photoIdList: Array(photos).fill(id).join(' '),
      }),
    );
  expect(at(longestTitle, longestText, mostPhotos)).toEqual([]);
  expect(at(longestTitle + 1, longestText + 1, mostPhotos + 1)).toEqual(['title', 'text', 'photoIdList']);
});
