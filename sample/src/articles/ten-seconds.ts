import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const tenSeconds: SampleArticle = {
  id: 7,
  slug: 'ten-seconds-is-a-long-film',
  title: 'Ten seconds is a long film',
  summary:
    'What to film behind a photograph: one gesture, held still, beginning where the picture stands. And a word about sound, which starts switched off.',
  category: ['augmented-reality', 'stories'],
  picture: picture('open-air-gallery-canvas-natural-main', 'A canvas with the sun low over a moving sea'),
  authorName: 'Tomas Ekdahl',
  publishedAt: '2026-06-02',
  blockList: [
    paragraph(
      'Count to ten with your eyes shut, at the pace of a clock. It is a long time. A kettle can be lifted and poured. A child can run the length of a garden, fall, consider crying and decide against it. At thirty frames a second, ten seconds are three hundred photographs, and you wanted to give somebody one.',
    ),
    paragraph(
      'A film that lives behind a print is watched in an unusual way. Nobody sits down for it. Someone stands in a hall with a coat half on and holds up a phone, and their arm gets tired. There are no titles, no music swelling, no second scene. What they hope for is what the paper promised: that the photograph goes on.',
    ),
    heading('Begin with the picture'),
    paragraph(
      'The most moving moment of all is the first. The print lies there, still, and then hair lifts in the wind. It only works if film and photo agree, so that the eye takes the one for the other. The easiest way to make them agree is to make the photo from the film: record first, find the frame in which everything is held for a breath, save it as a picture and print that. Most phones will also take a photo while filming.',
    ),
    paragraph(
      'A word of warning, since the resolution differs. A frame of ordinary high-definition video has 1,920 by 1,080 pixels, which at 300 dpi makes a print of 163 by 91 mm. For a card, a mug or a key tag that is plenty. For a large frame, record in 4K, where each frame has four times as many pixels, or take the photo separately from the same spot and do not move your feet.',
    ),
    paragraph(
      'Hold the phone as the print will hang. An upright print wants an upright film. If the proportions differ, something has to be cropped or left empty, and it is always the wrong thing.',
    ),
    quote(
      'Record first, find the frame in which everything is held for a breath, save it as a picture and print that.',
    ),
    heading('Keep still, let it move'),
    paragraph(
      'The viewer’s phone is already in motion: a hand holds it. If the picture inside moves as well, panning and zooming, the two movements fight, and people feel slightly seasick without knowing why. So put your camera down. Lean it on a wall, a stack of books, a jar. Let one thing in the frame move and the rest be as still as paper. Steam over a bowl. A grandfather looking up from his newspaper. A dog, waiting, and then no longer waiting.',
    ),
    paragraph(
      'One gesture, in short, with a beginning and an end. Start recording three seconds early and stop three seconds late, because the best of it tends to happen when people think that it is over. Cut afterwards. Taking away is the only editing that a film of this length needs.',
    ),
    pictureBlock(
      picture('morning-ridge-framed-print-black-detail', 'The corner of a framed print, mount and glass'),
      'The film is held to the edges of the picture. The mount and the frame stay what they are.',
    ),
    heading('If it goes round'),
    paragraph(
      'You can let the film repeat. A loop is kind to those who came late, and it has its own beauty if you hide the join: waves, candle flames, a swing, a carousel, snow. Anything that returns of its own accord will do. A story, on the other hand, should not be looped. The second time the bride turns round she is only a bride who turns round. Let it stop on its last frame and be a photograph again.',
    ),
    heading('Sound'),
    paragraph(
      'Films start silent here. Browsers insist on it, rightly: a page may play moving pictures by itself, but not with sound, until somebody touches the screen and asks. So make a film that can be understood without hearing anything, and treat the sound as the second present in the box. It can be a great one. We are used to pictures of people whom we miss. A voice is rarer, and it goes further in.',
    ),
    paragraph(
      'The microphone of a phone is good and indiscriminate. It hears the fridge, the road, and your own breath, which is closest. Switch off what hums. Come near, an arm’s length or less, since halving the distance to a voice does more for it than any equipment. Outdoors turn your back to the wind and shelter the lower edge of the phone with a hand, without covering it. Then record a few seconds in which nobody speaks. Every room has a silence of its own, and a little of it at the end is what makes a voice sound present and not merely played.',
    ),
    heading('The small print'),
    paragraph(
      'An MP4 in the format called H.264 plays everywhere; if your phone records something newer, it has a setting, usually called most compatible, that brings the older one back. Ten seconds in high definition come to ten or twenty megabytes. And if you find in a year that the film was not the right one, exchange it. The print will not mind. It was only ever the first frame.',
    ),
  ],
};
