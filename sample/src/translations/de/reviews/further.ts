import type { ReviewTranslations } from '../../translation.ts';

export const furtherReviews: ReviewTranslations = {
  'pebble-phone-case': {
    'Ilse B.': [
      'Unser Hund in der Tasche',
      'Scharf bis in die Schnurrhaare. Der erhöhte Ring hält die Linsen vom Cafétisch fern.',
    ],
    'Gareth Y.': ['Nach einem Jahr', 'Der Druck hat keinen Kratzer, obwohl die Hülle bei meinen Schlüsseln liegt.'],
  },
  'harbour-leather-shopper': {
    'Priya N.': [
      'Schon leer schwer',
      'Wunderbares Leder und eine weite Öffnung. Mit einem Laptop darin merke ich das Gewicht auf einer Schulter.',
    ],
  },
  'lagoon-one-piece': {
    'Marta S.': [
      'Lieber den längeren',
      'Ich bin groß und habe nach der Tabelle gemessen; eine Größe mehr sitzt an den Schultern besser. Die Farbe hat den ganzen Sommer gehalten.',
    ],
  },
  'fjord-dining-chair': {
    'Leonie F.': [
      'Zwei Stunden am Tisch sind kein Problem',
      'Für einen ganzen Abend lege ich ein Kissen auf den Sitz. Die Verbindungen sind wunderschön gearbeitet.',
    ],
  },
  'album-photo-pouf': {
    'Owen R.': [
      'Der Platz der Kinder',
      'Unsere beiden sitzen abwechselnd auf ihren eigenen Gesichtern. Der Bezug kam aus der Wäsche, wie er hineinging.',
    ],
  },
  'signal-smart-ring': {
    'Elif S.': [
      'Kein Bildschirm, genau darum geht es',
      'Er zählt, ich schlafe. Ich habe mich an den Größenhinweis gehalten, eine Nummer größer bestellt, passt.',
    ],
    'Mattias N.': [
      'Leise und ehrlich',
      'Die Schritte stimmen mit meiner alten Uhr überein. Ein Ladegerät, das man schwerer verliert, wäre schön.',
    ],
  },
  'meridian-wall-clock': {
    'Helene W.': [
      'Unser Tal um zehn nach zehn',
      'Ein ruhiges Bild mit viel Himmel, wie empfohlen. Man liest die Zeit quer durch die Küche.',
    ],
  },
  'white-linen-diffuser': {
    'Noor A.': [
      'Wie Wäsche auf der Leine',
      'Besuch fragt, was das ist. Sonntags drehe ich die Stäbchen um, und er hält seit Februar.',
    ],
  },
  'orbit-earbuds': {
    'Beth L.': ['Mein Bild auf dem Deckel', 'Endlich weiß ich, welches Etui meins ist. Beim Laufen bleiben sie drin.'],
  },
};
