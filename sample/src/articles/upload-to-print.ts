import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const uploadToPrint: SampleArticle = {
  id: 3,
  slug: 'between-upload-and-print',
  title: 'Between upload and print',
  summary:
    'Pixels, inches, three millimetres of bleed: what happens to your photo after the progress bar has finished, and why we sometimes ask for a larger file.',
  category: ['printing'],
  picture: picture('morning-ridge-framed-print-black-main', 'A photograph of a mountain ridge in a black frame'),
  authorName: 'Miriam Osei',
  publishedAt: '2026-03-10',
  blockList: [
    paragraph(
      'A photograph on a screen has no size. It is a grid of coloured squares, so many across and so many down, and the screen makes it as large as it likes. A photograph on paper is 200 mm wide and that is that. Most of what we do between your upload and the printer is a translation between these two ideas, and nearly every disappointment with a print goes back to a misunderstanding at this border.',
    ),
    heading('How many pixels are enough'),
    paragraph(
      'The usual measure is dots per inch, shortened to dpi: how many of your pixels go into each 25.4 mm of paper. Three hundred is the number everyone quotes, and it is not superstition. A good eye can separate two points about one sixtieth of a degree apart. At thirty centimetres, where you hold a card to read it, that is nine hundredths of a millimetre, which comes to just under 300 points an inch. More than that you cannot see without a lens.',
    ),
    paragraph(
      'Step back and the demand falls with the distance. At one metre, 90 dots an inch would satisfy the same eye, which is why a poster can be made from a file that would look woolly on a postcard. We call a photo sharp from 220 upwards, for nobody holds a frame to the nose, and acceptable from 150. Below that the studio says that it will look soft and gives you the number, so that you can decide with open eyes. Some pictures are worth having soft.',
    ),
    paragraph(
      'An example. The opening of our framed print is 200 by 300 mm. At 300 dpi that is 2,362 by 3,543 pixels. A common phone photo of 12 megapixels measures 3,000 by 4,000, and cropped to the proportions of the frame it keeps 2,667 by 4,000: about 339 to the inch, with something to spare. Now send the same photo through a chat that shrinks it to 1,600 pixels on the long edge. What arrives gives 135 to the inch, and no printer on earth can put back what was thrown away. If a photo matters, ask for the original.',
    ),
    quote('If a photo matters, ask for the original.'),
    heading('The three millimetres nobody sees'),
    paragraph(
      'Paper is printed first and cut afterwards, and no blade in the world falls in precisely the same place a thousand times. If a picture were to stop exactly where the cut should be, half of all prints would show a hairline of white along one edge. So we print beyond it. On paper this bleed is usually 3 mm on each side; a photo of 200 by 300 mm is really printed at 206 by 306, and the surplus falls on the floor.',
    ),
    paragraph(
      'Bleed grows with the unruliness of the material. A cushion cover wants 10 mm because cloth moves under a needle. A swim towel wants 15. Canvas wants 40, since there the picture does not end at the edge but turns round it and runs along the side of a bar 38 mm deep. The engraved wallet wants none at all, as nobody cuts anything.',
    ),
    pictureBlock(
      picture(
        'open-air-gallery-canvas-natural-detail',
        'The corner of a stretched canvas with the picture going round its edge',
      ),
      'On canvas the bleed is not cut off. It becomes the side.',
    ),
    paragraph(
      'The same thought also works inwards. We draw a second line, 5 mm inside the cut on most paper, and ask you to keep eyes, hands and words within it. A face that is safe on the screen and touches the edge in the frame makes everybody uneasy, even those who could not say why.',
    ),
    heading('Turning, cropping, leaving alone'),
    paragraph(
      'Your file is kept as you sent it. The crop that you make, the zoom and the quarter turn are written down next to it as numbers, and the original pixels are read again when the print is made. You can change your mind ten times without the photo losing anything, which is not true of the editor on most phones.',
    ),
    paragraph(
      'Photos also carry notes about themselves: which way up the camera was held, and what its numbers mean as colours. We obey both. The first is why a picture does not suddenly lie on its side. The second matters more than people expect, because many phones now record a wider range of colours than an ordinary screen file can hold, and a printer that ignores the note makes a summer lawn look tired.',
    ),
    paragraph(
      'What we do not do is improve you. No smoothing, no sharpening, no automatic light. A grainy photo from 1974 has grain because that is what film had. If something looks like an accident, a black frame around a screenshot for instance, ask us, but do not expect us to guess.',
    ),
    heading('One page, in millimetres'),
    paragraph(
      'At the end of all this stands one PDF for each printed thing: a page of exact size, the photo placed on it with its bleed, your words set in the typeface you chose and carried inside the file, and where you attached a film, the small square code that leads to it. From here on nothing has pixels any more. It has millimetres, and a place on a shelf in the workroom, and somebody who will look at it under a lamp before it goes out.',
    ),
  ],
};
