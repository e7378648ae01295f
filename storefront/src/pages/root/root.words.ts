export const words = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  searchLabel: 'Search the shop',
  search: 'Search',
  browse: 'Or look around',
  everything: 'All products',
  home: 'Home',
  errorTitle: 'Something went wrong',
  errorText: 'This page could not be shown. Nothing was lost; please try again.',
  tryAgain: 'Try again',
  offlineTitle: 'No connection',
};
