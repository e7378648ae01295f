import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  title: { en: 'Looked at before', de: 'Zuletzt angesehen' },
  clear: { en: 'Clear the list', de: 'Liste leeren' },
  cleared: { en: 'The list of what you looked at is empty.', de: 'Die Liste der angesehenen Produkte ist leer.' },
});
