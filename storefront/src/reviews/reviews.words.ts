import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  report: { en: 'Report this', de: 'Melden' },
  loading: { en: 'Loading the reviews', de: 'Die Bewertungen werden geladen' },
  failed: { en: 'The reviews could not be loaded', de: 'Die Bewertungen konnten nicht geladen werden' },
  failedReason: {
    en: 'Everything else on this page still works.',
    de: 'Alles andere auf dieser Seite funktioniert weiterhin.',
  },
  outOfFive: { en: 'out of 5', de: 'von 5' },
  stars: { en: '{stars} of 5 stars', de: '{stars} von 5 Sternen' },
  ratings: {
    en: '{count, plural, one {# rating} other {# ratings}}',
    de: '{count, plural, one {# Wertung} other {# Wertungen}}',
  },
  written: {
    en: '{count, plural, =0 {no written reviews yet} one {# review} other {# reviews}}',
    de: '{count, plural, =0 {noch keine geschriebene Bewertung} one {# Bewertung} other {# Bewertungen}}',
  },
  ofWritten: {
    en: 'Stars of the {count, plural, one {# written review} other {# written reviews}}',
    de: 'Sterne der {count, plural, one {# geschriebenen Bewertung} other {# geschriebenen Bewertungen}}',
  },
  histogram: { en: 'Show reviews by stars', de: 'Bewertungen nach Sternen anzeigen' },
  bar: {
    en: '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
    de: '{stars, plural, one {# Stern} other {# Sterne}}: {count, plural, one {# Bewertung} other {# Bewertungen}}',
  },
  filtered: {
    en: '{count, plural, one {# review} other {# reviews}} with {stars, plural, one {# star} other {# stars}}',
    de: '{count, plural, one {# Bewertung} other {# Bewertungen}} mit {stars, plural, one {# Stern} other {# Sternen}}',
  },
  all: {
    en: '{count, plural, one {# review} other {# reviews}}',
    de: '{count, plural, one {# Bewertung} other {# Bewertungen}}',
  },
  showAll: { en: 'Show all', de: 'Alle anzeigen' },
  sort: { en: 'Sort reviews', de: 'Bewertungen sortieren' },
  sorts: {
    helpful: { en: 'Most helpful', de: 'Hilfreichste' },
    newest: { en: 'Newest', de: 'Neueste' },
    rating: { en: 'Best rated', de: 'Beste' },
  },
  empty: { en: 'Be the first to review it', de: 'Schreiben Sie die erste Bewertung' },
  emptyText: {
    en: 'What is it like to hold, to give, to live with? A few honest sentences help the next person most.',
    de: 'Wie fühlt es sich an, wie lebt es sich damit? Ein paar ehrliche Sätze helfen den Nächsten am meisten.',
  },
  write: { en: 'Write a review', de: 'Bewertung schreiben' },
  edit: { en: 'Edit your review', de: 'Ihre Bewertung bearbeiten' },
  own: { en: 'Your review', de: 'Ihre Bewertung' },
  translated: { en: 'Translated from English', de: 'Aus dem Englischen übersetzt' },
  answerFrom: { en: 'Reply from {shop}', de: 'Antwort von {shop}' },
  verified: { en: 'Verified purchase', de: 'Verifizierter Kauf' },
  editedSameDay: { en: 'edited', de: 'bearbeitet' },
  edited: { en: 'edited {date}', de: 'bearbeitet am {date}' },
  photo: { en: 'Photo {number} of {count} from {name}', de: 'Foto {number} von {count} von {name}' },
  openPhoto: { en: 'Open photo {number} of {count}', de: 'Foto {number} von {count} öffnen' },
  before: { en: 'Previous photo', de: 'Vorheriges Foto' },
  after: { en: 'Next photo', de: 'Nächstes Foto' },
  helpful: { en: 'Helpful', de: 'Hilfreich' },
  helpfulTo: {
    en: '{count, plural, =0 {Nobody has found this helpful yet} one {# person found this helpful} other {# people found this helpful}}',
    de: '{count, plural, =0 {Noch niemand fand das hilfreich} one {# Person fand das hilfreich} other {# Personen fanden das hilfreich}}',
  },
  ownVote: {
    en: 'This is your review, so you cannot vote for it.',
    de: 'Das ist Ihre Bewertung, daher können Sie nicht für sie stimmen.',
  },
  shown: { en: '{shown} of {total}', de: '{shown} von {total}' },
  more: { en: 'Load more', de: 'Mehr laden' },
  loadingMore: { en: 'Loading', de: 'Wird geladen' },
});
