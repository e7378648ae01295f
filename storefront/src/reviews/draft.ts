import type { Photo } from '@afterimage/contract/files.ts';
import type { Review } from '@afterimage/contract/reviews.ts';

/** What has been written of a review; `rating` is empty until one is chosen. */
export interface Draft {
  rating: string;
  title: string;
  text: string;
  photos: Photo[];
}

const empty: Draft = { rating: '', title: '', text: '', photos: [] };

/** A form begins with what was begun, else with what is published, else with nothing. */
export function firstDraft(storedDraft: Draft | null, own: Review | null): Draft {
  if (storedDraft) return storedDraft;
  return own ? { rating: String(own.rating), title: own.title, text: own.text, photos: own.photoList } : empty;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isPhoto(value: unknown): value is Photo {
  const { id, url, width, height } = (value ?? {}) as Partial<Photo>;
  return isText(id) && isText(url) && typeof width === 'number' && typeof height === 'number';
}

/** A kept draft; null for whatever is not one, and for one in which nothing was said. */
export function readDraft(text: string | null): Draft | null {
  try {
    const { rating, title, text: body, photos } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Draft>;
    if (!isText(rating) || !isText(title) || !isText(body) || !Array.isArray(photos)) return null;
    const draft = { rating: /^[1-5]$/.test(rating) ? rating : '', title, text: body, photos: photos.filter(isPhoto) };
    return draft.rating || draft.title || draft.text || draft.photos.length > 0 ? draft : null;
  } catch {
    return null;
  }
}

const keyOf = (productId: number) => `review:${productId}`;

/** What was begun in this tab about a product: it outlives a reload and the sign-in. */
export function readStoredDraft(productId: number): Draft | null {
  try {
    return readDraft(sessionStorage.getItem(keyOf(productId)));
  } catch {
    return null;
  }
}

export function storeDraft(productId: number, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(productId));
  } catch {
    // where nothing can be kept, a reload begins anew
  }
}
