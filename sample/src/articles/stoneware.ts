import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const stoneware: SampleArticle = {
  id: 1,
  slug: 'how-a-photograph-gets-onto-stoneware',
  title: 'How a photograph gets onto stoneware',
  summary:
    'No kiln, no brush, no film to peel: a mug takes its picture from a sheet of paper, in three minutes, at about 180 °C.',
  category: ['making', 'printing'],
  picture: picture(
    'hearth-photo-mug-black-main',
    'A stoneware mug, black inside, with a photograph of a toy dog before a shelf of books',
  ),
  authorName: 'Ines Halloran',
  publishedAt: '2026-02-03',
  blockList: [
    paragraph(
      'Run a thumbnail across the picture on a well-made photo mug and you should feel nothing. No edge, no step, no slight rubberiness where a sheet begins. The picture is not lying on the mug. It is inside the outermost skin of it, and the way it gets there is one of the odder and lovelier things that happens in our workroom.',
    ),
    heading('A solid that skips a step'),
    paragraph(
      'The process is called dye sublimation. To sublime is to go from solid to gas without becoming a liquid on the way, the thing that dry ice does on a stage and that frost does on a cold bright morning. Certain dyes will do it too. Heated to about 180 °C they leave the surface they were printed on as a vapour, and if a warm polymer is waiting a hair’s breadth away they move into it. When everything cools the polymer closes around them again.',
    ),
    paragraph(
      'So the picture travels by way of paper. We print your photograph, as a mirror image, onto a coated transfer sheet. Straight off the printer it is a disappointment: the black is a muddy brown, the reds are dull, and a face looks as though it had been left in a shop window for ten summers. The dyes only show their real colour once they have been through the heat. Everyone who learns the job has to be told this, and everyone doubts it until the first mug is unwrapped.',
    ),
    paragraph(
      'Stoneware alone would give the dye nowhere to go. A glaze is a glass, fired far hotter than anything in this story, and glass does not open its structure at 180 °C. The mug therefore wears a clear polymer coat over its glaze, thin enough that you read it as shine. That coat is what receives the picture. It is also why we are particular about it: a coat that is uneven by a few hundredths of a millimetre shows up as a cloud in somebody’s sky.',
    ),
    pictureBlock(
      picture('hearth-photo-mug-black-detail', 'The side of a photo mug from close by, with the edge of the picture'),
      'The edge of the print. It ends because the paper ended there, not because anything was cut.',
    ),
    heading('Three minutes'),
    paragraph(
      'The sheet is wrapped round the mug and taped along its edge, tight, since any gap becomes a blur: a gas spreads into whatever room it is given. Then a heated band closes around the whole wall and presses evenly. Three minutes or so is enough. Less, and the darks stay brown. More, and the edges of things begin to drift, as if the photograph had been taken by someone who breathed out at the wrong moment.',
    ),
    paragraph(
      'The band opens, the paper comes away almost blank, and there is the picture with its colours switched on. The mug goes to a rack to cool by itself. Dropping it into water would be quicker and is a good way to crack the glaze.',
    ),
    quote('The paper comes away almost blank, and there is the picture with its colours switched on.'),
    heading('What the material asks of your photo'),
    paragraph(
      'Knowing how it works tells you what suits it. There is no white dye. White in your picture is the white of the mug showing through, which is why the outside of ours is always white and the colour you choose sits inside and on the handle. A bride in snow will print beautifully, but her veil is, strictly speaking, ceramic.',
    ),
    paragraph(
      'The side of the mug holds a picture 90 mm wide and 80 mm high. We print 2 mm more all round, because paper on a curve can creep by a fraction of a millimetre, and we ask you to keep faces and words 4 mm inside the edge for the same reason. Counted in pixels at 300 to the inch, the whole sheet, bleed included, wants 1,110 by 992. Almost any photo that came straight from a phone has several times that. A picture saved out of a chat may not.',
    ),
    paragraph(
      'And a mug is round. At arm’s length you see a little under half of it, so a group of nine people in a row will be three people, then a turn of the wrist, then three more. This can be a pleasure if you plan for it. If you do not, choose something with its heart in the middle.',
    ),
    heading('The years afterwards'),
    paragraph(
      'Because the dye is held inside the coat, soap has nothing to get under. The mug may go in the dishwasher and the microwave. What would age it is the same thing that ages every dye: long strong sunlight, so the kitchen windowsill is a poor place to keep it when it is not in use. Scouring powder is the other enemy, since it dulls the coat and with it the picture.',
    ),
    paragraph(
      'None of this makes a mug last for ever. Someone will put it down on the edge of the sink one day. Until then it carries a photograph through a few thousand breakfasts without a seam, which is more than can be said for most of the places where we keep our pictures.',
    ),
  ],
};
