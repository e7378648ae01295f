/** The way to a page as search engines read it (https://schema.org/BreadcrumbList); the home page comes first. */
export function breadcrumbData(home: string, entries: { to: string; name: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ to: '/home', name: home }, ...entries].map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: to,
    })),
  };
}
