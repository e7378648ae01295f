import { mouse } from './hand.ts';
import { tellMainStory } from './main-story.ts';
import { useStage } from './stage.ts';

tellMainStory(useStage(), {
  name: 'the main story with a mouse, 1440 px wide',
  window: { viewport: { width: 1440, height: 900 } },
  hand: mouse,
});
