import { describe, expect, it } from 'vitest';
import type { Review } from '@afterimage/contract/reviews.ts';
import { firstDraft, readDraft } from './draft.ts';

const photo = { id: 'a', url: '/files/a', width: 4, height: 3 };
const draft = { rating: '4', title: 'Good', text: 'It holds tea.', photos: [photo] };

describe('what was begun of a review', () => {
  it('D3.10 is read back as it was kept', () => expect(readDraft(JSON.stringify(draft))).toEqual(draft));

  it.each([
    null,
    '',
    '{',
    '7',
    '[]',
    '{"rating":4,"title":"","text":"","photos":[]}',
    '{"rating":"9","title":"","text":"","photos":[{"id":1}]}',
  ])('D3.10 %s is no draft', (text) => expect(readDraft(text)).toBeNull());

  it('D3.10 comes before what is published, and that before nothing', () => {
    const own = { rating: 2, title: 'Old', text: 'Text', photoList: [photo] } as unknown as Review;
    expect(firstDraft(draft, own)).toEqual(draft);
    expect(firstDraft(null, own)).toEqual({ rating: '2', title: 'Old', text: 'Text', photos: [photo] });
    expect(firstDraft(null, null)).toEqual({ rating: '', title: '', text: '', photos: [] });
  });
});
