import type { ProductTranslations } from '../../translation.ts';
import { boxCard } from '../surfaces.ts';

export const wearablesTranslations: ProductTranslations = {
  'aperture-picture-watch': {
    name: 'Foto-Armbanduhr Blende',
    tag: ['Uhr', 'Armbanduhr', 'Foto', 'Geschenk', 'Augmented Reality'],
    shortDescription: 'Eine schlanke Uhr mit Ihrem Foto als Zifferblatt.',
    story:
      'Zwei Zeiger und keine Ziffern, damit wenig vor dem Bild steht. Es ist auf Messing gedruckt und liegt unter Saphirglas. Wählen Sie eines, das in der Mitte ruhig ist. Auf die Rückseite passen vierzig Zeichen.',
    material: 'Gehäuse aus Stahl; Saphirglas; pflanzlich gegerbtes Lederband; Schweizer Quarzwerk.',
    care: 'spritzwassergeschützt (3 bar); alle drei Jahre eine neue Batterie.',
    dimensions: 'Gehäuse 38 mm, 7 mm dick; Band 18 mm.',
    slots: {
      'Dial picture': 'Bild auf dem Zifferblatt',
      'Engraving on the back': 'Gravur auf der Rückseite',
      Case: 'Gehäuse',
      Add: 'Dazu',
      'Colour of the second strap': 'Farbe des zweiten Bands',
    },
    choices: {
      'Brushed steel': 'Gebürsteter Stahl',
      'Polished steel': 'Polierter Stahl',
      'Gold-plated': 'Vergoldet',
      'Second strap': 'Zweites Armband',
      'Gift box': 'Geschenkschachtel',
      Black: 'Schwarz',
      Blue: 'Blau',
      Yellow: 'Gelb',
    },
    surfaces: { Dial: 'Zifferblatt', 'Case back': 'Gehäuseboden', ...boxCard },
  },
  'transit-steel-watch': {
    name: 'Stahluhr Transit',
    tag: ['Uhr', 'Armbanduhr', 'Stahl', 'Automatik'],
    shortDescription: 'Eine Automatikuhr, die sich auch im fahrenden Zug ablesen lässt.',
    story:
      'Kräftige Balken für die Stunden, ein roter Sekundenzeiger, das Datum bei der Drei. Sie zieht sich auf, während Sie sie tragen. Alle sieben Jahre braucht sie eine Revision; schicken Sie sie dafür zu uns.',
    material: 'Gehäuse aus Stahl; Saphirglas; Automatikwerk; Kautschukband.',
    care: 'wasserdicht bis 10 bar; nach dem Meer abspülen.',
    dimensions: 'Gehäuse 40 mm, 11 mm dick; Band 20 mm.',
  },
  'pulse-smart-band': {
    name: 'Fitnessarmband Puls',
    tag: ['Armband', 'Fitness', 'Fitnesstracker', 'Schlaf'],
    shortDescription: 'Herz, Schlaf und Schritte, an einem Band, das darüber schweigt.',
    story:
      'Keine Neuigkeiten, keine Abzeichen, kein Trainer. Es misst, gibt die Zahlen an Ihr Telefon weiter und läuft mit einer Ladung zwölf Tage. Ein Stift und eine Lochreihe schließen es.',
    material: 'weicher Fluorkautschuk; Glas; Aluminium.',
    care: 'nach Schweiß und Salz abspülen; wasserdicht bis 5 bar.',
    dimensions: '18 mm breit; 24 g; für Handgelenke von S 14, M 16, XL 19, XXL 22 cm.',
  },
  'halo-over-ear-headphones': {
    name: 'Bügelkopfhörer Halo',
    tag: ['Kopfhörer', 'Over-Ear-Kopfhörer', 'Klang', 'Musik', 'Reise'],
    shortDescription: 'Vierzig Stunden Musik, echte Tasten und Polster, die Sie wechseln können.',
    story:
      'Geschlossene Muscheln mit warmem Klang, an einem gepolsterten Bügel, der nicht drückt. Die Tasten finden Sie auch mit Handschuhen. Jedes Teil gibt es als Ersatz, die Polster zuallererst.',
    material: 'Aluminium; Proteinleder; Memoryschaum.',
    care: 'die Polster abwischen und nach zwei Jahren wechseln.',
    dimensions: '17 cm breit, 19 cm hoch, 8 cm tief; 265 g.',
  },
  'signal-smart-ring': {
    name: 'Smart-Ring Signal',
    tag: ['Ring', 'Schlaf', 'Titan', 'Fitness'],
    shortDescription: 'Ein Ring aus Titan, der Ihren Schlaf zählt und aussieht wie ein Ring.',
    story:
      'Nichts an ihm leuchtet. Die Sensoren liegen innen, unter dunklem Harz, und eine Ladung reicht sieben Tage. Er sitzt enger als andere Ringe: Zwischen zwei Größen nehmen Sie die größere. Alle werden für den Winter neu gefertigt.',
    material: 'gebürstetes Titan; medizinisches Harz.',
    care: 'Wasser und Seife; wasserdicht bis 10 bar.',
    dimensions: '7,6 mm breit, 2,4 mm dick; innen 17, 19, 21 oder 22 mm.',
  },
  'orbit-earbuds': {
    name: 'Ohrhörer Orbit',
    tag: ['Ohrhörer', 'Kopfhörer', 'In-Ear-Kopfhörer', 'Klang', 'Foto', 'Geschenk', 'Augmented Reality'],
    shortDescription: 'Kleine Ohrhörer in einem Etui wie ein Kiesel, das Ihr Bild trägt.',
    story:
      'Sechs Gramm je Ohr, sieben Stunden je Ladung und ein Etui, das sich mit einem Daumen öffnen lässt. Ihr Bild ist auf den Deckel gedruckt, unter einem Lack, dem Schlüssel nichts anhaben. Innen passt ein Name hinein.',
    material: 'Polycarbonat mit Hartlack; Silikonaufsätze in drei Größen.',
    care: 'die Aufsätze jede Woche reinigen; Regen schadet nicht.',
    dimensions: 'Etui 6,2 × 4,8 cm, 2,4 cm hoch; 46 g.',
    slots: {
      'Picture on the lid': 'Bild auf dem Deckel',
      'Name inside the lid': 'Name innen im Deckel',
      Finish: 'Oberfläche',
      Add: 'Dazu',
    },
    choices: { Matt: 'Matt', Gloss: 'Glänzend', 'Leather loop': 'Lederschlaufe' },
    surfaces: { Lid: 'Deckel', 'Inside the lid': 'Innen im Deckel', ...boxCard },
  },
  'beacon-key-tag': {
    name: 'Schlüsselanhänger Leuchtfeuer',
    tag: ['Schlüssel', 'Schlüsselanhänger', 'Anhänger', 'Foto', 'Leder', 'Geschenk', 'Augmented Reality'],
    shortDescription: 'Ein Bild an Ihren Schlüsseln, das für alle spielt, die sie finden.',
    story:
      'Ihr Foto liegt unter einem Tropfen Harz auf genähtem Leder, darunter steht ein Wort. Auf der Rückseite ist der Code: Wer ihn scannt, sieht die Nachricht, die Sie hinterlassen haben. Sie können sie jederzeit ändern, zum Beispiel vor einer Reise.',
    material: 'Blankleder; Kunstharz; Ring aus Stahl oder Messing.',
    care: 'trocken wischen, wenn er nass geworden ist.',
    dimensions: '3,8 × 6,2 cm, 0,5 cm dick; 19 g.',
    slots: { Photo: 'Foto', 'Word on the leather': 'Wort auf dem Leder', Ring: 'Ring', Add: 'Dazu' },
    choices: { Steel: 'Stahl', Brass: 'Messing', 'Second tag': 'Zweiter Anhänger' },
    surfaces: { Front: 'Vorderseite', Back: 'Rückseite' },
  },
};
