import type { ProductTranslations } from '../../translation.ts';
import { careLabel } from '../surfaces.ts';

export const swimsuitTranslations: ProductTranslations = {
  'lagoon-one-piece': {
    name: 'Badeanzug Lagune',
    tag: ['Badeanzug', 'Bademode', 'recycelt'],
    shortDescription: 'Ein klarer runder Ausschnitt in doppeltem Stoff, der auch beim Kopfsprung sitzt.',
    story:
      'Innen ist derselbe Stoff wie außen, deshalb scheint nichts durch, weder nass noch trocken. Breite Träger schneiden nicht ein, und der Beinausschnitt ist fürs Schwimmen gemacht. Das meiste Garn war vorher ein Fischernetz.',
    material: '78 % recyceltes Polyamid, 22 % Elasthan.',
    care: 'nach jedem Bad mit klarem Wasser ausspülen; liegend im Schatten trocknen.',
    dimensions: 'von der Schulter durch den Schritt und zurück: S 145, M 152, XL 162, XXL 168 cm.',
  },
  'breakwater-swim-shorts': {
    name: 'Badeshorts Wellenbrecher',
    tag: ['Badehose', 'Shorts', 'Bademode', 'recycelt', 'Sommer'],
    shortDescription: 'Schnell trocknende Badeshorts mit Gummibund, über dem Knie geschnitten.',
    story:
      'Bis Sie Ihr Handtuch gefunden haben, sind sie trocken. Die Baumwollkordel endet in Stahlspitzen und franst nicht aus. Innen sitzt eine Tasche mit Reißverschluss, gerade groß genug für einen Schlüssel.',
    material: '100 % recyceltes Polyester; Netzfutter.',
    care: 'mit klarem Wasser ausspülen; kein Weichspüler.',
    dimensions: 'für eine Taille von S 76, M 84, XL 94, XXL 104 cm; Innenbein 14 cm.',
  },
  'souvenir-photo-swim-towel': {
    name: 'Foto-Badetuch Souvenir',
    tag: ['Handtuch', 'Badetuch', 'Strandtuch', 'Foto', 'Strand', 'Augmented Reality'],
    shortDescription: 'Der letzte Sommer, gedruckt auf das Handtuch für diesen.',
    story:
      'Die Veloursseite trägt das Bild, die Schlingenseite trocknet Sie ab. Die Farbe geht tief in den Flor und ist im August noch da. Wählen Sie ein Foto, auf dem etwas groß zu sehen ist; das erkennt man vom Wasser aus.',
    material: '100 % Baumwolle, Velours und Frottier, 420 g/m².',
    care: 'bei 40 °C waschen; bei niedriger Temperatur in den Trockner.',
    dimensions: '80 × 160 cm; 540 g.',
    views: { scene: ', über einem Gestell aus Eiche' },
    slots: { Photo: 'Foto', 'Name along the hem': 'Name am Saum', Weight: 'Gewicht', Add: 'Dazu' },
    choices: {
      'Standard 420 g': 'Standard, 420 g',
      'Heavy 550 g': 'Schwer, 550 g',
      'Hanging loop': 'Aufhänger',
      'Mesh bag': 'Netzbeutel',
    },
    surfaces: { Towel: 'Badetuch', ...careLabel },
  },
  'cove-racerback-swimsuit': {
    name: 'Sportbadeanzug Bucht',
    tag: ['Badeanzug', 'Schwimmanzug', 'Bademode', 'Sport', 'recycelt'],
    shortDescription: 'Ein Badeanzug fürs Training, mit Ringerrücken und dunklen Einsätzen an den Seiten.',
    story:
      'Gemacht für alle, die Bahnen zählen. Die Träger treffen sich hoch zwischen den Schulterblättern und lassen sie frei. Im Chlorwasser behält dieser Stoff jahrelang seine Spannkraft, wo gewöhnliches Polyamid nach einer Saison ausleiert.',
    material: '53 % recyceltes Polyester, 47 % PBT.',
    care: 'nach dem Schwimmbad sofort ausspülen; nicht auswringen.',
    dimensions: 'von der Schulter durch den Schritt und zurück: S 147, M 154, XL 163, XXL 169 cm.',
  },
  'regatta-swim-cap': {
    name: 'Badekappe Regatta',
    tag: ['Badekappe', 'Schwimmkappe', 'Badehaube', 'Foto', 'Sport'],
    shortDescription: 'Eine Silikonkappe mit Ihrem Bild auf der einen und einem Namen auf der anderen Seite.',
    story:
      'Dick genug, um glatt anzuliegen, weich genug, um sie ohne Hilfe überzuziehen. Ob Wappen oder Gesicht: Die Farbe dehnt sich mit der Kappe und springt mit ihr zurück. Für eine Mannschaft gibt es den Fünfersatz.',
    material: '100 % Silikon.',
    care: 'ausspülen, trocknen, mit Talkum bestäuben.',
    dimensions: '22,5 × 19 cm flach gemessen, für einen Kopfumfang von 52 bis 62 cm; 52 g.',
    slots: {
      'Picture on the side': 'Bild auf der Seite',
      'Name on the other side': 'Name auf der anderen Seite',
      Ink: 'Farbe',
      Add: 'Dazu',
    },
    choices: { 'One colour': 'Einfarbig', 'Full colour': 'Mehrfarbig', 'Set of five': 'Fünfersatz' },
    surfaces: { Side: 'Seite', 'Other side': 'Andere Seite' },
  },
  'sandbar-beach-tote': {
    name: 'Strandtasche Sandbank',
    tag: ['Strandtasche', 'Badetasche', 'Tasche', 'Foto', 'Strand', 'Augmented Reality'],
    shortDescription: 'Breite Streifen, Griffe aus Seil und ein Futter, das einen nassen Badeanzug verträgt.',
    story:
      'Zwei Handtücher, ein Buch und das Mittagessen passen zusammen hinein. Was nass ist, bleibt drin; Sand schütteln Sie aus. Die Seile laufen durch Messingösen und enden in einem Knoten. Ihr Foto sitzt in einem weißen Feld zwischen den Streifen.',
    material: 'Baumwollcanvas, 400 g/m²; Baumwollseil; beschichtetes Baumwollfutter; Ösen aus Messing.',
    care: 'ausschütteln; Futter abwischen; kalt waschen.',
    dimensions: '52 cm breit, 36 cm hoch, 18 cm tief; 510 g.',
    slots: {
      'Photo on the panel': 'Foto im Feld',
      'Name under the panel': 'Name unter dem Feld',
      Lining: 'Futter',
      Add: 'Dazu',
    },
    choices: {
      'Coated cotton': 'Beschichtete Baumwolle',
      Uncoated: 'Unbeschichtet',
      'Zip top': 'Reißverschluss oben',
    },
    surfaces: { Panel: 'Feld', ...careLabel },
  },
  'lido-stripe-beach-towel': {
    name: 'Gestreiftes Strandtuch Lido',
    tag: ['Handtuch', 'Strandtuch', 'Strand', 'Baumwolle'],
    shortDescription: 'Flach gewebte Baumwolle mit breiten Streifen und geknüpften Fransen.',
    story:
      'Dünn, durstig und innerhalb einer Stunde wieder trocken. Gerollt passt es neben eine Flasche in jede Tasche, am Abend wird es zum Schultertuch. Neue gibt es, sobald der Webstuhl frei ist.',
    material: '100 % Baumwolle; Fransen von Hand geknüpft.',
    care: 'bei 40 °C waschen; es wird jedes Mal weicher.',
    dimensions: '95 × 180 cm; 330 g.',
  },
};
