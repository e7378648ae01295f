import { heading, paragraph, pictureBlock, quote } from '../article.ts';
import type { SampleArticle } from '../article.ts';
import { picture } from '../pictures.ts';

export const noApp: SampleArticle = {
  id: 9,
  slug: 'why-there-is-no-app',
  title: 'Why there is no app',
  summary:
    'A photograph on a wall may hang there for thirty years. We asked what a phone will still be able to do by then, and chose the web.',
  category: ['augmented-reality'],
  picture: picture('pebble-phone-case-black-main', 'The back of a phone in a case printed with dunes'),
  authorName: 'Tomas Ekdahl',
  publishedAt: '2026-08-18',
  blockList: [
    paragraph(
      'The first question that people in our trade ask us is where to find the app. There is none. You point the camera of your phone at the small square code beside the picture, a page opens in the browser you already have, you allow it to use the camera, and the photograph begins to move. Then you put the phone away, and nothing has been left on it.',
    ),
    paragraph('It would have been easier to build an app. Here is why we did not.'),
    heading('The guest in the hall'),
    paragraph(
      'Picture how it really goes. A visitor stops in front of a print. You say: that one moves. If the next sentence is about a store, a password, ninety megabytes and whether there is any reception in the hall, the visitor will say how nice, and go through to the table. The moment was worth ten seconds. It cannot carry two minutes of installation.',
    ),
    paragraph(
      'And it is not your visitor’s moment to pay for. You wanted to show your daughter’s first steps. They should not have to let a company move into their phone to see them.',
    ),
    heading('The long view'),
    paragraph(
      'A print on cotton paper outlives its maker without effort. An app does not. Phones get new systems every year, stores ask that apps be rebuilt for them, and those that nobody has rebuilt are taken off the shelf. If your picture depended on ours, then it would be alive for as long as we kept our appointments with two companies on another continent.',
    ),
    paragraph(
      'The web has kept its promises for longer. Pages written in the early nineties can still be read in a browser of today. The parts that we rely on are open standards with several independent makers: a page may ask for the camera, it may run fast code, it may draw moving pictures on top of what the camera sees. None of that belongs to anybody, and so nobody can withdraw it.',
    ),
    quote('None of that belongs to anybody, and so nobody can withdraw it.'),
    heading('What the browser does'),
    paragraph(
      'There is a standard for augmented reality on the web, called WebXR. It is a good one, made for placing furniture in rooms and walking round in imaginary ones. In 2026 the browser of an iPhone still does not offer that part of it, and it would be an odd present that worked for half of the family. So we use something plainer which they all have. The page asks for the camera’s picture, as a video call does, and does the looking itself.',
    ),
    paragraph(
      'For that it carries a small program, which knows what your photo looks like: not the photo itself but a list of the distinctive points in it and where they lie. It searches each camera frame for them. Once it has found enough it knows how the print stands to the phone, to the pixel, and lays the film over it with the same slant. Then it does all this again for the next frame, some dozens of times a second.',
    ),
    pictureBlock(
      picture('beacon-key-tag-black-main', 'A leather key tag with a photograph under resin'),
      'A key tag gives the camera about four centimetres to recognise. Hold it close, and in good light.',
    ),
    heading('What it does not do'),
    paragraph(
      'The picture from the camera stays in the phone. It is looked at there, a frame at a time, and forgotten. The recognising needs no server, so there is no reason to send your hall, your guests or your wallpaper to us, and we do not. A browser makes this easier to believe than an app would: it asks before a page may see anything, shows a mark while the camera is on, and forgets the permission when you tell it to.',
    ),
    paragraph('Also, it insists that pages which want a camera come over an encrypted connection. So do we.'),
    heading('The price'),
    paragraph(
      'We do not want to pretend that it is free. An app may use sensors and shortcuts that a page is not given. It could find a print in worse light and hold on to it through wilder movements. The first time, a page has to be fetched, which on a weak connection takes a few seconds, and we have put much work into making it small. A phone that is ten years old may have a browser too old for this. It will then show the film in the ordinary way, on a picture of the photo, which is not magic but is still the film.',
    ),
    heading('The little square'),
    paragraph(
      'What joins the paper to the page is a QR code. They were devised in a Japanese car parts company in 1994 to follow parts through a factory, and the maker chose not to enforce its patent, so they are everywhere. They are sturdy things: at the highest of four levels of correction nearly a third of a code may be scratched or covered and it can still be read.',
    ),
    paragraph(
      'Ours contains nothing but an address. You can read it, type it, or send it to someone who lives far from the wall. The code does not need to be on show, either. Many people put it on the back of the frame, next to the date and the names, where those who take a picture down to look have always found the rest of the story.',
    ),
  ],
};
