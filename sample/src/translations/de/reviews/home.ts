import type { ReviewTranslations } from '../../translation.ts';

export const homeReviews: ReviewTranslations = {
  'lantern-photo-lamp': {
    'Greta I.': [
      'Zwei Bilder in einem',
      'Tagsüber eine Skyline in Schwarzweiß, abends scheint Licht in den Fenstern zu brennen. Ich habe eine Weile davorgesessen.',
    ],
    'Jonas K.': [
      'Der Fuß ist sauber gedrechselt',
      'Das Gewicht sitzt richtig, das Textilkabel ist lang genug, der Schalter dort, wo man ihn sucht.',
    ],
    'Mina R.': [
      'Auf die Naht achten',
      'Hinten trifft das Bild auf sich selbst, und bei unserem Foto sieht man, wo. Zur Wand gedreht macht es nichts.',
    ],
    'Paulo T.': ['Nehmen Sie den Dimmer', 'Mit den vollen 8 Watt wird das Bild blass, bei der Hälfte leuchtet es.'],
  },
  'alder-lounge-chair': {
    'Pieter J.': [
      'Anfangs fest, wie angekündigt',
      'Nach vier Monaten kennt mich der Sitz. Auf die Armlehnen passen Tasse, Buch und Fernbedienung. Die Treppe hinauf haben wir ihn zu zweit getragen.',
    ],
  },
  'fjord-dining-chair': {
    'Bram V.': [
      'Sechs Stück, alle gerade',
      'Gestapelt reichen sie mir bis zum Gürtel, und die Filzgleiter sind noch dran. Mein Schwager kippelt darauf. Sie halten.',
    ],
  },
  'album-photo-pouf': {
    'Nina Q.': [
      'Sehr fest',
      'Eher ein Sitz als eine Fußbank, und ich hatte die weiche Füllung. Der bedruckte Bezug lässt sich gut waschen.',
    ],
  },
  'dew-point-face-cream': {
    'Sofia Z.': [
      'Nichts darin, was mich stört',
      'Ich reagiere auf fast alles mit Parfum. Schon der dritte Tiegel, keine Rötung.',
    ],
    'Mina R.': [
      'Leicht, für den Winter zu leicht',
      'Von April bis Oktober brauche ich nichts anderes. Im Januar kommt ein Öl darüber.',
    ],
    'Leonie F.': [
      'Zehn Sekunden, das stimmt',
      'Sonnencreme kann man gleich darüber auftragen, und nichts rollt sich in Krümeln ab.',
    ],
  },
  'clear-morning-cleanser': {
    'Carla V.': ['Entfernt Mascara', 'Wasserfeste nicht, alles andere schon.'],
    'Noor A.': [
      'Der Deckel',
      'Das Gel ist mild und gut. Der Deckel wird unter der Dusche rutschig, dreimal ist er mir schon heruntergefallen.',
    ],
  },
  'white-linen-diffuser': {
    'Marta S.': [
      'Drei Monate, dann nachgefüllt',
      'Frisch und nicht süß. In einem großen Raum merkt man ihn kaum, im Flur ist er perfekt.',
    ],
    'Callum D.': [
      'Hinterlässt einen Ring',
      'Sie raten ja, ihn auf einen Untersetzer zu stellen. Habe ich nicht getan. Selbst schuld, aber ein Untersetzer im Karton hätte ein Regal gerettet.',
    ],
  },
  'salt-fig-eau-de-parfum': {
    'Lucia M.': [
      'Geknickter Zweig',
      'Die Beschreibung stimmt. Zehn Minuten grün und bitter, dann wie Haut nach dem Meer. Auf einem Schal hält er bis zum Abend.',
    ],
    'Dmitri L.': [
      'Leiser als erhofft',
      'Sehr fein, bei mir aber nach fünf Stunden weg. Das Etikett mit unserem Boot ist wunderschön.',
    ],
  },
};
