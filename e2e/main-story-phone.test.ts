import { finger } from './hand.ts';
import { tellMainStory } from './main-story.ts';
import { useStage } from './stage.ts';

tellMainStory(useStage(), {
  name: 'the main story on a phone, 390 px wide, with a finger',
  window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  hand: finger,
  phone: true,
});
