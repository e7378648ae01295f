import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  copy: { en: 'Copy link', de: 'Link kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  notCopied: { en: 'Please select and copy it.', de: 'Bitte markieren und kopieren Sie ihn.' },
  share: { en: 'Share', de: 'Teilen' },
});
