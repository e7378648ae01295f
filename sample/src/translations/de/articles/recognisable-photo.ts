import type { ArticleTranslation } from '../../translation.ts';

export const recognisablePhotoTranslation: ArticleTranslation = {
  title: 'Ein Foto, das ein Telefon erkennt',
  summary:
    'Wonach eine Kamera in einem Druck sucht, warum Nebel und Streifen schwierig sind und wie Sie am Küchentisch herausfinden, ob Ihr Bild lebendig wird.',
  blocks: [
    'Sie erkennen Ihre Schwester von hinten, in der Dämmerung, an der Art, wie sie eine Tasche trägt. Ein Telefon kann nichts dergleichen. Wenn es mit seiner Kamera nach einem gedruckten Foto sucht, weiß es nicht, dass eine Schwester darauf ist oder eine Tasche oder eine Dämmerung. Es sucht nach ein paar Hundert kleinen Stellen, die man ihm genannt hat, prüft, ob sie so zueinander stehen, wie sie sollten, und errechnet aus ihrer Anordnung, wo der Druck ist und wie er geneigt ist. Erst dann kann ein Film auf dem Papier sitzen, als wäre er schon immer dort gewesen.',
    'Diese Art zu sehen lässt sich erklären, und wer sie einmal verstanden hat, kann ein Foto mit eigenen Augen beurteilen.',
    'Es sucht nach Ecken',
    'Stellen Sie sich vor, Sie schieben ein kleines Fenster, wenige Millimeter breit, über Ihr Bild. Über klarem Himmel ändert sich dabei nichts: Himmel, Himmel, Himmel. Entlang einer Dachkante ändert sich ebenfalls nichts, solange Sie der Kante folgen. Doch an dem Punkt, an dem das Dach auf den Schornstein trifft, zeigt jede Bewegung, gleich in welche Richtung, etwas anderes. Ein solcher Punkt lässt sich genau wiederfinden, aus einem anderen Winkel und aus anderer Entfernung. Im Fach heißen solche Punkte Ecken, auch wenn ein Augenwinkel, eine Blattspitze oder die Serife eines Buchstabens genauso gut taugen.',
    'Ein Foto, dem ein Telefon gut folgen kann, hat viele solcher Punkte, und es hat sie überall. Laub, Backsteine im Morgenlicht, ein Bücherregal, Gestricktes, ein Hafen, ein Markt, Sommersprossen. Ein Foto, dem es schlecht folgen kann, ist vor allem glatt: Nebel, ein Schneefeld, ein Studioporträt vor weißer Wand, das Meer an einem windstillen Tag. Das mögen die besseren Bilder sein. Sie lassen sich nur schwerer festhalten.',
    'Mohn im Gras: laut in Farbe, viel leiser in Grau.',
    'Es sieht in Grau',
    'Farbe ist das Erste, was unser Programm wegwirft. Es arbeitet allein mit der Helligkeit, denn sie bleibt unter einer gelben Lampe und an einem blauen Fenster dieselbe, der Farbton nicht. So kann eine rote Mohnblüte in grünem Gras, die Ihnen quer durch den Raum ins Auge springt, eine graue Scheibe auf ebenso grauem Grund sein. Der Test ist einfach, Ihr Telefon kann ihn machen. Wandeln Sie das Foto in Schwarz-Weiß um. Ist noch alles klar zu erkennen, wird es gut gehen: Dunkles ist dunkel, Helles ist hell. Zerläuft es zu Brei, nehmen Sie ein anderes, oder heben Sie den Kontrast ein wenig an, bevor Sie es hochladen.',
    'Wandeln Sie das Foto in Schwarz-Weiß um. Ist noch alles klar zu erkennen, wird es gut gehen.',
    'Zwillinge verwirren es',
    'Ein Fliesenboden hat Tausende perfekter Ecken, und alle sind gleich. Das Telefon findet eine und kann nicht sagen, welche. Karierter Stoff, Geländer, Sprossenfenster, gestreifte Hemden und gemusterte Tapeten haben alle diesen Fehler, und ebenso jedes Bild, das zu einem Muster gespiegelt wurde. Ein wenig Wiederholung schadet nicht, solange etwas Unregelmäßiges davorsteht: ein Kind auf den Fliesen, eine Katze im Fenster. Symmetrie ist eine entfernte Verwandte. Ein Gesicht genau von vorn ist beinahe sein eigenes Spiegelbild, und eine lose Haarsträhne hilft mehr, als man denkt.',
    'Das Ding, auf dem es gedruckt ist',
    'Das Foto ist nur die eine Hälfte. Glanz wirft die Deckenlampe zurück ins Objektiv und löscht aus, was unter der Spiegelung liegt; hängen Sie einen Druck hinter Glas also dorthin, wo Sie sich nicht selbst darin sehen. Eine gewölbte Fläche wie eine Tasse wird von vorn erkannt, lässt sich aber nur ein Stück weit herum verfolgen. Stoff sollte flach liegen. Und die Größe bestimmt die Entfernung: Ein Bild im Format einer Postkarte wird auf Armlänge bequem gefunden, ein Poster auch vom Sofa aus. An einen Anhänger von 14 mm muss das Telefon sehr nah heran, bis sein Objektiv kaum noch scharf stellt, und das sagen wir Ihnen lieber, bevor Sie ihn kaufen.',
    'Licht ist das Geringste von dem, was man befürchtet, und das Wichtigste von dem, was man vergisst. Gewöhnliches Abendlicht im Wohnzimmer genügt. Kerzenlicht oft nicht, denn dann hält die Kamera ihren Verschluss länger offen, und jede Bewegung Ihrer Hand verwischt das Bild.',
    'Ein Test am Küchentisch',
    'Öffnen Sie das Foto auf einem Computer oder Tablet, gehen Sie zwei Meter weg, und kneifen Sie die Augen halb zu, bis das Bild verschwimmt. Was Sie noch sehen, ist ungefähr das, womit eine Kamera von der anderen Seite eines Tisches auskommen muss. Decken Sie nun die linke Hälfte mit einer Hand ab und fragen Sie sich, ob Sie das Bild am Rest erkennen würden; dann die rechte Hälfte, die obere, die untere. Ein Foto, das alle vier übersteht, wird auch gefunden, wenn ein Daumen, eine Vase oder eine Spiegelung im Weg ist. Nichts davon ist eine Schranke. Wenn Sie ein Bild lieben, das bei jedem Test durchfällt, lassen Sie es drucken: Über den Link neben dem Druck lässt sich der Film auch dann ansehen.',
    'Oft hilft kein anderes Foto, sondern ein anderer Ausschnitt. Nehmen Sie den Tisch vor dem Porträt mit hinein oder die Rosen dahinter. Eine Zeile Text unter dem Bild, in einer Schrift mit Serifen, bringt ein Dutzend gute Ecken und einen Grund zu lesen. Das schlechteste Foto für ein Telefon ist ein leeres, und das Familienleben ist selten leer: Lassen Sie etwas davon darin.',
  ],
  alts: [
    'Ein Poster mit einer Stadt jenseits des Wassers in der Dämmerung, mit tausend erleuchteten Fenstern',
    'Ein Seidentuch, bedruckt mit rotem Mohn auf einer grünen Wiese',
  ],
};
