import { keys } from '../input-device.ts';
import { describeMainStory } from '../main-story.ts';
import { useTestShop } from '../test-shop.ts';

describeMainStory(useTestShop(), {
  name: 'the main story by keyboard alone, 1280 px wide',
  window: { viewport: { width: 1280, height: 800 } },
  device: keys,
});
