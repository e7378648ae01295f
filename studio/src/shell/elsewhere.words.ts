import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  about: {
    en: 'Point the other device’s camera at this code, or send yourself the link. Anyone with the link can change this design.',
    de: 'Richten Sie die Kamera des anderen Geräts auf diesen Code, oder schicken Sie sich den Link. Wer den Link hat, kann diesen Entwurf ändern.',
  },
  first: {
    en: 'There is nothing to continue yet. Once you have made something, you’ll find its link here.',
    de: 'Es gibt noch nichts zum Weitermachen. Sobald Sie etwas gestaltet haben, finden Sie hier den Link dazu.',
  },
  link: { en: 'Link to this design', de: 'Link zu diesem Entwurf' },
});
