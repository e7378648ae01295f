import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const recipeCard: SampleArticle = {
  id: 6,
  slug: 'the-recipe-card-that-speaks',
  title: 'The recipe card that speaks',
  summary:
    'A stained index card tells you how much flour. It never tells you what “until it looks right” looks like. That part can be filmed.',
  category: ['stories', 'augmented-reality'],
  picture: picture(
    'long-letter-photo-cards-natural-detail',
    'An open photo card with poppies, a few lines written by hand and a code',
  ),
  authorName: 'Lena Marquardt',
  publishedAt: '2026-05-12',
  blockList: [
    paragraph(
      'Most families have one. It lives in a tin or between the pages of a cookbook that nobody opens for any other reason. It is a card, or the back of an envelope, with a list of quantities in handwriting that everyone at the table could pick out of a hundred. There is a transparent stain where the butter was. And somewhere near the end, where the instructions ought to be, it says something like: bake until done.',
    ),
    paragraph(
      'The writer was not being careless. She knew what done meant. She was leaving herself a note about the numbers, since numbers are what a person forgets, and she left out the part that lived in her hands. Then the card outlasts the hands and we discover that we have inherited the wrong half.',
    ),
    heading('What a card cannot hold'),
    paragraph(
      'Think about what you would really need to know. How wet the dough is when it leaves the bowl. The sound of the pan when it is hot enough. Whether the wrist turns over or under. How long she waits, and what she says while waiting, because the waiting was the time when things were told. Writing has no good way of putting this down. A film does, and it need not be a long one: how a dough stretches before it tears is over in four seconds.',
    ),
    paragraph(
      'This is the sort of thing we had in mind when we started to put films behind photographs. Not a greeting that jumps out, but the missing half of something that is already precious. The card stays a card. It goes on the fridge, it collects its stains. When you do not know how to go on you hold your phone above it, and the handwriting gives way to a pair of hands.',
    ),
    quote('The card outlasts the hands and we discover that we have inherited the wrong half.'),
    heading('Making one'),
    paragraph(
      'Photograph the original, do not retype it. The handwriting is the point. Lay the card on a dark table near a window, with no lamp on, so that daylight comes from one side and the paper shows its tooth. Stand so that your shadow falls elsewhere, hold the phone exactly above, and fill the frame. Do not straighten the corners and do not clean up the butter. As it happens, handwriting is close to ideal for a camera that has to recognise it later: sharp, dark on light, spread over the whole area, and never twice the same.',
    ),
    paragraph(
      'Then film the one moment that the card leaves out. If the cook is still with you, ask her to make the thing as usual and say nothing about the film until the moment comes. Hold the phone above the board, where her own eyes would be, so that whoever watches sees what she sees. Let her talk or let her be silent. Stop when the dough is done. You will have five minutes on your phone, of which ten seconds are worth more than the rest, and you will know which ones.',
    ),
    paragraph(
      'If the cook is not with you any more, make it yourself, the way you remember it, and film your own hands. They are likelier to move like hers than you believe. Somebody will be glad of them one day for just the reason that sends you to the tin now.',
    ),
    pictureBlock(
      picture('morning-ridge-framed-print-blue-main', 'A photograph of a mountain ridge in a blue frame'),
      'Kitchens are hard on paper. A pane of glass can be wiped.',
    ),
    heading('On what, and for whom'),
    paragraph(
      'Our folded cards measure 120 by 170 mm, close to the size of the originals, and come in sets of eight. That turns out to be about the number of cousins. All eight show the same film; if there was a cake for every occasion, each asks for a set of its own. The inside has room for the recipe in type, since not everyone who inherits a handwriting can read it. There is space for 240 characters, enough for the quantities of anything that fits into one bowl.',
    ),
    paragraph(
      'For the kitchen wall, the same picture does well as a framed print. We would keep it away from the hob: steam and fat are no friends of cotton paper, and a sheet of glass only slows them down.',
    ),
    heading('A thing that can be corrected'),
    paragraph(
      'One detail is dear to us. The print is final, but the film behind it is not. It belongs to you, and you can exchange it at any time, without asking whoever has the card to do anything. When an aunt watches it at Christmas and declares that the lemon goes in before the eggs, and always did, you can film it again. The card on her fridge will have learnt it by the evening. Recipes have always been passed on in this way, by people correcting each other. It seems right that the paper should be able to keep up.',
    ),
  ],
};
