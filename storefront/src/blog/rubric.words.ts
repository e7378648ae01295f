import { catalogue } from '@afterimage/words/catalogue.ts';
import { signsOf, translationsOf } from '../commerce/told-data.ts';

const names = {
  rubrics: {
    making: { en: 'Making', de: 'Handwerk' },
    printing: { en: 'Printing', de: 'Drucken' },
    'augmented-reality': { en: 'Augmented reality', de: 'Augmented Reality' },
    stories: { en: 'Stories', de: 'Geschichten' },
  },
  rubricTexts: {
    making: {
      en: 'Clay, cloth, wood and metal, and what hands and machines do to them.',
      de: 'Ton, Stoff, Holz und Metall und was Hände und Maschinen daraus machen.',
    },
    printing: {
      en: 'From the file you send to the ink that stays, with the numbers.',
      de: 'Von der Datei, die Sie senden, bis zur Farbe, die bleibt, mit Zahlen.',
    },
    'augmented-reality': {
      en: 'How a print comes alive in a browser, and what to let it show.',
      de: 'Wie ein Druck im Browser lebendig wird und was er zeigen kann.',
    },
    stories: {
      en: 'The people, kitchens and shelves that these things are made for.',
      de: 'Die Menschen, Küchen und Regale, für die diese Dinge gemacht sind.',
    },
  },
} as const;

/** What the rubrics of the shop's journal are called, by their ids. */
export const words = catalogue(translationsOf(names));
export const signs = catalogue(signsOf(names));
