import type { ProductTranslations } from '../../translation.ts';
import { underneath } from '../surfaces.ts';

export const perfumesTranslations: ProductTranslations = {
  'salt-fig-eau-de-parfum': {
    name: 'Eau de Parfum Salz & Feige',
    tag: ['Parfum', 'Parfüm', 'Duft', 'Feige', 'Gravur', 'Foto', 'Geschenk'],
    shortDescription: 'Feigenblatt, warmer Stein und Seeluft, unter einem Etikett von Ihnen.',
    story:
      'Der Duft beginnt grün und ein wenig bitter, wie ein geknickter Zweig, und trocknet zu Salz auf der Haut. Ein Ansatz füllt vierzig Flakons. Das Etikett trägt Ihre Worte und, wenn Sie möchten, ein Bild; auch das Glas selbst lässt sich gravieren.',
    material: 'Alkohol, Wasser, Parfumöl 18 %; Glas; Kappe aus Esche.',
    care: 'kühl und vor Sonne geschützt aufbewahren.',
    dimensions: '50 ml; 5,8 × 3,4 cm, 9,8 cm hoch.',
    slots: {
      'Label picture': 'Bild auf dem Etikett',
      'Line on the label': 'Zeile auf dem Etikett',
      Strength: 'Stärke',
      Add: 'Dazu',
      'Words on the glass': 'Worte auf dem Glas',
    },
    choices: {
      'Eau de parfum': 'Eau de Parfum',
      Extrait: 'Extrait de Parfum',
      'Engraved glass': 'Graviertes Glas',
      'Gift box': 'Geschenkschachtel',
    },
    surfaces: { Label: 'Etikett', ...underneath, Glass: 'Glas' },
  },
  'rain-on-cedar': {
    name: 'Regen auf Zeder',
    tag: ['Parfum', 'Parfüm', 'Duft', 'Zeder', 'Holz'],
    shortDescription: 'Nasse Rinde, Iriswurzel und die Minute, bevor das Gewitter losbricht.',
    story:
      'Am Anfang stand der Geruch von Regen auf Staub; festgehalten haben wir ihn mit Virginia-Zeder und ein wenig Weihrauch. Auf Armlänge ist er leise, am Mantel bleibt er lange. Der Flakon ist aus Pressglas, mit Strahlen wie eine Sonne, und obenauf sitzt eine Kugel aus Zeder.',
    material: 'Alkohol, Wasser, Parfumöl 20 %; Pressglas; Kappe aus Zeder.',
    care: 'kühl und vor Sonne geschützt aufbewahren.',
    dimensions: '50 ml; Ø 7 cm, 9,2 cm hoch.',
  },
  'amber-room': {
    name: 'Bernsteinzimmer',
    tag: ['Parfum', 'Parfüm', 'Duft', 'Amber', 'Bernstein', 'Gravur', 'Geschenk'],
    shortDescription: 'Labdanum, Bienenwachs und altes Papier, in einem kantigen Flakon, der auf einen Namen wartet.',
    story:
      'Eine Bibliothek mit Feuer im Kamin: eine Minute lang süß, dann trocken und harzig bis zum Morgen. Die Seiten des Flakons sind geriffelt. Seine Vorderseite ist glatt, damit sich ein Name oder ein Datum hineinschneiden lässt.',
    material: 'Alkohol, Wasser, Parfumöl 22 %; Glas; Kappe aus Messing.',
    care: 'kühl und vor Sonne geschützt aufbewahren.',
    dimensions: '75 ml; 4,6 × 4,6 cm, 14,2 cm hoch.',
    slots: { 'Engraved line': 'Gravierte Zeile', Lettering: 'Schrift', Add: 'Dazu' },
    choices: {
      Frosted: 'Mattiert',
      'Gold-filled': 'Mit Gold ausgelegt',
      'Travel atomiser, 8 ml': 'Reisezerstäuber, 8 ml',
      'Gift box': 'Geschenkschachtel',
    },
    surfaces: { Glass: 'Glas' },
  },
  'blue-hour': {
    name: 'Blaue Stunde',
    tag: ['Parfum', 'Parfüm', 'Duft', 'Iris', 'Abend'],
    shortDescription: 'Iris und kühler Moschus, für die zwanzig Minuten nach Sonnenuntergang.',
    story:
      'Pudrig und kühl, mit einem Hauch Metall, der nach einer Stunde warm wird. Das Glas ist getönt wie der Himmel um diese Zeit. Wir machen den Duft einmal im Jahr, wenn die Irisbutter kommt; der diesjährige ist vergriffen.',
    material: 'Alkohol, Wasser, Parfumöl 17 %; getöntes Glas; Kappe aus Metall.',
    care: 'kühl und vor Sonne geschützt aufbewahren.',
    dimensions: '50 ml; 7,8 × 3 cm, 9,6 cm hoch.',
  },
  'white-linen-diffuser': {
    name: 'Raumduft Weißes Leinen',
    tag: ['Raumduft', 'Diffusor', 'Duftstäbchen', 'Zuhause', 'Duft'],
    shortDescription: 'Acht Stäbchen und drei Monate reine Luft.',
    story:
      'Baumwolle, in der Sonne getrocknet, ein wenig Neroli, nichts Süßes. Drehen Sie die Stäbchen sonntags um. Der Duft füllt einen Flur; in einem großen Raum stellen Sie ihn dorthin, wo man vorbeigeht. Die Flasche ist zum Nachfüllen gemacht.',
    material: 'pflanzlicher Träger, Parfumöl 12 %; Glas; Stäbchen aus Rattan.',
    care: 'auf einen Untersetzer stellen, nicht auf poliertes Holz.',
    dimensions: '200 ml; Ø 7,2 cm, mit Stäbchen 28 cm hoch.',
  },
  'citrus-travel-cologne': {
    name: 'Reiseduft Zitrus',
    tag: ['Eau de Cologne', 'Kölnischwasser', 'Duft', 'Reise', 'Gravur', 'Geschenk'],
    shortDescription: 'Ein Taschenzerstäuber aus farbigem Aluminium, mit Ihrer Zeile an der Seite.',
    story:
      'Bergamotte, Petitgrain und eine Bitterorange, die bleibt. Mit 15 ml darf er im Handgepäck mitfliegen, und nachgefüllt wird durch den Boden, ganz ohne Trichter. Neben Ihren Worten können wir ein kleines Bild gravieren.',
    material: 'eloxiertes Aluminium; Einsatz aus Glas; Alkohol, Wasser, Parfumöl 9 %.',
    care: 'mit einem weichen Tuch abwischen; vor Sonne schützen.',
    dimensions: '15 ml; Ø 2,2 cm, 12,8 cm hoch; 58 g.',
    slots: {
      'Line along the side': 'Zeile an der Seite',
      'Engraved picture': 'Graviertes Bild',
      Lettering: 'Schrift',
      Add: 'Dazu',
    },
    choices: { Along: 'Längs', Across: 'Quer', 'Refill, 50 ml': 'Nachfüllung, 50 ml' },
    surfaces: { 'Along the side': 'Längsseite', 'Other side': 'Andere Seite' },
  },
};
