/** A ready design of the sample: slots and options by their titles, texts in each language. */
interface SampleReadyDesign {
  /** The product. */
  slug: string;
  name: { en: string; de: string };
  texts: { slot: string; font: string; text: { en: string; de: string }; style: { color: string; sizeMm?: number } }[];
  choices: { slot: string; option: string }[];
}

const candle = 'slow-evening-soy-candle';
const label = 'Line on the label';

/** The designs with which a customer may begin, in their order. */
export const readyDesignList: readonly SampleReadyDesign[] = [
  {
    slug: candle,
    name: { en: 'Thank you', de: 'Dankeschön' },
    texts: [
      {
        slot: label,
        font: 'Dancing Script',
        text: { en: 'Thank you, Emma', de: 'Danke, Emma' },
        style: { color: '#a8791c', sizeMm: 8 },
      },
    ],
    choices: [{ slot: 'Scent', option: 'Fig leaf' }],
  },
  {
    slug: candle,
    name: { en: 'Housewarming', de: 'Einzug' },
    texts: [
      {
        slot: label,
        font: 'Playfair Display',
        text: { en: 'Emma & Noah\nOur first home', de: 'Emma & Noah\nUnser Zuhause' },
        style: { color: '#2e4a3f' },
      },
    ],
    choices: [{ slot: 'Scent', option: 'Cedar and black tea' }],
  },
  {
    slug: candle,
    name: { en: 'Birthday', de: 'Geburtstag' },
    texts: [
      {
        slot: label,
        font: 'Fredoka',
        text: { en: 'Happy birthday,\nEmma!', de: 'Alles Gute,\nEmma!' },
        style: { color: '#c2557a', sizeMm: 7 },
      },
    ],
    choices: [{ slot: 'Scent', option: 'Unscented' }],
  },
];
