import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  noArticle: { en: 'We don’t have this article.', de: 'Diesen Artikel haben wir nicht.' },
});
