/** The pages that a list leads to, in its order (https://schema.org/ItemList); `first` is the place of the first, from 1. */
export function itemListData(name: string, paths: readonly string[], first = 1): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((url, index) => ({ '@type': 'ListItem', position: first + index, url })),
  };
}
