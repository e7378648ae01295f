import { mouse } from '../input-device.ts';
import { describeMainStory } from '../main-story.ts';
import { useTestShop } from '../test-shop.ts';

// Here the things turn in 3D, as they do for most people; the other two ways see them flat.
describeMainStory(useTestShop({ in3D: true }), {
  name: 'the main story with a mouse, 1440 px wide',
  window: { viewport: { width: 1440, height: 900 } },
  device: mouse,
});
