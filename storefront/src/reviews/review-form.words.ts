import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  rating: { en: 'Your rating', de: 'Ihre Wertung' },
  marks: {
    1: { en: 'Poor', de: 'Schlecht' },
    2: { en: 'Fair', de: 'Mäßig' },
    3: { en: 'Good', de: 'Gut' },
    4: { en: 'Very good', de: 'Sehr gut' },
    5: { en: 'Excellent', de: 'Ausgezeichnet' },
  },
  star: {
    en: '{stars, plural, one {# star} other {# stars}}, {mark}',
    de: '{stars, plural, one {# Stern} other {# Sterne}}, {mark}',
  },
  title: { en: 'Title', de: 'Titel' },
  titleHint: { en: 'What you would tell a friend first', de: 'Was Sie einer Freundin zuerst sagen würden' },
  text: { en: 'Review', de: 'Bewertung' },
  count: { en: '{used} of {most} characters', de: '{used} von {most} Zeichen' },
  photos: { en: 'Photos', de: 'Fotos' },
  optional: { en: '(optional)', de: '(optional)' },
  photosHint: {
    en: 'Up to {most}. They are public: please leave out faces and addresses that aren’t yours to share.',
    de: 'Bis zu {most}. Sie sind öffentlich: Bitte zeigen Sie keine Gesichter und Adressen anderer.',
  },
  addPhoto: { en: 'Add a photo', de: 'Foto hinzufügen' },
  photo: { en: 'Photo {number}', de: 'Foto {number}' },
  removePhoto: { en: 'Remove photo {number}', de: 'Foto {number} entfernen' },
  full: { en: 'You’ve reached the maximum.', de: 'Mehr Fotos sind nicht möglich.' },
  waiting: {
    en: 'A photo is still uploading.',
    de: 'Ein Foto wird noch hochgeladen.',
  },
  publish: { en: 'Publish review', de: 'Bewertung veröffentlichen' },
  publishing: { en: 'Publishing', de: 'Wird veröffentlicht' },
  save: { en: 'Save changes', de: 'Änderungen speichern' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  signInFirst: {
    en: 'We’ll ask you to sign in before it is published. Your text is kept.',
    de: 'Vor dem Veröffentlichen melden Sie sich an. Ihr Text bleibt erhalten.',
  },
  shownAs: {
    en: 'It appears with your first name and the initial of your last name.',
    de: 'Sie erscheint mit Ihrem Vornamen und dem Anfangsbuchstaben Ihres Nachnamens.',
  },
});
