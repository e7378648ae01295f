import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const brass: SampleArticle = {
  id: 8,
  slug: 'a-line-in-brass',
  title: 'A line in brass',
  summary:
    'Cutting a name into metal takes away very little and cannot be undone. What decides whether it can still be read in fifty years.',
  category: ['making'],
  picture: picture(
    'latitude-bar-necklace-natural-main',
    'A bar of gilded silver on a chain, with coordinates engraved along one side',
  ),
  authorName: 'Jonas Wetherell',
  publishedAt: '2026-06-30',
  blockList: [
    paragraph(
      'There is an old joke among engravers that they sell nothing, since everything they do consists of taking away. A line cut by hand into a brass plate is perhaps two tenths of a millimetre deep. You could sweep up a whole alphabet and not cover a fingernail. And yet it is the most lasting thing that we do, and the one that makes everybody in the workroom go quiet, because there is no second proof.',
    ),
    heading('An agreeable metal'),
    paragraph(
      'Brass is copper with zinc in it, usually somewhere between sixty and seventy parts of the first to thirty or forty of the second. More copper makes it redder and softer, more zinc yellower and harder. It melts at a little over 900 °C, well below iron, which is why people could cast it early, and it cuts so sweetly that generations of clockmakers used hardly anything else. Where it will be turned and drilled at speed a trace of lead is often added to break the chips. For what touches skin we use brass without it, or silver.',
    ),
    paragraph(
      'For the engraver its virtue is that it neither crumbles nor smears. The edge of the cut stays where the tool left it, and the two walls of the groove meet in a clean floor. Light falls into that groove and does not find its way back. That is all an engraved line is: a shadow with a fixed address. Gilded silver behaves no differently.',
    ),
    quote('That is all an engraved line is: a shadow with a fixed address.'),
    heading('Three ways to write'),
    paragraph(
      'The oldest tool is the burin, a square bar of hardened steel ground off at an angle and set in a wooden knob that sits in the palm. One does not draw with it. One pushes it, slowly, and steers by turning the work on a leather cushion beneath it. A line begins as thin as a hair, swells where the wrist leans in, and thins out again. No other process makes that swelling quite so well, and you see it at once, even if you could not name it. Our signet rings can be cut like this, three letters at most, and take a morning.',
    ),
    paragraph(
      'The second is a machine with a diamond. A conical point is dragged or spun through the metal along a path which a computer has worked out from the letters. It is exact and unsentimental, and very good at names: the width of the line never changes, so the typeface must be chosen with that in mind. An open script suits it. A face with hairlines and heavy stems has to be drawn as outlines, and then it is a picture of writing and no longer writing.',
    ),
    paragraph(
      'The third is light. A fibre laser sends out infrared pulses measured in billionths of a second, each of which turns a speck of metal to vapour before its neighbours have noticed. Bright copper alloys reflect much of that light, so it takes short and powerful pulses to get a hold. A laser can do what no blade can: letters a millimetre high, or a photograph in fine dots. We use it where there is little room. On leather, a gentler one takes the dye out of the grain and leaves it bare, which is how a picture comes onto the wallet.',
    ),
    pictureBlock(
      picture(
        'ledger-card-wallet-yellow-main',
        'A leather wallet with a lake and two initials engraved into its front',
      ),
      'The same thought in leather. Here nothing is cut; only colour is taken away.',
    ),
    heading('How to choose words'),
    paragraph(
      'Short ones. We could leave it at that. A field that takes twenty-two letters does not have to be given twenty-two, and space around a word does for it what a margin does for a picture. Capitals stand well on narrow bars. Lower case is friendlier and has more shape, so it can be read smaller. Below about a millimetre and a half the counters, the little rooms inside a, e and g, begin to fill with polish and time.',
    ),
    paragraph(
      'Dates deserve a thought. 03/04/26 is a day in April in London and a day in March in Boston. A month in letters or in Roman numerals ends the discussion. Check the spelling of a name with somebody who bears it; nearly every engraving that was ever thrown away had a mistake in it, and hardly ever the engraver’s. Coordinates are lovely if you give enough of them. Two decimals of a degree are good to about a kilometre, which is a village. Four are good to about ten metres, which is a door.',
    ),
    heading('What time does'),
    paragraph(
      'Bare brass does not rust. It tarnishes, which is a skin of oxides and sulphides and is mostly a matter of opinion: golden, then brown, with green only where salt and damp are left to sit. Some people polish it every Sunday. We would polish the surface seldom and the letters never, because tarnish gathers in the grooves and makes them darker, and the writing gets better with age. A soft cloth, no paste.',
    ),
    paragraph(
      'What wears an engraving out is not years but touch, and then only slowly. On a ring worn every day the edges round off first, the depth stays. In the end the word is easier to feel than to see. Of all the ways in which a thing can grow old that seems to us one of the better ones.',
    ),
  ],
};
