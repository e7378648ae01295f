import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const woolAndCushions: SampleArticle = {
  id: 5,
  slug: 'what-cloth-does-to-a-picture',
  title: 'What cloth does to a picture',
  summary:
    'Linen has its own resolution, wool refuses to lie still, and a filled cushion is smaller than its cover. Notes on printing something you lean against.',
  category: ['making', 'printing'],
  picture: picture(
    'window-seat-photo-cushion-black-main',
    'A square cushion with a tree on a yellow field and black piping',
  ),
  authorName: 'Ines Halloran',
  publishedAt: '2026-04-21',
  blockList: [
    paragraph(
      'Paper holds still. It is the great courtesy of paper, and you only notice it when you first try to print on cloth. Cloth gives. It is a grid of threads that lean on each other, and each of them is free to shift a little, and every one of them would like to go back to the shape it had before you laid it on the table. A picture on cloth is a picture on a crowd.',
    ),
    heading('The resolution of linen'),
    paragraph(
      'A weave is a raster of its own. Fourteen threads to the centimetre, a fair figure for the sort of linen and cotton that we use on cushions, make thirty-six to the inch. Ink does not stop at a thread’s edge, so detail finer than that is not lost altogether, but it is softened and broken up by small shadows where one thread dives beneath another. What looks like noise close up looks like warmth from two metres, and two metres is where a cushion is seen.',
    ),
    paragraph(
      'It follows that you should not choose a picture for its eyelashes. Choose it for its shapes. A dog against a sofa, two children as dark figures on a beach, one tree in a field: they read at once and lose nothing. A group of thirty at a wedding becomes a pleasant texture with hats. It also follows that a cushion of 450 mm forgives a modest file. Paper that size at 300 dpi would ask for more than 5,300 pixels along a side. On the weave half of that is generous.',
    ),
    heading('Which dye takes to which thread'),
    paragraph(
      'People ask why a cushion costs more to print than a mug when it has so much less to do. The answer is chemistry. The dyes that turn to vapour at 180 °C and move into a mug’s coat will move just as gladly into polyester, and will have nothing to do with a plant. Linen and cotton are cellulose. To stay in them for good a dye must react with the fibre, and that takes more than heat: the cloth is prepared with an alkali, printed, steamed so that the bond forms, and then washed and washed again until the water runs clear. What is left after that is not going anywhere at 30 degrees.',
    ),
    paragraph(
      'The gain is in the hand. Stroke a shirt with a plastic transfer and you feel a label. Stroke a reactive print and you feel linen, because nothing lies on top. The back of the cloth shows a pale ghost of the picture, which is how you can tell.',
    ),
    pictureBlock(
      picture('window-seat-photo-cushion-black-detail', 'The printed cloth of a cushion from close by'),
      'Linen and cotton from close by. Big shapes, nothing to rub off.',
    ),
    heading('And why not wool?'),
    paragraph(
      'Because wool has opinions. Each hair is covered in tiny scales, like a fir cone, all pointing to the tip. Warmth, water and movement make the scales of neighbouring hairs hook into one another, and they do not let go: the cloth thickens and shrinks. That is felt when you meant it and a ruined jumper when you did not. Steaming and washing a print is exactly this treatment. It can be done, on worsted cloth that has been made shrink-proof, but the picture sinks into a surface that is never flat, and it would be a poor photograph and a worse scarf.',
    ),
    paragraph(
      'So our scarves stay plain. The lambswool one is woven, washed, and then brushed on one side with teasels, the dried heads of a thistle-like plant whose small hooks lift the fibres and break before they tear them. A thing that is right already does not need a picture on it. If you want one near it, slip a photo card into the parcel.',
    ),
    quote('A thing that is right already does not need a picture on it.'),
    heading('Square, until you fill it'),
    paragraph(
      'Sew two flat squares together, put feathers between them, and the square is gone. The middle rises, the sides are drawn inwards, the corners stick out like ears. A cover of 450 mm will measure some 40 less across its waist once it is full. Our cutter allows for this by taking a sliver off each corner, and you can allow for it too. Keep anything that matters 25 mm or more away from the seam, and do not rely on a horizon to run parallel to it. Horizons are the first thing a cushion bends.',
    ),
    paragraph(
      'The 10 mm of bleed around the picture vanishes into the seam, where the piping holds it. We ask for it because a needle, unlike a blade, pulls the cloth towards itself.',
    ),
    heading('When it is meant to come alive'),
    paragraph(
      'A phone that looks for a photo expects it to be roughly flat. A cushion that has just been sat on is a landscape. If you have attached a film, plump it, lay it on its back, pat the middle down, and hold the phone above it rather than at a slant. It works better than it has any right to. And as the film begins on something soft that smells of home, people tend to sit down with it, which nobody does with a screen on a wall.',
    ),
  ],
};
