/** The shop as search engines read it: who it is, and the address of its search. */
export function shopData(name: string, description: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      description,
      url: '/home',
      logo: '/icons/icon-512.png',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: '/home',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: '/search?key={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
