import { finger } from './input-device.ts';
import { describeMainStory } from './main-story.ts';
import { useTestShop } from './test-shop.ts';

describeMainStory(useTestShop(), {
  name: 'the main story on a phone, 390 px wide, with a finger',
  window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  device: finger,
  phone: true,
});
