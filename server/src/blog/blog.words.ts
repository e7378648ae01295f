import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  noArticle: { en: 'We do not have this article.', de: 'Diesen Artikel haben wir nicht.' },
});
