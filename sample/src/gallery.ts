/** A model that customers may put on their photos: `gallery/<name>.glb` moves for ever, `gallery/<name>.webp` shows it. */
interface GalleryModel {
  name: string;
  title: { en: string; de: string };
}

/** In the order in which they are offered. */
export const galleryList: readonly GalleryModel[] = [
  { name: 'beating-heart', title: { en: 'Beating heart', de: 'Schlagendes Herz' } },
  { name: 'balloons', title: { en: 'Balloons', de: 'Luftballons' } },
  { name: 'birthday-cake', title: { en: 'Birthday cake', de: 'Geburtstagstorte' } },
  { name: 'butterfly', title: { en: 'Butterfly', de: 'Schmetterling' } },
  { name: 'fireworks', title: { en: 'Fireworks', de: 'Feuerwerk' } },
  { name: 'cat', title: { en: 'Cat', de: 'Katze' } },
  { name: 'flower', title: { en: 'Opening flower', de: 'Aufgehende Blüte' } },
  { name: 'hot-air-balloon', title: { en: 'Hot-air balloon', de: 'Heißluftballon' } },
  { name: 'sail-boat', title: { en: 'Sailing boat', de: 'Segelboot' } },
  { name: 'paper-plane', title: { en: 'Paper plane', de: 'Papierflieger' } },
  { name: 'music-notes', title: { en: 'Music', de: 'Musik' } },
  { name: 'star-burst', title: { en: 'Stars', de: 'Sterne' } },
  { name: 'ring-box', title: { en: 'Ring', de: 'Ring' } },
  { name: 'gift', title: { en: 'Present', de: 'Geschenk' } },
  { name: 'house', title: { en: 'Little house', de: 'Häuschen' } },
  { name: 'snow-globe', title: { en: 'Snow globe', de: 'Schneekugel' } },
];
