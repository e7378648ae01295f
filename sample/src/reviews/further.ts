import { by, reviewsOf, type SampleReview } from '../review.ts';

/** A second or third voice on products that few people have written about. */
export const furtherReviews: SampleReview[] = [
  ...reviewsOf(
    'pebble-phone-case',
    by(
      'Ilse B.',
      5,
      '2026-05-22',
      'Our dog in my pocket',
      'Sharp down to the whiskers. The raised ring keeps the lenses off the café table.',
      4,
    ),
    by('Gareth Y.', 5, '2026-03-03', 'A year on', 'The print has no scratch, although the case lives with my keys.', 6),
  ),
  ...reviewsOf(
    'harbour-leather-shopper',
    by(
      'Priya N.',
      4,
      '2026-03-19',
      'Heavy even when empty',
      'Lovely leather and a wide opening. With a laptop in it I do notice the weight on one shoulder.',
      5,
    ),
  ),
  ...reviewsOf(
    'lagoon-one-piece',
    by(
      'Marta S.',
      4,
      '2026-07-20',
      'Take the longer one',
      'I am tall and measured as the guide says; one size up sits better at the shoulders. The colour has stayed all summer.',
      4,
    ),
  ),
  ...reviewsOf(
    'fjord-dining-chair',
    by(
      'Leonie F.',
      4,
      '2026-02-11',
      'Two hours at the table are fine',
      'For a whole evening I put a cushion on the seat. The joints are beautifully made.',
      3,
    ),
  ),
  ...reviewsOf(
    'album-photo-pouf',
    by(
      'Owen R.',
      5,
      '2026-05-30',
      'The children’s seat',
      'Our two take turns on their own faces. The cover came out of the wash as it went in.',
      2,
    ),
  ),
  ...reviewsOf(
    'signal-smart-ring',
    by(
      'Elif S.',
      5,
      '2026-05-04',
      'No screen, that is the point',
      'It counts, I sleep. Used the sizing note here, ordered one larger, fits.',
      4,
    ),
    by(
      'Mattias N.',
      4,
      '2026-06-12',
      'Quiet and honest',
      'Steps agree with my old watch. I would like a charger that is harder to lose.',
      2,
    ),
  ),
  ...reviewsOf(
    'meridian-wall-clock',
    by(
      'Helene W.',
      5,
      '2026-06-28',
      'Our valley at ten past ten',
      'A calm picture with a lot of sky, as they recommend. You read the time from across the kitchen.',
      4,
    ),
  ),
  ...reviewsOf(
    'white-linen-diffuser',
    by(
      'Noor A.',
      5,
      '2026-05-15',
      'Like washing on a line',
      'Visitors ask what it is. I turn the reeds on Sundays and it has lasted since February.',
      3,
    ),
  ),
  ...reviewsOf(
    'orbit-earbuds',
    by(
      'Beth L.',
      5,
      '2026-06-16',
      'My picture on the lid',
      'I finally know which case is mine. They stay in when I run.',
      3,
    ),
  ),
];
