import { taxRateList } from '../../tax-rates.ts';
import type { SampleTranslation } from '../translation.ts';
import { brassTranslation } from './articles/brass.ts';
import { caringForPrintsTranslation } from './articles/caring-for-prints.ts';
import { clothTranslation } from './articles/cloth.ts';
import { noAppTranslation } from './articles/no-app.ts';
import { paperGrainTranslation } from './articles/paper-grain.ts';
import { recipeCardTranslation } from './articles/recipe-card.ts';
import { recognisablePhotoTranslation } from './articles/recognisable-photo.ts';
import { stonewareTranslation } from './articles/stoneware.ts';
import { tenSecondsTranslation } from './articles/ten-seconds.ts';
import { uploadToPrintTranslation } from './articles/upload-to-print.ts';
import { cosmeticsTranslations } from './products/cosmetics.ts';
import { decorTranslations } from './products/decor.ts';
import { fashionTranslations } from './products/fashion.ts';
import { furnitureTranslations } from './products/furniture.ts';
import { jewelryTranslations } from './products/jewelry.ts';
import { menTranslations } from './products/men.ts';
import { perfumesTranslations } from './products/perfumes.ts';
import { swimsuitTranslations } from './products/swimsuit.ts';
import { wearablesTranslations } from './products/wearables.ts';
import { womenTranslations } from './products/women.ts';
import { clothesReviews } from './reviews/clothes.ts';
import { decorReviews } from './reviews/decor.ts';
import { furtherReviews } from './reviews/further.ts';
import { homeReviews } from './reviews/home.ts';
import { wornReviews } from './reviews/worn.ts';

/** German for everything that customers read in the sample shop's data. */
import { warnings } from './warnings.ts';

export const german: SampleTranslation = {
  products: {
    ...decorTranslations,
    ...fashionTranslations,
    ...menTranslations,
    ...womenTranslations,
    ...swimsuitTranslations,
    ...cosmeticsTranslations,
    ...furnitureTranslations,
    ...perfumesTranslations,
    ...wearablesTranslations,
    ...jewelryTranslations,
  },
  reviews: [decorReviews, clothesReviews, homeReviews, wornReviews, furtherReviews],
  articles: {
    'how-a-photograph-gets-onto-stoneware': stonewareTranslation,
    'a-photo-that-a-phone-can-recognise': recognisablePhotoTranslation,
    'between-upload-and-print': uploadToPrintTranslation,
    'paper-has-a-direction': paperGrainTranslation,
    'what-cloth-does-to-a-picture': clothTranslation,
    'the-recipe-card-that-speaks': recipeCardTranslation,
    'ten-seconds-is-a-long-film': tenSecondsTranslation,
    'a-line-in-brass': brassTranslation,
    'why-there-is-no-app': noAppTranslation,
    'how-to-keep-a-print': caringForPrintsTranslation,
  },
  categories: {
    decor: {
      name: 'Wohnen',
      description: 'Drucke, Rahmen und stille Dinge für die Wände und Tische, die Sie jeden Tag ansehen.',
    },
    fashion: {
      name: 'Mode',
      description: 'Taschen, Tücher und Kleines aus Leder, das Ihr Bild trägt oder einfach Ihre Sachen.',
    },
    men: {
      name: 'Herren',
      description: 'Schwere Baumwolle, guter Strick und Leder, das mit den Jahren weicher wird.',
    },
    women: {
      name: 'Damen',
      description: 'Leinen, Seide und Strick mit Schwung, manches davon wartet auf Ihren eigenen Druck.',
    },
    swimsuit: {
      name: 'Baden',
      description: 'Bademode aus recyceltem Garn, Handtücher aus Baumwolle, für Becken, Seen und das Meer.',
    },
    cosmetics: {
      name: 'Kosmetik',
      description: 'Kurze Zutatenlisten, Tiegel zum Nachfüllen und Seife mit Ihrem Wort darin.',
    },
    furniture: { name: 'Möbel', description: 'Eiche, Esche und Buche, zum Reparieren und Weitergeben gebaut.' },
    perfumes: {
      name: 'Parfums',
      description: 'Düfte aus kleinen Ansätzen, manche in Flakons mit einer Zeile von Ihnen.',
    },
    wearables: {
      name: 'Wearables',
      description: 'Uhren, Klang und Kleines, manches mit Ihrem Bild auf der Seite, die Sie ansieht.',
    },
    jewelry: {
      name: 'Schmuck',
      description: 'Silber und vergoldetes Silber, mit Platz für ein Gesicht, ein Datum oder ein Wort.',
    },
  },
  articleCategories: {
    making: {
      name: 'Handwerk',
      description: 'Ton, Stoff, Holz und Metall und was Hände und Maschinen daraus machen.',
    },
    printing: {
      name: 'Drucken',
      description: 'Von der Datei, die Sie senden, bis zur Farbe, die bleibt, mit Zahlen.',
    },
    'augmented-reality': {
      name: 'Augmented Reality',
      description: 'Wie ein Druck im Browser lebendig wird und was er zeigen kann.',
    },
    stories: {
      name: 'Geschichten',
      description: 'Die Menschen, Küchen und Regale, für die diese Dinge gemacht sind.',
    },
  },
  facts: { Material: 'Material', Care: 'Pflege', Dimensions: 'Maße' },
  attributes: {
    color: { name: 'Farbe', values: { black: 'Schwarz', blue: 'Blau', yellow: 'Gelb' } },
    size: { name: 'Größe', values: { x: 'S', m: 'M', xl: 'XL', xxl: 'XXL' } },
    material: {
      name: 'Material',
      values: {
        cotton: 'Baumwolle',
        linen: 'Leinen',
        wool: 'Wolle',
        silk: 'Seide',
        recycled: 'Recycelte Fasern',
        leather: 'Leder',
        wood: 'Holz',
        paper: 'Papier',
        stoneware: 'Steinzeug',
        glass: 'Glas',
        steel: 'Stahl',
        silver: 'Silber',
      },
    },
  },
  warnings,
  deliveries: { standard: 'Standardlieferung', express: 'Expresslieferung' },
  coupons: { WELCOME10: '10 % Rabatt', FIVEOFF: '5 € Rabatt', FREESHIP: 'Kostenlose Lieferung' },
  taxes: { ...Object.fromEntries(taxRateList.map(({ countryCode }) => [countryCode, 'MwSt.'])), AT: 'USt.' },
  gallery: {
    'beating-heart': 'Schlagendes Herz',
    balloons: 'Luftballons',
    'birthday-cake': 'Geburtstagstorte',
    butterfly: 'Schmetterling',
    fireworks: 'Feuerwerk',
    cat: 'Katze',
    flower: 'Aufgehende Blüte',
    'hot-air-balloon': 'Heißluftballon',
    'sail-boat': 'Segelboot',
    'paper-plane': 'Papierflieger',
    'music-notes': 'Musik',
    'star-burst': 'Sterne',
    'ring-box': 'Ring',
    gift: 'Geschenk',
    house: 'Häuschen',
    'snow-globe': 'Schneekugel',
  },
  pictures: {
    inColor: { black: 'in Schwarz', blue: 'in Blau', yellow: 'in Gelb' },
    views: { main: '', second: ', von einer anderen Seite', detail: ', aus der Nähe', scene: ', in Gebrauch' },
    places: {
      wall: 'an einer Wand',
      shelf: 'auf einem Regal',
      table: 'auf einem Tisch',
      floor: 'auf dem Boden',
      stone: 'auf einer Steinplatte',
      peg: 'an einem Haken',
      hanger: 'auf einem Bügel',
    },
  },
};
