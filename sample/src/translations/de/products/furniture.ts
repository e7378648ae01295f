import type { ProductTranslations } from '../../translation.ts';
import { careLabel, underneath } from '../surfaces.ts';

export const furnitureTranslations: ProductTranslations = {
  'alder-lounge-chair': {
    name: 'Sessel Erle',
    tag: ['Sessel', 'Stuhl', 'Eiche', 'Wolle', 'Wohnzimmer'],
    shortDescription: 'Ein niedriger Eichensessel mit zwei losen Polstern und Armlehnen, breit genug für eine Tasse.',
    story:
      'Er heißt nach den Bäumen hinter der Werkstatt; das Holz ist Eiche. Das Gestell ist verzapft und kommt ohne Schrauben aus. Rosshaar und Naturkautschuk machen die Polster im ersten Monat fest und danach zu Ihren. Zum Reinigen lassen sich die Bezüge abnehmen.',
    material: 'massive Eiche, Hartwachsöl; Bouclé aus Wolle; Rosshaar und Naturlatex.',
    care: 'die Wolle absaugen; das Holz einmal im Jahr ölen.',
    dimensions: '69 cm breit, 74 cm tief, 76 cm hoch; Sitzhöhe 39 cm; 14 kg.',
  },
  'fjord-dining-chair': {
    name: 'Esszimmerstuhl Fjord',
    tag: ['Stuhl', 'Buche', 'Esszimmer', 'Küche'],
    shortDescription: 'Ein Buchenstuhl, dessen Lehne Ihrem Rücken folgt.',
    story:
      'Lehne und Hinterbeine sind über Dampf gebogen, die Sitzfläche ist gemuldet. Die Beize lässt die Maserung sehen. Ein Kind kann ihn rücken, der Onkel, der gern nach hinten kippelt, bekommt ihn nicht klein, und sechs davon lassen sich stapeln.',
    material: 'Buche; Beize auf Wasserbasis; Filzgleiter.',
    care: 'mit einem feuchten Tuch abwischen.',
    dimensions: '48 cm breit, 51 cm tief, 79 cm hoch; Sitzhöhe 45,5 cm; 4,6 kg.',
  },
  'cooper-side-table': {
    name: 'Beistelltisch Küfer',
    tag: ['Tisch', 'Beistelltisch', 'Eiche', 'Wohnzimmer'],
    shortDescription: 'Eine runde Eichenplatte auf drei Beinen, die ganz durch sie hindurchgehen.',
    story:
      'Jedes Bein wird von oben durch einen Keil gehalten, wie es ein Küfer machen würde; die drei dunklen Enden sind der einzige Schmuck. Auf drei Beinen steht er auf jedem Boden still. Er trägt eine Lampe, ein Buch und ein Glas.',
    material: 'massive Eiche, geölt oder gebeizt.',
    care: 'ölen, wenn das Holz trocken aussieht; ein Untersetzer hilft.',
    dimensions: 'Ø 46 cm, 48 cm hoch; 4,1 kg.',
  },
  'longhand-writing-desk': {
    name: 'Schreibtisch Handschrift',
    tag: ['Schreibtisch', 'Tisch', 'Eiche', 'Arbeitszimmer'],
    shortDescription: 'Ein schmaler Schreibtisch aus Eiche mit einer Schublade und einer Rille für das Telefon.',
    story:
      'Tief genug für eine Tastatur und zwei Ellbogen, kurz genug für einen Flur. Das Kabel verschwindet hinten durch einen Schlitz, und Schwalbenschwänze halten die Schublade zusammen. Zehn weitere werden gerade verleimt.',
    material: 'massive Eiche, Hartwachsöl; Schublade aus Ahorn.',
    care: 'einmal im Jahr ölen.',
    dimensions: '120 cm breit, 56 cm tief, 74 cm hoch; 24 kg.',
  },
  'lantern-photo-lamp': {
    name: 'Fotolampe Laterne',
    tag: ['Lampe', 'Leuchte', 'Tischlampe', 'Foto', 'Licht', 'Geschenk', 'Augmented Reality'],
    shortDescription: 'Ihr Foto als Lampenschirm, von innen beleuchtet.',
    story:
      'Am Tag ein Druck, am Abend ein Fenster. Das Bild läuft einmal um den Schirm und trifft hinten auf sich selbst; diese Seite kommt zur Wand. Der Fuß ist aus Esche gedrechselt und gebeizt.',
    material: 'Schirm aus bedrucktem Leinen; Esche; Textilkabel; Fassung E27.',
    care: 'mit einem weichen Pinsel abstauben; LED-Lampen bis 8 W.',
    dimensions: 'Ø 26 cm, 43 cm hoch; 1,3 kg.',
    slots: {
      'Photo round the shade': 'Foto rund um den Schirm',
      'Line at the lower edge': 'Zeile am unteren Rand',
      Bulb: 'Leuchtmittel',
      Add: 'Dazu',
    },
    choices: { None: 'Ohne', 'Warm, dimmable': 'Warmweiß, dimmbar', 'Dimmer on the cable': 'Dimmer am Kabel' },
    surfaces: { Shade: 'Schirm', ...underneath },
  },
  'ladder-shelf': {
    name: 'Leiterregal',
    tag: ['Regal', 'Bücherregal', 'Esche', 'Stauraum', 'Aufbewahrung'],
    shortDescription: 'Fünf Bretter, zwei Leitern und eine Wand zum Anlehnen.',
    story:
      'Zwei Schrauben halten es, und in fünf Minuten steht es. Weil die Front schräg ist, ist jedes Brett tiefer als das darüber: Taschenbücher nach oben, schwere Bücher zu Ihren Füßen. Messingstifte zeigen, wo die Sprossen sitzen.',
    material: 'massive Esche, gebeizt oder geölt; Stifte aus Messing.',
    care: 'abstauben; die Wandschrauben nach dem ersten Winter nachziehen.',
    dimensions: '68 cm breit, 34 cm tief, 182 cm hoch; 13 kg.',
  },
  'plinth-stool': {
    name: 'Hocker Sockel',
    tag: ['Hocker', 'Papierkordel', 'Flur'],
    shortDescription: 'Ein Hocker aus Esche mit einem Sitz aus geflochtener Papierkordel.',
    story:
      'Hundertzwanzig Meter Kordel wickelt eine einzige Person an einem Nachmittag um den Rahmen. Eine Woche lang knarzt der Sitz, dann gibt er Ruhe. Setzen Sie sich darauf, oder lassen Sie ihn die Bücher neben dem Bett tragen.',
    material: 'massive Esche; Papierkordel.',
    care: 'mit einem feuchten Tuch abwischen; beim Trocknen strafft sich die Kordel.',
    dimensions: '42 cm breit, 38 cm tief, 45 cm hoch; 3,2 kg.',
  },
  'album-photo-pouf': {
    name: 'Foto-Pouf Album',
    tag: ['Pouf', 'Sitzkissen', 'Sitzhocker', 'Foto', 'Textil', 'Augmented Reality'],
    shortDescription: 'Ein runder Pouf mit Ihrem Bild obenauf und gefärbtem Leinen an der Seite.',
    story:
      'Eine Fußbank, ein Sitz für einen Gast mehr, ein Platz für das Tablett. Die bedruckte Oberseite lässt sich abnehmen und ersetzen, wenn aus dem Welpen ein Hund geworden ist. Rund um die Seite können Worte laufen.',
    material: 'Oberseite aus Baumwollcanvas; Seite aus Leinen; Füllung aus recyceltem Denim.',
    care: 'die Bezüge bei 30 °C waschen.',
    dimensions: 'Ø 50 cm, 36 cm hoch; 6 kg.',
    slots: {
      'Photo on top': 'Foto auf der Oberseite',
      'Words round the seam': 'Worte rund um die Naht',
      Filling: 'Füllung',
      Add: 'Dazu',
      'Photo on the second top': 'Foto auf dem zweiten Bezug',
    },
    choices: { Firm: 'Fest', Soft: 'Weich', 'Second printed top': 'Zweite bedruckte Oberseite' },
    surfaces: { Top: 'Oberseite', 'Round the seam': 'Rund um die Naht', ...careLabel, 'Second top': 'Zweiter Bezug' },
  },
};
