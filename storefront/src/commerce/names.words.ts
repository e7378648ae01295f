import { catalogue } from '@afterimage/words/catalogue.ts';
import { signsOf, translationsOf } from './told-data.ts';

const names = {
  categories: {
    decor: { en: 'Decor', de: 'Wohnen' },
    fashion: { en: 'Fashion', de: 'Mode' },
    men: { en: 'Men', de: 'Herren' },
    women: { en: 'Women', de: 'Damen' },
    swimsuit: { en: 'Swim', de: 'Baden' },
    cosmetics: { en: 'Cosmetics', de: 'Kosmetik' },
    furniture: { en: 'Furniture', de: 'Möbel' },
    perfumes: { en: 'Perfumes', de: 'Parfums' },
    wearables: { en: 'Wearables', de: 'Wearables' },
    jewelry: { en: 'Jewelry', de: 'Schmuck' },
  },
  categoryTexts: {
    decor: {
      en: 'Prints, frames and quiet objects for the walls and tables you look at every day.',
      de: 'Drucke, Rahmen und stille Dinge für die Wände und Tische, die Sie jeden Tag ansehen.',
    },
    fashion: {
      en: 'Bags, scarves and small leather that carry your picture or simply your things.',
      de: 'Taschen, Tücher und Kleines aus Leder, das Ihr Bild trägt oder einfach Ihre Sachen.',
    },
    men: {
      en: 'Heavy cotton, good knitwear and leather that softens with the years.',
      de: 'Schwere Baumwolle, guter Strick und Leder, das mit den Jahren weicher wird.',
    },
    women: {
      en: 'Linen, silk and knits cut to move, some of them waiting for your own print.',
      de: 'Leinen, Seide und Strick mit Schwung, manches davon wartet auf Ihren eigenen Druck.',
    },
    swimsuit: {
      en: 'Swimwear of recycled yarn, towels of cotton, for pools, lakes and the open sea.',
      de: 'Bademode aus recyceltem Garn, Handtücher aus Baumwolle, für Becken, Seen und das Meer.',
    },
    cosmetics: {
      en: 'Short lists of ingredients, jars to refill, and soap with your word in it.',
      de: 'Kurze Zutatenlisten, Tiegel zum Nachfüllen und Seife mit Ihrem Wort darin.',
    },
    furniture: {
      en: 'Oak, ash and beech, built to be repaired and handed on.',
      de: 'Eiche, Esche und Buche, zum Reparieren und Weitergeben gebaut.',
    },
    perfumes: {
      en: 'Scents from small batches, some in bottles that carry a line of your own.',
      de: 'Düfte aus kleinen Ansätzen, manche in Flakons mit einer Zeile von Ihnen.',
    },
    wearables: {
      en: 'Watches, sound and small things, some with your picture on the side that faces you.',
      de: 'Uhren, Klang und Kleines, manches mit Ihrem Bild auf der Seite, die Sie ansieht.',
    },
    jewelry: {
      en: 'Silver and gold vermeil, with room for a face, a date or a word.',
      de: 'Silber und vergoldetes Silber, mit Platz für ein Gesicht, ein Datum oder ein Wort.',
    },
  },
  deliveries: {
    standard: { en: 'Standard delivery', de: 'Standardlieferung' },
    express: { en: 'Express delivery', de: 'Expresslieferung' },
  },
} as const;

/** What the shop's own data is called, by its ids. */
export const words = catalogue(translationsOf(names));
/** What the data said when it was put into other languages. */
export const signs = catalogue(signsOf(names));
