import type { ProductTranslations } from '../../translation.ts';
import { underneath } from '../surfaces.ts';

export const cosmeticsTranslations: ProductTranslations = {
  'dew-point-face-cream': {
    name: 'Gesichtscreme Taupunkt',
    tag: ['Haut', 'Gesicht', 'Creme', 'Nachfüllpackung'],
    shortDescription: 'Eine leichte Creme mit Squalan und Hafer, ohne Parfum.',
    story:
      'Elf Inhaltsstoffe. Squalan aus Oliven, Hafer und Glycerin halten das Wasser in der Haut, und nach zehn Sekunden ist die Creme eingezogen. Wenn der Tiegel leer ist, schicken wir Ihnen eine Nachfüllung; das Glas und der Eichendeckel bleiben bei Ihnen.',
    material: 'Squalan, kolloidaler Hafer, Glycerin, Ceramid NP; Tiegel aus mattiertem Glas, Deckel aus Eiche.',
    care: 'unter 25 °C aufbewahren; innerhalb von neun Monaten nach dem Öffnen verbrauchen.',
    dimensions: '50 ml; Tiegel Ø 6,2 cm; 210 g.',
  },
  'clear-morning-cleanser': {
    name: 'Reinigungsgel Klarer Morgen',
    tag: ['Haut', 'Gesicht', 'Reinigung', 'Gesichtsreinigung'],
    shortDescription: 'Ein mildes Gel, das den Tag abnimmt und die Wimperntusche gleich mit.',
    story:
      'Zuckertenside mit einem pH-Wert von 5,2, nah an dem der Haut. Das Gel schäumt ein wenig und lässt sich abspülen, ohne dass die Haut spannt. Die Tube steht auf dem Deckel, so kommt auch der letzte Rest heraus.',
    material: 'Decylglucosid, Aloe, Panthenol; Tube aus recyceltem Polyethylen.',
    care: 'innerhalb von zwölf Monaten nach dem Öffnen verbrauchen.',
    dimensions: '125 ml; Tube 16,5 cm hoch.',
  },
  'ember-satin-lipstick': {
    name: 'Satin-Lippenstift Glut',
    tag: ['Lippen', 'Lippenstift', 'Farbe', 'Nachfüllpackung', 'Gravur'],
    shortDescription: 'Ein warmes Ziegelrot in einer Messinghülse, die Sie behalten und nachfüllen.',
    story:
      'Ein einziger Ton, ein Jahr lang an allen ausprobiert, die an den Tisch kamen. Er trägt sich seidig auf, verblasst zu einem Hauch von Farbe und läuft nicht aus. Die Hülse hat Gewicht und schließt mit einem Klick.',
    material: 'Rizinus- und Jojobaöl, Candelillawachs, mineralische Pigmente; Hülse aus Messing.',
    care: 'kühl aufbewahren; innerhalb von achtzehn Monaten nach dem Öffnen verbrauchen.',
    dimensions: '3,6 g; Hülse Ø 1,9 cm, 7,8 cm hoch; mit Hülse 46 g.',
  },
  'nightfall-face-oil': {
    name: 'Gesichtsöl Dämmerung',
    tag: ['Haut', 'Gesicht', 'Öl', 'Nacht'],
    shortDescription: 'Sechs Pflanzenöle. Drei Tropfen genügen.',
    story:
      'Hagebutte für kleine Male, Pflaumenkern wegen seines Dufts nach Marzipan und vier stillere daneben, alle kalt gepresst. Wärmen Sie die Tropfen am Abend zwischen den Handflächen an und drücken Sie sie auf; reiben müssen Sie nicht.',
    material: 'Öle aus Hagebutte, Pflaumenkern, Kamelie, Jojoba, Aprikosenkern und Nachtkerze; Vitamin E; Braunglas.',
    care: 'dunkel aufbewahren; innerhalb von sechs Monaten nach dem Öffnen verbrauchen.',
    dimensions: '30 ml; mit Pipette 10,4 cm hoch.',
  },
  'tonic-body-wash': {
    name: 'Duschgel Tonikum',
    tag: ['Körper', 'Dusche', 'Duschgel', 'Nachfüllpackung'],
    shortDescription: 'Rosmarin und Minze, in einer Aluminiumflasche, die in der Dusche bleibt.',
    story:
      'Ein grünes, leicht herbes Duschgel, das nach einem Spaziergang vor dem Frühstück riecht. Die Flasche kaufen Sie einmal, danach nur noch die Nachfüllung. Zurzeit warten wir auf Rosmarin.',
    material: 'Cocoglucosid, Rosmarin- und Minzdestillat; Aluminiumflasche; Pumpe aus einem einzigen Kunststoff.',
    care: 'die Pumpe beim Nachfüllen ausspülen.',
    dimensions: '400 ml; Ø 6,6 cm, mit Pumpe 20,5 cm hoch.',
  },
  'keepsake-compact-mirror': {
    name: 'Taschenspiegel Andenken',
    tag: ['Spiegel', 'Schminkspiegel', 'Foto', 'Geschenk', 'Hochzeit', 'Augmented Reality'],
    shortDescription: 'Innen zwei Spiegel, außen ein Bild.',
    story:
      'Er liegt in der Hand wie ein Kiesel. Der eine Spiegel zeigt Sie, wie Sie sind, der andere größer, und der Deckel trägt Ihr Foto unter einem Tropfen klarem Harz. Innen lassen sich ein paar Worte gravieren, nur für den Menschen, dem er gehört.',
    material: 'emaillierter Stahl; Spiegelglas; Kunstharz.',
    care: 'mit einem Brillentuch polieren.',
    dimensions: 'Ø 7 cm, 1,1 cm dick; 84 g.',
    slots: {
      'Photo on the lid': 'Foto auf dem Deckel',
      'Engraving inside': 'Gravur innen',
      'Second mirror': 'Zweiter Spiegel',
      Add: 'Dazu',
    },
    choices: {
      'Twice enlarging': 'Zweifach vergrößernd',
      'Five times': 'Fünffach vergrößernd',
      'Velvet pouch': 'Samtbeutel',
    },
    surfaces: { Lid: 'Deckel', 'Inside the lid': 'Innen im Deckel', ...underneath },
  },
  'letterpress-soap-trio': {
    name: 'Seifentrio Prägedruck',
    tag: ['Seife', 'Gravur', 'Prägung', 'Geschenk', 'Gastgeschenk', 'Hochzeit'],
    shortDescription: 'Drei Stück Seife, in jedes ist Ihr Wort geprägt.',
    story:
      'Olive und Tonerde, Hafer und Honig, Kohle und Kiefer. Wir rühren sie kalt, lassen sie sechs Wochen reifen und stempeln Stück für Stück: einen Namen, ein Datum, einen Dank an vierzig Gäste. Die Papierbanderole kann Ihr Bild tragen.',
    material: 'Oliven-, Kokos- und Sheaöl; französische Tonerde, Hafer, Honig, Aktivkohle.',
    care: 'zwischendurch trocknen lassen.',
    dimensions: 'je 8,5 × 5,5 × 2,5 cm, 100 g.',
    slots: {
      'Word on the soap': 'Wort auf der Seife',
      'Picture on the wrapper': 'Bild auf der Verpackung',
      Wrapper: 'Verpackung',
      Add: 'Dazu',
    },
    choices: {
      'Paper band': 'Papierbanderole',
      'Printed tissue': 'Bedrucktes Seidenpapier',
      'Oak soap dish': 'Seifenschale aus Eiche',
      'Gift box': 'Geschenkschachtel',
    },
    surfaces: { Soap: 'Seife', Wrapper: 'Verpackung', 'Wrapper, below': 'Verpackung, unten' },
  },
};
