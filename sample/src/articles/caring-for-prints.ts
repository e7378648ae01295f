import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const caringForPrints: SampleArticle = {
  id: 10,
  slug: 'how-to-keep-a-print',
  title: 'How to keep a print',
  summary:
    'Light, damp, heat and hands: what ages a picture, in that order, what a pane of glass can do about it, and how to wrap one for a journey.',
  category: ['printing', 'stories'],
  picture: picture('morning-ridge-framed-print-yellow-main', 'A photograph of a mountain ridge in a yellow frame'),
  authorName: 'Miriam Osei',
  publishedAt: '2026-10-06',
  blockList: [
    paragraph(
      'A photograph ages as people do, through living. You could put it in a cold dark box and it would come out in a hundred years as it went in, having been seen by nobody. We would rather it hung in the hall. But there is a great deal of room between the box and the windowsill, and most of what damages pictures is easily avoided once you know what it is.',
    ),
    heading('Light, first of all'),
    paragraph(
      'Colour is a substance that swallows some of the light and returns the rest. Now and then, swallowing does it harm: a molecule breaks and no longer does its work. The damage adds up and never heals. Twice the light for half the time comes to about the same, so what counts is the whole dose over the years, and it is worth knowing how far the doses lie apart. A living room in the evening has perhaps 100 lux. A wall opposite a window may have 1,000 by day. A windowsill in the sun has tens of thousands. Museums light delicate works on paper with 50.',
    ),
    paragraph(
      'The kind of colour matters too. Dyes are single molecules, bright and vulnerable. Pigments are grains of many molecules packed together, and when the outermost are spent there are others below. Our paper prints and canvases are made with pigments, and in a room without direct sun they will keep their colours for longer than anyone will keep the wallpaper. The picture in a mug or on a cushion is made of dyes. They are well held, but sunshine is sunshine.',
    ),
    paragraph(
      'The shorter the wave, the harder it strikes, and ultraviolet is the worst. Ordinary float glass, as in our frames, stops the shortest part of it and lets much of the rest pass. Special glazing holds back nearly all, but visible light fades things as well, and no glass keeps that out and lets you see the picture. The wall you choose does more than the pane.',
    ),
    quote('The wall you choose does more than the pane.'),
    heading('Then water'),
    paragraph(
      'Paper breathes. It takes up moisture when the air is damp, swells, gives it back and shrinks, and does so every day of its life. Slowly is fine. What it dislikes is the bathroom, the outer wall behind a wardrobe, the cellar: places where damp stays. Above two thirds of relative humidity, mould can settle, and mould eats what holds the picture together. Between 40 and 55 per cent, where people are comfortable, so is paper.',
    ),
    paragraph(
      'A mount is there for this reason as much as for its looks. Two millimetres of board keep the print from touching the glass, where a drop of condensation would glue the two together for good. If you ever change the picture in a frame, put the mount back in.',
    ),
    pictureBlock(
      picture('lantern-photo-lamp-black-main', 'A lit lamp with ridges in the mist round its shade'),
      'A lamp shade lives with light. A cool LED bulb of up to 8 watts treats it kindly.',
    ),
    heading('Then heat, and hands'),
    paragraph(
      'Every reaction that spoils a picture goes faster in the warmth. A rough rule of chemistry says about twice as fast for each ten degrees. The wall above a radiator is therefore the worst in the house, being hot and dry in winter and neither in summer, so that paper and wood never come to rest.',
    ),
    paragraph(
      'As for hands: skin is salty and a little greasy, and a fingerprint on matt paper is invisible on the first day and brown in the tenth year. Hold prints by their edges. Dust glass with a dry cloth, and if you need a cleaner put it on the cloth and never on the pane, because it runs down and creeps in under the frame. A canvas can be wiped with a cloth that is hardly damp. A cushion cover is washed inside out at 30 degrees, and dried away from the sun for reasons you now know.',
    ),
    heading('Hanging'),
    paragraph(
      'Use two hooks, a hand’s breadth apart: the frame stays straight when a door slams. Small pieces of felt on the lower corners let air pass behind. The middle of the picture at the height of the eyes, about one and a half metres, is where museums often hang things, and they have had practice. If there is a film behind the photo, think of where somebody would stand with a phone: half a metre of free floor, and no lamp that mirrors itself in the glass.',
    ),
    heading('And when it has to travel'),
    paragraph(
      'Wrap it the way we do. First a sheet of tissue without acid, against the surface, smooth side in. Two strips of paper tape in a cross over the glass: should it break, the splinters stay together and do not plough through the print. Corners of folded card. Then a stiff board at the front and one at the back, each larger than the frame by two fingers, and only then the box, filled until nothing can be heard when you shake it. No bubble film directly on a print. In the warmth it leaves its circles there for ever.',
    ),
    paragraph(
      'Keep the wrapping, if you have a shelf for it. People move house more often than they think. And write on the back of the mount with a soft pencil who is in the picture, where, and when. Of all that can be lost from a photograph, this goes first, and no paper in the world protects it.',
    ),
  ],
};
