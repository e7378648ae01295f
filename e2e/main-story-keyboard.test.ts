import { keys } from './hand.ts';
import { tellMainStory } from './main-story.ts';
import { useStage } from './stage.ts';

tellMainStory(useStage(), {
  name: 'the main story by keyboard alone, 1280 px wide',
  window: { viewport: { width: 1280, height: 800 } },
  hand: keys,
});
