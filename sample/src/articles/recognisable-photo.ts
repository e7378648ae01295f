import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const recognisablePhoto: SampleArticle = {
  id: 2,
  slug: 'a-photo-that-a-phone-can-recognise',
  title: 'A photo that a phone can recognise',
  summary:
    'What a camera looks for in a print, why fog and stripes are hard, and how to tell from the kitchen table whether your picture will come alive.',
  category: ['augmented-reality', 'printing'],
  picture: picture(
    'contact-sheet-poster-natural-main',
    'A poster of a city across the water at dusk, with a thousand lit windows',
  ),
  authorName: 'Tomas Ekdahl',
  publishedAt: '2026-02-17',
  blockList: [
    paragraph(
      'You recognise your sister from behind, at dusk, by the way she carries a bag. A phone cannot do anything of the kind. When it looks for a printed photograph through its camera it does not know that there is a sister in it, or a bag, or a dusk. It looks for a few hundred small places that it was told to expect, checks that they stand to one another as they should, and works out from their arrangement where the print is and how it is tilted. Only then can a film sit on the paper as though it had always been there.',
    ),
    paragraph(
      'This is a kind of looking that can be explained, and once you have understood it you can judge a photo with your own eyes.',
    ),
    heading('It looks for corners'),
    paragraph(
      'Imagine sliding a small window, a few millimetres wide, across your picture. Over clear sky, nothing changes as it moves: sky, sky, sky. Along the edge of a roof, nothing changes either so long as you follow the edge. But at the point where roof meets chimney, moving in any direction shows you something else. Such a point can be found again, precisely, from another angle and another distance. Engineers call these points corners, although the corner of an eye, a leaf tip or the serif of a letter will do as well.',
    ),
    paragraph(
      'A photograph that tracks well has plenty of such points and has them everywhere. Foliage, bricks in morning light, a bookshelf, knitwear, a harbour, a market, freckles. A photograph that tracks badly is mostly smooth: fog, a snowfield, a studio portrait against a white wall, the sea on a windless day. They may be the better pictures. They are only harder to hold on to.',
    ),
    pictureBlock(
      picture('lumen-silk-scarf-natural-main', 'A silk scarf printed with red poppies in a green meadow'),
      'Poppies in grass: loud in colour, far quieter in grey.',
    ),
    heading('It sees in grey'),
    paragraph(
      'Colour is the first thing our tracker throws away. It works on lightness alone, since lightness is steady under a yellow lamp and a blue window, and hue is not. So a red poppy in green grass, which strikes you from across the room, may be a grey disc on an equally grey ground. The test is simple. Turn the photo to black and white on your phone. If it still reads clearly, with darks that are dark and lights that are light, it will do well. If it melts into porridge, choose another or raise the contrast a little before you upload.',
    ),
    quote('Turn the photo to black and white. If it still reads clearly, it will do well.'),
    heading('It is confused by twins'),
    paragraph(
      'A tiled floor has thousands of perfect corners, and they are all the same. The phone finds one and cannot say which. Chequered cloth, railings, window grids, striped shirts and printed wallpaper all have this fault, and so does any picture that has been mirrored to make a pattern. A little repetition is harmless as long as something irregular stands in front of it: a child on the tiles, a cat in the window. Symmetry is a lesser relative. A face seen exactly from the front is nearly its own mirror image, and one strand of loose hair helps more than you would think.',
    ),
    heading('The thing it is printed on'),
    paragraph(
      'The photo is half of it. Gloss throws the ceiling lamp back into the lens and wipes out whatever lies beneath the reflection, so for a print under glass, hang it where you do not see yourself in it. A curved surface such as a mug is recognised from the front but can only be followed so far round. Cloth should lie flat. And size decides distance: a picture the size of a postcard is comfortably found at arm’s length, while a poster can be found from the sofa. On a charm of 14 mm the phone must come very close, until its lens will hardly focus, and we would rather tell you so before you buy.',
    ),
    paragraph(
      'Light matters least of what people fear and most of what they forget. Ordinary evening light in a living room is enough. Candlelight often is not, because the camera then holds its shutter open for longer and every movement of your hand becomes a smear.',
    ),
    heading('A test at the kitchen table'),
    paragraph(
      'Open the photo on a computer or a tablet, walk two metres away, and half close your eyes until the picture swims. What you still see is roughly what a camera has to work with from across a table. Now cover the left half with a hand and ask whether you could name the picture from the rest; then the right half, the top, the bottom. A photo that survives all four will be found even when a thumb, a vase or a reflection is in the way. None of this is a gate. If you love a picture that fails every test, print it: the film can still be watched through the link beside the print.',
    ),
    paragraph(
      'Often the cure is not another photo but another crop. Take in the table before the portrait, or the roses behind it. A line of text under the picture, set in a face with serifs, adds a dozen good corners and a reason to read. The worst photograph for a phone is an empty one, and family life is seldom empty: leave some of it in.',
    ),
  ],
};
