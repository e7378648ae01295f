/** The way to a page as search engines read it; the same entries as the page's own breadcrumbs, without the home. */
export function breadcrumbList(entries: { to: string; name: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ to: '/home', name: 'Home' }, ...entries].map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: to,
    })),
  };
}
