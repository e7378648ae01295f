import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const paperGrain: SampleArticle = {
  id: 4,
  slug: 'paper-has-a-direction',
  title: 'Paper has a direction',
  summary:
    'Why a card folds cleanly one way and cracks the other, what the gram on the label means, and how a letter of 1786 gave us A4.',
  category: ['printing', 'making'],
  picture: picture(
    'long-letter-photo-cards-natural-main',
    'Folded photo cards standing behind an envelope, one of them open',
  ),
  authorName: 'Miriam Osei',
  publishedAt: '2026-03-31',
  blockList: [
    paragraph(
      'Take a page of an old newspaper and tear it from top to bottom. Then tear what is left from side to side. One of the two tears runs almost straight. The other wanders off like a dog on a beach. You have just found the grain, and with it the first thing that anyone learns who works with paper.',
    ),
    heading('A river of fibres'),
    paragraph(
      'On a paper machine a thin soup of fibres, over ninety-nine parts of water to one of pulp, pours onto a moving mesh. The water falls through and the fibres stay, and since the mesh is travelling quickly most of them come to rest pointing the way they were carried, as logs do in a river. By the end of the machine they are locked that way for good. Every sheet cut from the roll remembers which direction was downstream.',
    ),
    paragraph(
      'It matters because a fibre behaves differently along its length and across its width. Wet it and it hardly grows longer but it does grow fatter, so a damp sheet stretches mainly across the grain and curls around it. Bend it and it resists along its length. A strip cut one way stands up stiffly; its twin, cut at a right angle, hangs its head.',
    ),
    paragraph(
      'A fold wants to lie along the grain. There it slips between fibres. Across the grain it has to break them, and on a heavy card with a dark picture you see the break as a ragged white line. So our folding cards, at 350 grams a weight where this really shows, are cut so that the grain runs parallel to the fold. Then they are scored: a blunt blade presses a narrow channel, the board hinges there, and the ink on top is bent rather than torn.',
    ),
    quote('A fold wants to lie along the grain. There it slips between fibres.'),
    heading('What the gram means'),
    paragraph(
      'Paper is sold by weight for each square metre. It is a plain measure and slightly misleading, since it says nothing about thickness: a felt-marked card and a smooth one of the same weight differ in the hand because the first has more air in it. But it gives the scale. Copying paper has 80 grams. Our calendar sheets have 250, so that a pen does not show through and a page hangs flat. Posters have 230. The cotton paper in the framed prints has 308, which is more than it needs to stay flat behind glass and just what it needs to feel like something when you hold it before the glass goes on.',
    ),
    pictureBlock(
      picture(
        'almanac-photo-wall-calendar-natural-main',
        'A wall calendar with a mountain lake on the upper half of its cover',
      ),
      'Two A4 halves make one hanging A3: 297 by 420 mm.',
    ),
    heading('The shape that keeps its shape'),
    paragraph(
      'In October 1786 the physicist Georg Christoph Lichtenberg wrote in a letter about a sheet with a curious property: cut it across the middle and each half has the same proportions as the whole. Only one ratio does this, the side of a square to its diagonal, one to the square root of two. A German standard took it up in 1922 and ISO 216 made it the paper of most of the world. A0 has an area of one square metre. Halve it four times and you hold A4, 210 by 297 mm, a sixteenth of a square metre, so that one sheet of 80-gram paper weighs five grams and anyone can work out the postage of a letter at the kitchen table.',
    ),
    paragraph(
      'Cameras never joined. Most phones take pictures in the proportion three to four, classic film two to three, and neither fits a sheet of the A family without a crop or a margin. We like margins. A little white gives a picture air, and it gives a thumb somewhere to be.',
    ),
    heading('Surface, and what lives in it'),
    paragraph(
      'For the framed print you may choose among three papers, and there is no best. Matt cotton has no shine at all, takes deep soft blacks, and can be looked at from any side. Pearl baryta carries a layer of barium sulphate under its surface, the same white mineral that gave darkroom prints their brilliance: blacks go deeper and edges look crisper, and you pay with some reflection. Washi is made from the long inner bark fibres of the paper mulberry, thin and strong at 110 grams, and faintly alive; a portrait on it looks as though it had been remembered rather than taken.',
    ),
    paragraph(
      'All three are free of acid. Cheap paper is made from wood with its lignin left in, and lignin turns brown in light and gives off acids that make the fibres brittle, which is why the newspaper you tore at the beginning had that colour. Cotton has next to none. Keep it dry and out of the sun and it asks nothing else of you.',
    ),
    paragraph(
      'If you want to find the grain of something you would rather not tear, there is a gentler way. Lay the sheet on your palm and bend it softly, first one way and then the other. It will tell you, as a cat does, in which direction it prefers to be stroked.',
    ),
  ],
};
