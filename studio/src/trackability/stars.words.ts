import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  looking: {
    en: 'Checking how well it will be recognised…',
    de: 'Wir prüfen, wie gut es erkannt wird …',
  },
  failed: {
    en: 'We could not check here how well it will be recognised. It can be printed all the same.',
    de: 'Wie gut es erkannt wird, ließ sich hier nicht prüfen. Gedruckt werden kann es trotzdem.',
  },
  level: {
    well: { en: 'Will be recognised well', de: 'Wird gut erkannt' },
    fair: { en: 'Will not always be recognised', de: 'Wird nicht immer erkannt' },
    hard: { en: 'Hard to recognise', de: 'Schwer zu erkennen' },
  },
  of: { en: '{stars} of 5', de: '{stars} von 5' },
  from: {
    en: 'A phone finds it from up to {cm} cm away.',
    de: 'Ein Telefon findet es aus bis zu {cm} cm Entfernung.',
  },
  fromMetres: {
    en: 'A phone finds it from up to {metres} m away.',
    de: 'Ein Telefon findet es aus bis zu {metres} m Entfernung.',
  },
  reasons: {
    'too-smooth': { en: 'Large smooth areas.', de: 'Große glatte Flächen.' },
    'low-contrast': {
      en: 'Little difference between light and dark.',
      de: 'Wenig Unterschied zwischen Hell und Dunkel.',
    },
    'repeats-itself': { en: 'It looks the same in many places.', de: 'Es sieht an vielen Stellen gleich aus.' },
    'detail-in-one-corner': {
      en: 'Nearly all detail lies in one corner.',
      de: 'Fast alle Einzelheiten liegen in einer Ecke.',
    },
    'too-elongated': { en: 'It is very long and narrow.', de: 'Es ist sehr lang und schmal.' },
    'too-small': {
      en: 'Its detail is small for this size of print.',
      de: 'Seine Einzelheiten sind klein für diese Druckgröße.',
    },
  },
  remedies: {
    'add-patterned-frame': { en: 'add a patterned mat', de: 'geben Sie ihm ein gemustertes Passepartout' },
    'add-text': { en: 'put some words on it', de: 'setzen Sie ein paar Worte darauf' },
    'choose-another-photo': { en: 'choose a photo with more detail', de: 'wählen Sie ein Foto mit mehr Einzelheiten' },
    'crop-to-detail': { en: 'zoom in on the detail', de: 'vergrößern Sie die Stelle mit Einzelheiten' },
    'crop-less-elongated': { en: 'choose a less narrow crop', de: 'wählen Sie einen weniger schmalen Ausschnitt' },
    'raise-contrast': { en: 'choose a photo with more contrast', de: 'wählen Sie ein Foto mit mehr Kontrast' },
    'print-larger': { en: 'print it larger', de: 'drucken Sie es größer' },
  },
  oneRemedy: { en: '{one}.', de: '{one}.' },
  twoRemedies: { en: '{one}, or {other}.', de: '{one}, oder {other}.' },
  addMat: { en: 'Add a patterned mat', de: 'Gemustertes Passepartout hinzufügen' },
  alike: {
    en: 'It looks like {titles}: a phone may take one for the other. Mats round both tell them apart.',
    de: 'Es gleicht: {titles}. Ein Telefon kann sie verwechseln. Passepartouts um beide unterscheiden sie.',
  },
  addMats: { en: 'Add mats to both', de: 'Beiden ein Passepartout geben' },
});
