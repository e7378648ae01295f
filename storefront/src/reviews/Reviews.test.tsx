import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Review } from '@afterimage/contract/reviews.ts';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { product, review, reviewList, uuid } from '../testing/test-data.ts';
import { findings } from '../testing/test-findings.ts';
import { endPage, openPage, testToken, type TestOptions } from '../testing/test-page.tsx';
import {
  button,
  cardNames,
  field,
  focusOn,
  frames,
  expectGone,
  link,
  main,
  expectVisible,
  signIn,
  expectToast,
} from '../testing/test-steps.ts';

const region = page.getByRole('region', { name: 'Reviews' });
const item = (title: string) => region.getByRole('article', { name: title });
const vote = (title: string) => item(title).getByRole('button', { name: /^Helpful/ });
const titles = () => cardNames('[aria-labelledby=reviews]');

/** Opens the product with these reviews and goes to them, as the link of its stars does. */
async function openReviews(reviews: Review[], { api, ...options }: TestOptions = {}) {
  const opened = await openPage('/products/mug-3#reviews', {
    ...options,
    api: {
      listReviews: ({ query: { pageNum, pageSize, rating, sort } }) => {
        const matchingReviews = reviews.filter((one) => rating === undefined || one.rating === rating);
        const sorted =
          sort === 'newest'
            ? matchingReviews.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
            : sort === 'rating'
              ? matchingReviews.toSorted((a, b) => b.rating - a.rating)
              : matchingReviews;
        return {
          ...reviewList(sorted.slice(pageNum * pageSize, (pageNum + 1) * pageSize), reviews),
          total: matchingReviews.length,
        };
      },
      ...api,
    },
  });
  document.getElementById('reviews')?.scrollIntoView();
  return opened;
}

describe('reviews that come late', () => {
  it('D2.12 push nothing that is seen: what stands below stays', async () => {
    await page.viewport(390, 844);
    const reviews = Array.from({ length: 5 }, (_, at) => review(at + 1, { text: 'A good mug. '.repeat(20) }));
    const { api } = await openPage('/products/mug-3', {
      api: {
        listReviews: reviewList(reviews),
        listRelatedProducts: { productList: [4, 5, 6, 7].map((id) => product(id)) },
      },
    });
    const held = api.hold('listReviews');
    const related = () => document.getElementById('related') ?? expect.fail('nothing goes with it');
    await expect.poll(() => document.getElementById('related')).not.toBeNull();
    region.element().scrollIntoView();
    await held.arrived;
    const place = (share: number) => scrollBy(0, related().getBoundingClientRect().top - innerHeight * share);
    place(0.5);
    await frames();
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift' });
    const before = related().getBoundingClientRect().top;
    held.release();
    await expectVisible(item('Title 1'));
    await frames();
    observer.disconnect();
    expect(Math.abs(related().getBoundingClientRect().top - before)).toBeLessThan(2);
    expect(shift).toBeLessThan(0.1);
  });
});

