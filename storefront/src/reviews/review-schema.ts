import { type ReviewBody, reviewBody } from '@afterimage/contract/reviews.ts';
import type { FormSchema } from '../commerce/use-form.ts';

/** The most photos of one review; the contract's own bound. */
export const mostPhotos = 4;
export const longestTitle = 120;
export const longestText = 4000;

type Values = Record<string, string>;

/** A form's words as the server wants them. */
function bodyOf({ rating, title, text, photoIdList }: Values) {
  return {
    rating: rating ? Number(rating) : undefined,
    title: title ?? '',
    text: text ?? '',
    photoIdList: photoIdList ? photoIdList.split(' ') : [],
  };
}

/** The contract's schema for what stands in a form (D5.1). */
export const reviewSchema: FormSchema<ReviewBody> = {
  safeParse: (values) => reviewBody.safeParse(bodyOf(values as Values)),
};
