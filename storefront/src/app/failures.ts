import type { Failure } from '@afterimage/client/api/failure.ts';
import { words } from '@afterimage/client/api/failures.words.ts';

interface FailureNotice {
  title: string;
  description: string;
}

type Rule = (failure: Failure) => FailureNotice | null;

/** S8.2: the server's message, else "Server error!". */
const message: Rule = (failure) => ({ title: failure.description || words.serverError, description: '' });
/** S8.3: titled "Server error!" with the status description. */
const titled: Rule = (failure) => ({ title: words.serverError, description: failure.description });
/** S8.4, S8.6 */
const bare: Rule = () => ({ title: words.serverError, description: '' });
/** S8.7: the server's message, else a text of the operation's own. */
const or =
  (fallback: () => string): Rule =>
  (failure) => ({ title: failure.description || fallback(), description: '' });
const always =
  (title: () => string): Rule =>
  () => ({ title: title(), description: '' });
/** What is wrong with a discount code stands at its field. */
const unlessCode: Rule = (failure) => (failure.code.startsWith('COUPON_') ? null : message(failure));
/** S8.8 */
const silent: Rule = () => null;

/** What a person reads when an operation fails; an operation that is not named here follows S8.2. */
const rules: Record<string, Rule> = {
  'login/login': titled,
  'register/registerAccount': titled,
  'registerVerify/verifyRegistration': titled,
  'resetPasswordEmail/requestPasswordReset': titled,
  'resetPassword/chooseNewPassword': titled,
  'blogs/load': bare,
  'blogs/loadOne': bare,
  'blogs/loadCategories': silent,
  'blogs/loadTeasers': silent,
  'address/load': always(() => words.addresses),
  'products/load': bare,
  'products/loadFilters': bare,
  'product/load': bare,
  'product/loadDelivery': silent,
  'product/loadRelated': silent,
  'products/loadFacets': silent,
  'products/loadByIds': silent,
  'search/suggest': silent,
  'categories/load': bare,
  'categories/loadPictures': silent,
  'checkout/quote': unlessCode,
  'orders/load': or(() => words.orders),
  'orders/loadOne': or(() => words.order),
  'orders/loadProjects': or(() => words.projects),
  'orders/updateProject': or(() => words.updateProject),
  // Said where it was asked for.
  'orders/updateProjectViewer': silent,
  'upload/photo': or(() => words.upload),
  'upload/arMedium': or(() => words.upload),
  'upload/captions': silent,
  'cart/load': silent,
  'cart/remove': silent,
  'cart/confirm': silent,
  'cart/join': silent,
  'compare/loadFresh': silent,
  'wishlist/load': silent,
  'wishlist/look': silent,
  'login/logout': silent,
  // Told where the person looks: beside the field, or in the page's own words.
  'emailChange/verify': silent,
};

/** The notice of a failed operation, or null when it fails in silence. A 401 is always told (S8.1). */
export function failureNotice(operation: string, failure: Failure): FailureNotice | null {
  const rule = rules[operation] ?? message;
  return rule(failure) ?? (failure.status === 401 ? message(failure) : null);
}
