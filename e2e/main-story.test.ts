import { mouse } from './hand.ts';
import { tellMainStory } from './main-story.ts';
import { useStage } from './stage.ts';

// Here the things turn in 3D, as they do for most people; the other two ways see them flat.
tellMainStory(useStage({ in3D: true }), {
  name: 'the main story with a mouse, 1440 px wide',
  window: { viewport: { width: 1440, height: 900 } },
  hand: mouse,
});