describe('writing a review', () => {
  it('S1.5 S7.27 S8.18 D3.10 by keyboard, with stars, words and a photo, and it stands there as one’s own', async () => {
    const photo = { id: uuid(80), url: '/pictures/coffee.webp', width: 800, height: 600 };
    const { api } = await openReviews([], { signedIn: true, api: { uploadPhoto: photo } });
    await expectVisible(page.getByText('Be the first to review it'));
    await focusOn(button('Write a review'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Write a review' })).toHaveFocus();
    // The stars are one stop of the keyboard, and arrows choose among them.
    await userEvent.keyboard('{Tab} {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: '4 stars, Very good' })).toBeChecked();
    await userEvent.keyboard('{Tab}It keeps its promise');
    await focusOn(button('Publish review'));
    await userEvent.keyboard('{Enter}');
    await focusOn(link('Please enter text'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Worn for a week, washed twice.');
    await field('Add a photo').upload(new File(['…'], 'coffee.jpg', { type: 'image/jpeg' }));
    await expectVisible(button('Remove photo 1'));
    expect(await findings()).toEqual([]);

    const own = review(9, { title: 'It keeps its promise', own: true, verifiedPurchase: true, photoList: [photo] });
    api.on('addReview', own);
    api.on('listReviews', reviewList([own]));
    await button('Publish review').click();
    await expectToast('Review Submitted', 'Your review has been successfully submitted.');
    expect(api.calls('addReview').map(({ body }) => body)).toEqual([
      {
        rating: 4,
        title: 'It keeps its promise',
        text: 'Worn for a week, washed twice.',
        photoIdList: [photo.id],
      },
    ]);
    await expectVisible(item('It keeps its promise').getByText('Verified purchase'));
    await expectVisible(item('It keeps its promise').getByText(/you cannot vote for it/));
    await expect.element(button('Edit your review')).toHaveFocus();
    expect(sessionStorage.length).toBe(0);
  });

  it('S2.3 S3.19 a guest’s outlives the sign-in, which leads back to it', async () => {
    await openReviews([review(1)]);
    await button('Write a review').click();
    await field('Title').fill('Begun as a guest');
    await endPage();
    const { address } = await openReviews([review(1)]);
    await expect.element(field('Title')).toHaveValue('Begun as a guest');
    await page.getByRole('radio', { name: '5 stars, Excellent' }).click({ force: true });
    await page.getByRole('textbox', { name: 'Review' }).fill('In words.');
    await button('Publish review').click();
    await expectVisible(page.getByRole('heading', { name: 'Sign in', level: 1 }));
    expect(localStorage.getItem('redirectPath')).toBe('/products/mug-3#reviews');
    await signIn();
    await expect.poll(address).toBe('/products/mug-3#reviews');
    await expect.element(field('Title')).toHaveValue('Begun as a guest');
  });

  it('S8.1 D3.10 a session that has run out costs nothing of what was written, and the way leads back to it', async () => {
    const { api } = await openReviews([review(1)], { signedIn: true });
    await button('Write a review').click();
    await page.getByRole('radio', { name: '2 stars, Fair' }).click({ force: true });
    await field('Title').fill('Not for me');
    await page.getByRole('textbox', { name: 'Review' }).fill('But well made.');
    api.endSession(testToken);
    await button('Publish review').click();
    await expectVisible(page.getByRole('heading', { name: 'Sign in', level: 1 }));
    expect(localStorage.getItem('redirectPath')).toBe('/products/mug-3#reviews');
    expect(sessionStorage.getItem('review:3')).toContain('But well made.');
  });

  it('D5.1 D3.10 what the server refuses lands at its field; giving up forgets what was written', async () => {
    const own = review(5, { title: 'Mine', text: 'As it was', own: true });
    await openReviews([own, review(1)], {
      signedIn: true,
      api: { addReview: refuse('INVALID_REQUEST', { fields: { text: 'Text must be up to 10 characters' } }) },
    });
    await button('Edit your review').click();
    await expect.element(field('Title')).toHaveValue('Mine');
    await button('Save changes').click();
    await expectVisible(link('Text must be up to 10 characters'));
    await button('Cancel').click();
    await expect.element(button('Edit your review')).toHaveFocus();
    expect(sessionStorage.getItem('review:3')).toBeNull();
  });

  it('S8.7 a photo that is not taken says why, and can be sent again where that may help', async () => {
    const { api } = await openReviews([review(1)], { signedIn: true, api: { uploadPhoto: refuse('INTERNAL') } });
    await button('Write a review').click();
    await field('Add a photo').upload(new File(['…'], 'song.mp3', { type: 'audio/mpeg' }));
    await expectVisible(page.getByRole('alert').filter({ hasText: 'song.mp3' }));
    expect(api.calls('uploadPhoto')).toEqual([]);
    await field('Add a photo').upload(new File(['…'], 'coffee.jpg', { type: 'image/jpeg' }));
    await expectVisible(page.getByRole('alert').filter({ hasText: 'coffee.jpg' }));
    api.on('uploadPhoto', { id: uuid(80), url: '/pictures/coffee.webp', width: 800, height: 600 });
    await button('Try again').click();
    await expectVisible(button('Remove photo 1'));
    await button('Remove photo 1').click();
    await expectGone(button('Remove photo 1'));
  });

  it('S7.27 while a photo is on its way the review waits for it', async () => {
    const { api } = await openReviews([review(1)], { signedIn: true });
    const slow = api.hold('uploadPhoto');
    await button('Write a review').click();
    await field('Add a photo').upload(new File(['…'], 'coffee.jpg', { type: 'image/jpeg' }));
    await slow.arrived;
    await expectVisible(page.getByText('A photo is still uploading.'));
    await expect.element(button('Publish review')).toHaveAttribute('aria-disabled', 'true');
    await button('Cancel uploading coffee.jpg').click();
    await expectGone(page.getByText('A photo is still uploading.'));
    await expect.element(button('Publish review')).not.toHaveAttribute('aria-disabled');
  });
});

describe('voting for a review', () => {
  it('S7.28 S4.20 D4.20 shows at once, stays, and is put right when the server refuses it', async () => {
    const { api } = await openReviews([review(1)], {
      signedIn: true,
      api: { addUpvote: { totalUpvote: 1, authenticatedClientUpvoted: true } },
    });
    await vote('Title 1').click();
    await expect.element(vote('Title 1')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(vote('Title 1')).toMatchTextContent('1 person found this helpful');
    await expect.poll(() => api.calls('addUpvote').map(({ params }) => params)).toEqual([{ reviewId: 1 }]);
    api.on('deleteUpvote', refuse('TOO_MANY_REQUESTS', { description: 'One vote at a time, please.' }));
    const slow = api.hold('deleteUpvote');
    await vote('Title 1').click();
    await slow.arrived;
    await expect.element(vote('Title 1')).toHaveAttribute('aria-pressed', 'false');
    slow.release();
    await expectToast('One vote at a time, please.');
    await expect.element(vote('Title 1')).toHaveAttribute('aria-pressed', 'true');
  });

  it('S4.20 what was pressed last holds, with one request at a time', async () => {
    const { api } = await openReviews([review(1)], {
      signedIn: true,
      api: {
        addUpvote: { totalUpvote: 1, authenticatedClientUpvoted: true },
        deleteUpvote: { totalUpvote: 0, authenticatedClientUpvoted: false },
      },
    });
    const slow = api.hold('addUpvote');
    await vote('Title 1').click();
    await slow.arrived;
    await vote('Title 1').click();
    await vote('Title 1').click();
    await vote('Title 1').click();
    slow.release();
    await expect.poll(() => api.callNames.filter((name) => /Upvote/.test(name))).toEqual(['addUpvote', 'deleteUpvote']);
    await expect.element(vote('Title 1')).toHaveAttribute('aria-pressed', 'false');
  });

  it('S6.2 S2.3 a guest signs in first, and comes back to the reviews', async () => {
    const { api } = await openReviews([review(1)]);
    await vote('Title 1').click();
    await expectVisible(page.getByRole('heading', { name: 'Sign in', level: 1 }));
    expect(localStorage.getItem('redirectPath')).toBe('/products/mug-3#reviews');
    expect(api.calls('addUpvote')).toEqual([]);
  });
});

describe('the list of reviews', () => {
  const ten = Array.from({ length: 10 }, (_, at) =>
    review(at + 1, {
      rating: at === 4 ? 2 : at === 5 ? 4 : 5,
      createdAt: `2026-05-${String(at + 10)}T10:00:00.000Z`,
    }),
  );

  it('S7.26 S9.1 bars filter, the order changes, and more comes 8 at a time', async () => {
    const { api } = await openReviews(ten);
    const bar = (name: string) => region.getByRole('button', { name });
    await bar('2 stars: 1 review').click();
    await expectVisible(region.getByText(/^1 review with 2 stars/));
    await expect.element(bar('2 stars: 1 review')).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Title 5']);
    await expect.element(bar('3 stars: 0 reviews')).toBeDisabled();
    await button('Show all').click();
    await expectVisible(region.getByText('10 reviews', { exact: true }));
    await button('Newest').click();
    await expect.poll(() => titles()[0]).toBe('Title 10');
    expect(titles()).toHaveLength(8);
    await focusOn(button('Load more'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(titles).toHaveLength(10);
    await expect.poll(() => document.activeElement?.textContent).toContain('Title 2');
    await expectGone(button('Load more'));
    await button('Best rated').click();
    await expect.poll(titles).not.toContain('Title 5');
    expect(api.calls('listReviews').at(-1)?.query).toMatchObject({ pageNum: 0, pageSize: 8, sort: 'rating' });
    expect(await findings()).toEqual([]);
  });

  it('S7.26 the signed-in reader finds the own review above the others', async () => {
    await openReviews([review(1), review(2, { own: true, title: 'Mine' })], { signedIn: true });
    await expectVisible(region.getByRole('region', { name: 'Your review' }).getByRole('article', { name: 'Mine' }));
    expect(item('Mine').elements()).toHaveLength(1);
  });

  it('D3.10 each review of others can be reported; the own one says when it was taken down', async () => {
    const own = { ...review(9), title: 'Mine', own: true, takedownKey: 't'.repeat(22) };
    const listing = reviewList([review(1)], [review(1)]);
    await openReviews([], { signedIn: true, api: { listReviews: { ...listing, ownReview: own } } });
    await expect
      .element(item(review(1).title).getByRole('link', { name: /^Report this/ }))
      .toHaveAttribute('href', `/report/review/1`);
    expect(
      item('Mine')
        .getByRole('link', { name: /^Report/ })
        .elements(),
    ).toEqual([]);
    await expectVisible(region.getByText('We have taken your review down: nobody else sees it.'));
    await expect.element(link('See why and answer')).toHaveAttribute('href', `/report/takedown/${'t'.repeat(22)}`);
    expect(await findings()).toEqual([]);
  });

  it('S8.2 S7.26 reviews that do not come leave the rest of the page alive, and can be asked for again', async () => {
    const { api } = await openReviews([], { api: { listReviews: noNetwork } });
    await expectVisible(region.getByText('The reviews could not be loaded'));
    await expectVisible(main().getByRole('button', { name: 'Choose a size' }).first());
    api.on('listReviews', reviewList([review(1)]));
    await region.getByRole('button', { name: 'Try again' }).click();
    await expectVisible(item('Title 1'));
  });

  it('S7.26 nothing is asked for before they come near, also by a leap to the foot of the page, in German too', async () => {
    const { api } = await openPage('/products/mug-3', {
      locale: 'de',
      api: { listReviews: { ...reviewList([review(1)]), ratingCount: 402, rating: 4.6 } },
    });
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Mug 3' }));
    expect(api.calls('listReviews')).toEqual([]);
    await userEvent.keyboard('{End}');
    const german = page.getByRole('region', { name: 'Bewertungen' });
    await expectVisible(german.getByRole('article', { name: 'Title 1' }));
    await expectVisible(german.getByText('402 Wertungen · 1 Bewertung'));
  });

  it('D3.10 photos open large, and the keys lead from one to the next', async () => {
    const photos = [81, 82].map((id) => ({ id: uuid(id), url: '/pictures/coffee.webp', width: 800, height: 600 }));
    await openReviews([review(1, { photoList: photos, editedAt: '2026-05-03T10:00:00.000Z' })]);
    await expectVisible(item('Title 1').getByText(/edited/));
    await button('Open photo 1 of 2').click();
    const dialog = page.getByRole('dialog');
    await expectVisible(dialog.getByRole('img', { name: /^Photo 1 of 2 from Grace H\./ }));
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await expectVisible(dialog.getByRole('img', { name: /^Photo 2 of 2/ }));
    await expect.element(dialog.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expectVisible(dialog.getByRole('img', { name: /^Photo 1 of 2/ }));
    await userEvent.keyboard('{Escape}');
    await expectGone(dialog);
    await expect.element(button('Open photo 1 of 2')).toHaveFocus();
  });
});

it('S3.10 the answer of the shop stands below its review, with the name of the shop', async () => {
  const answer = { text: 'Thank you for telling us.', createdAt: '2026-05-06T10:00:00.000Z' };
  await openReviews([review(1, { title: 'Too small', answer }), review(2, { title: 'Fine' })]);
  await expect.element(item('Too small').getByText('Reply from Afterimage')).toBeVisible();
  await expect.element(item('Too small').getByText(answer.text)).toBeVisible();
  await expect.element(item('Fine')).toBeVisible();
  expect(item('Fine').getByText('Reply from').elements()).toHaveLength(0);
});
