import type { ReviewTranslations } from '../../translation.ts';

export const wornReviews: ReviewTranslations = {
  'portrait-pendant': {
    'Amira H.': [
      'Ich sehe ihr Lächeln darin',
      'Vierundzwanzig Millimeter klangen winzig. Die Wölbung vergrößert das Bild, und man erkennt sofort alle.',
    ],
    'Renata C.': [
      'Silber, nicht nur versilbert',
      'Ich bin misstrauisch und habe ihn beim Juwelier prüfen lassen. Er ist, was er verspricht.',
    ],
    'Felix G.': [
      'Zu ihrem Sechzigsten',
      'Seitdem hat sie ihn nicht mehr abgelegt, außer zum Schwimmen, weil es im Beipackzettel steht und sie sich an Beipackzettel hält.',
    ],
    'Mina R.': [
      'Eng zuschneiden',
      'Ich hatte ein halbes Porträt genommen, und das Gesicht wurde zu klein. Vor der Fertigung durfte ich noch ein anderes schicken, das war nett.',
    ],
    'Aoife B.': ['Die Gravur auf der Rückseite', 'Klein, aber sauber und so tief, dass man sie fühlt.'],
    'Jonas K.': [
      'Die Schachtel schließt mit einem Klick',
      'Und die Kette war nicht verknotet. Wer das einpackt, macht es nicht zum ersten Mal.',
    ],
  },
  'charm-photo-bracelet': {
    'Leonie F.': [
      'Für jedes der Mädchen einen',
      'Zwei Anhänger, zwei Gesichter, und man weiß sofort, wer wer ist. Um zwei Glieder kürzen dauerte eine Minute.',
    ],
    'Noor A.': [
      'Auf dem Harz sieht man Kratzer',
      'Nach vier Monaten gibt es feine Linien, wenn man es gegen das Licht hält. Bei normalem Licht sieht man sie nicht.',
    ],
  },
  'latitude-bar-necklace': {
    'Greta I.': ['Zwei Seiten, zwei Kinder', 'Wie für uns gemacht.'],
    'Beth L.': [
      'Hängt mit der Rückseite nach vorn',
      'Sie dreht sich beim Gehen und zeigt dann die andere Seite. Wenn auf beiden etwas steht, hat das Charme.',
    ],
  },
  'aperture-picture-watch': {
    'Owen R.': [
      'Ein ruhiges Zifferblatt',
      'Dass Ziffern fehlen, stört nach einem Tag nicht mehr. Das Foto ist feiner, als ich es einem Druck zugetraut hätte.',
    ],
    'Elif S.': [
      'Das Band muss sich einlaufen',
      'In der ersten Woche steif. Alles andere ist wunderbar, und sie ist so flach wie auf den Bildern.',
    ],
  },
  'beacon-key-tag': {
    'Gareth Y.': [
      'Ich habe meine Schlüssel wieder',
      'Im Zug liegen gelassen. Die Finderin hat unsere Nachricht gesehen und angerufen, bevor ich es gemerkt hatte.',
    ],
    'Nina Q.': ['Der zweite ist für den Hund', 'Geht auch am Halsband, klimpert allerdings ein wenig.'],
    'Mattias N.': [
      'Harz ist robust, Leder wird nass',
      'Nach einem verregneten Monat ist es dunkel geworden. Mir gefällt das, anderen vielleicht nicht.',
    ],
  },
  'orbit-earbuds': {
    'Paulo T.': [
      'Mit einem Daumen, wirklich',
      'Das Etui geht in der fahrenden Straßenbahn einhändig auf. Der Klang ist warm, und zum Laufen ist genug Bass da.',
    ],
    'Yuki O.': [
      'Kleine Ohren, kleine Aufsätze',
      'Die kleinsten Aufsätze passen mir, das ist selten. Bei Wind sind Anrufe nicht toll, am anderen Ende hört man vor allem Wind.',
    ],
    'Hugo M.': [
      'Das Koppeln brauchte Geduld',
      'Die erste Verbindung klappte beim vierten Versuch. Seitdem keine Aussetzer. Das Bild auf dem Deckel hat keinen Kratzer.',
    ],
  },
  'halo-over-ear-headphones': {
    'Helene W.': [
      'Tasten!',
      'Ich kann mit Handschuhen leiser stellen. Und es gibt Ersatzpolster zu kaufen, deshalb habe ich sie genommen.',
    ],
    'Sven H.': ['Bequem, etwas geschlossen', 'Lange Flüge ohne schmerzende Ohren. Im Sommer werden sie warm.'],
  },
  'signal-smart-ring': {
    'Freya J.': [
      'Man vergisst, dass man ihn trägt',
      'Die Schlafwerte passen zu meinem Gefühl. Bei mir sechs Tage mit einer Ladung, nicht sieben.',
    ],
    'Daniel P.': [
      'Größen anders als bei anderen Ringen',
      'Ich trage 19, und die 19 ging nicht über den Knöchel. Der Umtausch war kein Problem, aber dann war meine Größe weg. Bestellen Sie eine Nummer größer.',
    ],
  },
};
