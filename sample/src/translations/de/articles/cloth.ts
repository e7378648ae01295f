import type { ArticleTranslation } from '../../translation.ts';

export const clothTranslation: ArticleTranslation = {
  title: 'Was Stoff mit einem Bild macht',
  summary:
    'Leinen hat seine eigene Auflösung, Wolle weigert sich stillzuliegen, und ein gefülltes Kissen ist kleiner als sein Bezug. Notizen über den Druck auf etwas, an das man sich lehnt.',
  blocks: [
    'Papier hält still. Das ist die große Höflichkeit des Papiers, und man bemerkt sie erst, wenn man zum ersten Mal versucht, auf Stoff zu drucken. Stoff gibt nach. Er ist ein Gitter aus Fäden, die sich aneinanderlehnen, jeder darf sich ein wenig verschieben, und jeder möchte zurück in die Form, die er hatte, bevor man ihn auf den Tisch gelegt hat. Ein Bild auf Stoff ist ein Bild auf einer Menschenmenge.',
    'Die Auflösung von Leinen',
    'Ein Gewebe ist selbst ein Raster. Vierzehn Fäden auf den Zentimeter, ein üblicher Wert für das Leinen mit Baumwolle, das wir für Kissen verwenden, ergeben sechsunddreißig auf den Zoll. Die Farbe macht nicht an der Kante eines Fadens halt, feinere Einzelheiten gehen also nicht ganz verloren, aber sie werden weicher und von kleinen Schatten zerlegt, dort, wo ein Faden unter einen anderen taucht. Was aus der Nähe wie Rauschen aussieht, wirkt aus zwei Metern wie Wärme, und aus zwei Metern sieht man ein Kissen.',
    'Daraus folgt, dass man ein Bild nicht wegen der Wimpern wählen sollte. Wählen Sie es wegen seiner Formen. Ein Hund vor einem Sofa, zwei Kinder als dunkle Figuren am Strand, ein Baum auf einem Feld: So etwas erkennt man sofort, und nichts geht verloren. Eine Hochzeitsgesellschaft von dreißig wird zu einer angenehmen Struktur mit Hüten. Daraus folgt auch, dass ein Kissen von 450 mm eine bescheidene Datei verzeiht. Papier dieser Größe würde bei 300 dpi mehr als 5300 Pixel je Seite verlangen. Auf dem Gewebe ist die Hälfte davon großzügig.',
    'Welche Farbe zu welchem Faden passt',
    'Man fragt uns, warum der Druck auf ein Kissen mehr kostet als der auf eine Tasse, obwohl er so viel weniger aushalten muss. Die Antwort heißt Chemie. Die Farbstoffe, die bei 180 °C zu Dampf werden und in die Beschichtung einer Tasse wandern, wandern genauso gern in Polyester und wollen mit einer Pflanze nichts zu tun haben. Leinen und Baumwolle sind Zellulose. Um für immer darin zu bleiben, muss ein Farbstoff mit der Faser reagieren, und dazu gehört mehr als Hitze: Der Stoff wird mit einer Lauge vorbereitet, bedruckt, gedämpft, damit die Bindung entsteht, und dann gewaschen und noch einmal gewaschen, bis das Wasser klar bleibt. Was danach noch da ist, geht bei 30 Grad nirgendwohin.',
    'Den Gewinn hat die Hand. Streichen Sie über ein Shirt mit aufgebügelter Folie, und Sie fühlen ein Etikett. Streichen Sie über einen Reaktivdruck, und Sie fühlen Leinen, denn obenauf liegt nichts. Die Rückseite des Stoffs zeigt einen blassen Geist des Bildes; daran erkennen Sie ihn.',
    'Leinen und Baumwolle aus der Nähe. Große Formen, und nichts, was sich abreiben könnte.',
    'Und warum nicht Wolle?',
    'Weil Wolle einen eigenen Kopf hat. Jedes Haar ist mit winzigen Schuppen besetzt wie ein Tannenzapfen, und alle zeigen zur Spitze. Wärme, Wasser und Bewegung bringen die Schuppen benachbarter Haare dazu, sich ineinander zu verhaken, und sie lassen nicht mehr los: Der Stoff wird dick und schrumpft. Das ist Filz, wenn man es wollte, und ein ruinierter Pullover, wenn nicht. Einen Druck zu dämpfen und zu waschen ist genau diese Behandlung. Auf Kammgarn, das nicht mehr filzen kann, ist es möglich, aber das Bild sinkt in eine Oberfläche, die nie eben ist, und heraus käme ein schlechtes Foto und ein noch schlechterer Schal.',
    'Unsere Schals bleiben deshalb ohne Bild. Der aus Lammwolle wird gewebt, gewaschen und dann auf einer Seite mit Karden aufgeraut, den getrockneten Köpfen einer distelähnlichen Pflanze, deren kleine Haken die Fasern anheben und eher brechen, als dass sie sie zerreißen. Ein Ding, das schon stimmt, braucht kein Bild auf sich. Wenn Sie eines in der Nähe haben möchten, legen Sie eine Fotokarte ins Paket.',
    'Ein Ding, das schon stimmt, braucht kein Bild auf sich.',
    'Quadratisch, bis man es füllt',
    'Nähen Sie zwei flache Quadrate zusammen, geben Sie Federn dazwischen, und das Quadrat ist weg. Die Mitte steigt, die Seiten ziehen sich nach innen, die Ecken stehen ab wie Ohren. Ein Bezug von 450 mm misst in der Taille rund 40 weniger, sobald er voll ist. Unser Zuschnitt rechnet damit und nimmt an jeder Ecke einen schmalen Keil weg, und auch Sie können damit rechnen. Halten Sie alles Wichtige 25 mm oder mehr von der Naht fern, und verlassen Sie sich nicht darauf, dass ein Horizont parallel zu ihr verläuft. Horizonte sind das Erste, was ein Kissen verbiegt.',
    'Die 10 mm Beschnitt rund um das Bild verschwinden in der Naht, wo die Paspel sie hält. Wir bitten darum, weil eine Nadel, anders als eine Klinge, den Stoff an sich zieht.',
    'Wenn es lebendig werden soll',
    'Ein Telefon, das nach einem Foto sucht, erwartet es ungefähr eben. Ein Kissen, auf dem gerade jemand gesessen hat, ist eine Landschaft. Wenn Sie einen Film daran gehängt haben, schütteln Sie es auf, legen Sie es auf den Rücken, klopfen Sie die Mitte flach, und halten Sie das Telefon von oben darüber statt schräg davor. Das klappt besser, als man erwarten dürfte. Und weil der Film auf etwas Weichem beginnt, das nach Zuhause riecht, setzen sich die meisten damit hin; vor einem Bildschirm an der Wand tut das niemand.',
  ],
  alts: [
    'Ein quadratisches Kissen mit einem Baum auf gelbem Feld und schwarzer Paspel',
    'Der bedruckte Stoff eines Kissens aus der Nähe',
  ],
};
