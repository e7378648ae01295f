import type { ReviewTranslations } from '../../translation.ts';

export const clothesReviews: ReviewTranslations = {
  'studio-photo-t-shirt': {
    'Callum D.': [
      'Nach dreißig Wäschen',
      'Der Kragen liegt immer noch flach, und der Druck ist etwas weicher geworden, wie bei einem Konzertshirt. Ich trage es viel zu oft.',
    ],
    'Nina Q.': ['Nicht eingelaufen', 'Ich habe vorher und nachher gemessen: 54 und 54.'],
    'Dmitri L.': [
      'Fällt weit aus, nicht lang',
      'Ich bin groß und schmal und habe wegen der Länge XL genommen, es sitzt also locker. Die Baumwolle ist hervorragend und viel dicker als üblich.',
    ],
    'Freya J.': [
      'Für den ganzen Junggesellinnenabschied',
      'Neun Shirts, neun peinliche Fotos, und alle haben sich bewegt, sobald man ein Telefon darauf gehalten hat. Die Braut hat uns verziehen.',
    ],
    'Sven H.': [
      'Wasserbasierter Druck atmet',
      'Im Sommer keine Plastikplatte auf der Brust. Wer schwitzt, sollte diesen nehmen und nicht den Transferdruck.',
    ],
    'Paulo T.': [
      'Auf Schwarz wirken die Farben matter',
      'Auf dem gelben Shirt leuchtet das Foto, auf dem schwarzen ist es deutlich stumpfer. Gleiches Bild. Das sollte bei den Farben dabeistehen.',
    ],
    'Leonie F.': [
      'Mein Sohn schläft darin',
      'Mit einem Bild von seiner Katze. Gewaschen wird es, wenn er in der Schule ist, anders geht es nicht.',
    ],
    'Aoife B.': [
      'Ein Geschenk, das sofort angezogen wurde',
      'Passt, guter Druck. Der Name innen am Kragen ist sehr klein, aber ein schönes Geheimnis.',
    ],
    'Bram V.': ['Schwer, im besten Sinne', 'Fühlt sich an wie die Hemden meines Vaters.'],
    'Renata C.': [
      'Zu groß, und zurückgeben geht nicht',
      'Nach der Tabelle XL bestellt, und ich hätte zweimal hineingepasst. Es ist unser Foto drauf, also kein Umtausch, was fair ist, aber ärgerlich. Messen Sie vorher eins Ihrer Shirts.',
    ],
  },
  'loopback-hoodie': {
    'Freya J.': ['Die Kapuze bleibt oben', 'Auf dem Rad, bei Wind, im Oktober. Die erste, die das kann.'],
    'Dmitri L.': [
      'Endlich lange Ärmel',
      'Die doppelten Bündchen sind kein Werbespruch, ich kann sie über die Hände ziehen.',
    ],
    'Paulo T.': [
      'Braucht zwei Tage zum Trocknen',
      'Er ist sehr dick und soll nicht in den Trockner. Kaufen Sie zwei oder planen Sie vor. Sonst der beste, den ich je hatte.',
    ],
    'Aoife B.': [
      'Gestickter Umriss',
      'Aus dem Foto haben sie eine Strichzeichnung unseres Hauses gemacht. Sieht aus wie ein Abzeichen. Ich freue mich sehr.',
    ],
  },
  'portrait-fitted-tee': {
    'Sofia Z.': ['Der Druck macht jede Bewegung mit', 'Nach einem Dutzend Wäschen keine Risse auf der Brust.'],
    'Lucia M.': [
      'Eine Größe größer',
      'Schmal ist hier wirklich schmal. Ich habe M gegen XL getauscht, und jetzt sitzt es wie auf dem Bild.',
    ],
  },
  'field-leather-belt': {
    'Gareth Y.': [
      'Nach einem Jahr nicht ausgeleiert',
      'Immer noch dasselbe Loch. Die Koordinaten innen sind die eines Pubs, sie hat sie noch nicht nachgeschlagen.',
    ],
    'Mattias N.': ['Die ersten zwei Wochen steif', 'Dann gibt er nach. Die Messingschnalle hat ein gutes Gewicht.'],
  },
  'quarry-knit-cap': {
    'Aoife B.': [
      'Kratzt nicht, rutscht nicht',
      'Beide Versprechen gehalten. Ich habe viel Haar, und sie bleibt sitzen.',
    ],
    'Gareth Y.': [
      'Am Umschlag etwas Pilling',
      'Nach zwei Monaten täglichem Tragen. Mit einem Kamm geht es weg. Für ihr Gewicht sehr warm.',
    ],
  },
  'ledger-card-wallet': {
    'Jonas K.': [
      'Die Gravur wird immer schöner',
      'Am Anfang fast weiß. Nach einem halben Jahr in der Gesäßtasche sind die hellen Stellen honigfarben, und das Bild sieht fünfzig Jahre alt aus.',
    ],
    'Hugo M.': ['Sechs Karten heißt sechs', 'Mit sieben geht es nicht zu. Gut so, ich habe zwei weggeworfen.'],
    'Elif S.': [
      'Gesichter brauchen Kontrast',
      'Unser erstes Foto war zu weich, das zweite mit Licht von der Seite ist wunderbar geworden. Lesen Sie die Tipps beim Hochladen.',
    ],
  },
  'everyday-canvas-tote': {
    'Elif S.': [
      'Steht von allein auf der Theke',
      'Klingt nach nichts, bis man mit einer Hand einpackt und mit der anderen ein Kind hält.',
    ],
    'Agnes T.': [
      'Trägt die Klassenarbeiten von drei Klassen',
      'Etwa neun Kilo, den Henkeln geht es gut, der Schulter weniger.',
    ],
    'Noor A.': [
      'Nehmen Sie die Innentasche',
      'Ohne liegen die Schlüssel immer ganz unten. Der Stoff ist großartig, und das Foto hat in der Sonne seine Farbe behalten.',
    ],
    'Lucia M.': ['Kalt gewaschen, in Form gezogen, gebügelt', 'Genau nach Anleitung, und sie sieht aus wie neu.'],
    'Rhys E.': [
      'Anfangs steif wie ein Brett',
      'Nach ungefähr einem Monat wurde sie weicher. Jetzt gebe ich sie nicht mehr her.',
    ],
  },
  'pebble-phone-case': {
    'Dmitri L.': [
      'Hat die Treppe überlebt',
      'Zwölf Steinstufen, mit der Ecke zuerst. Eine Schramme am Rand, am Telefon nichts.',
    ],
    'Beth L.': [
      'Der Rand wird schmutzig',
      'Der gelbe Rand ist dort, wo mein Daumen liegt, etwas grau geworden und wird mit Seife nicht sauber. Nehmen Sie Schwarz. Der Druck ist weiterhin perfekt.',
    ],
    'Felix G.': [
      'Matt war richtig',
      'Keine Fingerabdrücke. Die Handschlaufe ist länger als gedacht, und das ist gut so.',
    ],
    'Mina R.': [
      'Die Zeichnung meiner Tochter',
      'Ich habe sie bei Tageslicht fotografiert, und jeder Bleistiftstrich ist da. Ich werde oft gefragt, woher die Hülle ist.',
    ],
    'Callum D.': [
      'Tasten gehen schwer',
      'Die Lautstärketasten muss man in den ersten Wochen fest drücken. Sonst schlank und leicht.',
    ],
    'Agnes T.': [
      'Falsches Telefon',
      'Das Modell steht unter den Maßen, so weit habe ich nicht gelesen. Ein Stern, weil ich nichts damit anfangen kann.',
    ],
  },
  'harbour-leather-shopper': {
    'Helene W.': [
      'Aus einer Haut, wie versprochen',
      'Ich habe am Boden nach der Naht gesucht, es gibt keine. Sie duftet herrlich und ist an den Griffen schon dunkler geworden.',
    ],
  },
  'lumen-silk-scarf': {
    'Amira H.': [
      'Garten im Juni, getragen im Dezember',
      'Das Creme der Bordüre passt zu den Pfingstrosen, als hätte man sie gefragt. Der Saum ist wirklich von Hand rolliert, man sieht, dass kein Stich dem anderen gleicht.',
    ],
    'Sofia Z.': [
      'Twill, nicht Chiffon',
      'Ich habe nach dem Unterschied gefragt und eine ehrliche Antwort bekommen. Der schwerere Twill lässt sich gut binden und rutscht nicht.',
    ],
  },
  'lagoon-one-piece': {
    'Freya J.': ['Vom Dreimeterbrett gesprungen', 'Alles blieb, wo es hingehört. Auch in Gelb nicht durchsichtig.'],
  },
  'souvenir-photo-swim-towel': {
    'Elif S.': ['Wird nie verwechselt', 'Drei Kinder, drei Tücher, drei Gesichter. Friede am See.'],
    'Ilse B.': [
      'Farben wie am ersten Tag',
      'Ein Sommer mit Chlor und Sonne, jede Woche bei vierzig Grad gewaschen. Das Bild ist wie im Juni.',
    ],
    'Tomasz W.': [
      'Zum Abtrocknen die andere Seite',
      'Die Veloursseite ist hübsch, nimmt aber wenig Wasser auf. Wenn man es weiß, ist alles gut.',
    ],
  },
};
