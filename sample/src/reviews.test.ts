import { describe, expect, it } from 'vitest';
import { reviewBody } from '@afterimage/contract/reviews.ts';
import { productList } from './products.ts';
import { reviewerList, reviewList, votersOf } from './reviews.ts';

const byProduct = Map.groupBy(reviewList, ({ slug }) => slug);
const meanOf = (list: readonly { rating: number }[]) => list.reduce((sum, { rating }) => sum + rating, 0) / list.length;

describe('the reviews of the sample', () => {
  it('S3.10 are about products that there are, many of the most sold and few of others', () => {
    const slugs = productList.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining([...byProduct.keys()]));
    expect(byProduct.size).toBeGreaterThan(30);
    expect(reviewList.length).toBeGreaterThan(100);
    const mostSold = productList.toSorted((a, b) => b.saleCount - a.saleCount).slice(0, 2);
    for (const { slug } of mostSold) expect(byProduct.get(slug)?.length, slug).toBeGreaterThan(8);
  });

  it('S7.27 could be written by the form', () => {
    for (const { rating, title, text } of reviewList) {
      const reviewText = { rating, title, text };
      expect(reviewBody.parse(reviewText)).toEqual({ ...reviewText, photoIdList: [] });
      expect(text.length, title).toBeLessThan(400);
    }
  });

  it('D3.10 are one a person and product, and nothing is said twice', () => {
    const distinct = (of: (review: (typeof reviewList)[number]) => string) => new Set(reviewList.map(of)).size;
    expect(distinct(({ slug, author }) => `${slug} ${author}`)).toBe(reviewList.length);
    expect(distinct(({ title }) => title)).toBe(reviewList.length);
    expect(distinct(({ text }) => text)).toBe(reviewList.length);
  });

  it('D3.10 agree within a tenth with the rating of their product, of which they are a part', () => {
    for (const { slug, rating, ratingCount } of productList) {
      const its = byProduct.get(slug) ?? [];
      if (its.length === 0) continue;
      expect(Math.abs(meanOf(its) - rating), slug).toBeLessThanOrEqual(0.1);
      const others = (rating * ratingCount - meanOf(its) * its.length) / (ratingCount - its.length);
      expect(others, slug).toBeGreaterThanOrEqual(1);
      expect(others, slug).toBeLessThanOrEqual(5);
    }
    expect(new Set(reviewList.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(Math.abs(meanOf(reviewList) - meanOf(productList))).toBeLessThan(0.3);
  });

  it('S3.10 were written on days of the fourteen months before November 2026', () => {
    for (const { date } of reviewList) {
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      expect(date >= '2025-09-01' && date < '2026-11-01', date).toBe(true);
    }
  });

  it('D3.10 come from people with a first name and an initial, each with an address that no mail reaches', () => {
    for (const { name, firstName, lastName, email } of reviewerList) {
      expect(`${firstName} ${lastName}.`).toBe(name);
      expect(lastName).toMatch(/^\p{Lu}$/u);
      expect(email).toMatch(/^[a-z]+-[a-z]@sample\.invalid$/);
    }
    expect(new Set(reviewerList.map(({ email }) => email)).size).toBe(reviewerList.length);
  });

  it('S7.28 are found helpful by as many others as they say', () => {
    for (const [index, review] of reviewList.entries()) {
      const voters = votersOf(review, index);
      expect(new Set(voters).size, review.title).toBe(review.upvoteCount);
      expect(voters).not.toContain(review.author);
    }
    expect(reviewList.some(({ upvoteCount }) => upvoteCount === 0)).toBe(true);
  });
});
