import type { Blog } from '@afterimage/contract/blog.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** An article as search engines read it (https://schema.org/BlogPosting). It is never changed after it has appeared. */
export function articleData(article: Blog, path: string, section: string | undefined, language: string): object {
  const { title, summary, publishedAt, authorName, picture } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    url: path,
    mainEntityOfPage: path,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: publishedAt,
    author: { '@type': 'Person', name: authorName },
    publisher: { '@type': 'Organization', name: shopName(), url: '/home', logo: '/icons/icon-512.png' },
    ...(picture?.url && { image: [picture.url] }),
    ...(section && { articleSection: section }),
  };
}
