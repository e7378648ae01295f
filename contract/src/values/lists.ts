/** The orders in which a list of products can be asked for; `featured` is the default. */
export const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'] as const;
export type Sort = (typeof sorts)[number];

/** The orders in which reviews can be asked for. */
export const reviewSorts = ['helpful', 'newest', 'rating'] as const;
