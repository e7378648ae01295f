/** A model that customers may put on their photos: `gallery/<name>.glb` moves for ever, `gallery/<name>.webp` shows it. */
interface GalleryModel {
  name: string;
  title: string;
}

/** In the order in which they are offered. */
export const galleryList: readonly GalleryModel[] = [
  { name: 'beating-heart', title: 'Beating heart' },
  { name: 'balloons', title: 'Balloons' },
  { name: 'birthday-cake', title: 'Birthday cake' },
  { name: 'butterfly', title: 'Butterfly' },
  { name: 'fireworks', title: 'Fireworks' },
  { name: 'cat', title: 'Cat' },
  { name: 'flower', title: 'Opening flower' },
  { name: 'hot-air-balloon', title: 'Hot-air balloon' },
  { name: 'sail-boat', title: 'Sailing boat' },
  { name: 'paper-plane', title: 'Paper plane' },
  { name: 'music-notes', title: 'Music' },
  { name: 'star-burst', title: 'Stars' },
  { name: 'ring-box', title: 'Ring' },
  { name: 'gift', title: 'Present' },
  { name: 'house', title: 'Little house' },
  { name: 'snow-globe', title: 'Snow globe' },
];
