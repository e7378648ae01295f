import type { ArticleTranslation } from '../../translation.ts';

export const paperGrainTranslation: ArticleTranslation = {
  title: 'Papier hat eine Richtung',
  summary:
    'Warum eine Karte sich in der einen Richtung sauber falzen lässt und in der anderen bricht, was das Gramm auf dem Etikett bedeutet und wie uns ein Brief von 1786 A4 gab.',
  blocks: [
    'Nehmen Sie eine Seite einer alten Zeitung und reißen Sie sie von oben nach unten durch. Reißen Sie dann, was übrig ist, von einer Seite zur anderen. Einer der beiden Risse läuft fast gerade. Der andere streunt davon wie ein Hund am Strand. Sie haben soeben die Laufrichtung gefunden und damit das Erste, was alle lernen, die mit Papier arbeiten.',
    'Ein Fluss aus Fasern',
    'Auf einer Papiermaschine fließt eine dünne Fasersuppe, über neunundneunzig Teile Wasser auf einen Teil Zellstoff, auf ein laufendes Sieb. Das Wasser fällt hindurch, die Fasern bleiben, und weil das Sieb schnell läuft, kommen die meisten so zu liegen, wie sie getragen wurden, wie Baumstämme in einem Fluss. Am Ende der Maschine liegen sie für immer so fest. Jeder Bogen, der von der Rolle geschnitten wird, weiß noch, wo flussabwärts war.',
    'Das ist wichtig, weil sich eine Faser längs anders verhält als quer. Wird sie nass, wird sie kaum länger, aber dicker; ein feuchter Bogen dehnt sich deshalb vor allem quer zur Laufrichtung und rollt sich um sie. Biegt man sie, sträubt sie sich der Länge nach. Ein Streifen, in der einen Richtung geschnitten, steht steif in die Höhe; sein Zwilling, im rechten Winkel dazu geschnitten, lässt den Kopf hängen.',
    'Ein Falz will mit der Laufrichtung liegen. Dort schlüpft er zwischen die Fasern. Quer dazu muss er sie brechen, und auf einem schweren Karton mit einem dunklen Bild sieht man den Bruch als ausgefranste weiße Linie. Unsere Klappkarten, mit 350 Gramm schwer genug, dass es wirklich auffällt, werden deshalb so geschnitten, dass die Laufrichtung parallel zum Falz liegt. Dann werden sie gerillt: Eine stumpfe Klinge drückt eine schmale Rinne, der Karton bekommt dort sein Scharnier, und die Farbe obenauf wird gebogen statt gerissen.',
    'Ein Falz will mit der Laufrichtung liegen. Dort schlüpft er zwischen die Fasern.',
    'Was das Gramm bedeutet',
    'Papier wird nach dem Gewicht je Quadratmeter verkauft. Das ist ein schlichtes Maß und führt ein wenig in die Irre, denn über die Dicke sagt es nichts: Ein filzmarkierter Karton und ein glatter von gleichem Gewicht liegen verschieden in der Hand, weil der erste mehr Luft enthält. Aber es gibt einen Maßstab. Kopierpapier hat 80 Gramm. Unsere Kalenderblätter haben 250, damit kein Stift durchscheint und die Seite glatt hängt. Poster haben 230. Das Baumwollpapier in den gerahmten Drucken hat 308, mehr, als es braucht, um hinter Glas eben zu bleiben, und gerade so viel, wie es braucht, um sich nach etwas anzufühlen, wenn man es in der Hand hält, bevor das Glas darüberkommt.',
    'Zwei Hälften in A4 ergeben aufgehängt ein A3: 297 × 420 mm.',
    'Die Form, die ihre Form behält',
    'Im Oktober 1786 schrieb der Physiker Georg Christoph Lichtenberg in einem Brief von einem Bogen mit einer merkwürdigen Eigenschaft: Man schneidet ihn in der Mitte durch, und jede Hälfte hat dieselben Proportionen wie das Ganze. Das leistet nur ein einziges Verhältnis, das der Seite eines Quadrats zu seiner Diagonale, eins zu Wurzel aus zwei. Eine deutsche Norm griff es 1922 auf, und ISO 216 machte es zum Papier fast der ganzen Welt. A0 hat eine Fläche von einem Quadratmeter. Halbieren Sie es viermal, und Sie halten A4 in der Hand, 210 × 297 mm, ein Sechzehntel Quadratmeter; ein Bogen Papier mit 80 Gramm wiegt also fünf Gramm, und das Porto eines Briefs lässt sich am Küchentisch ausrechnen.',
    'Kameras haben da nie mitgemacht. Die meisten Telefone fotografieren im Verhältnis drei zu vier, der klassische Film zwei zu drei, und keines von beiden passt ohne Zuschnitt oder Rand auf einen Bogen der A-Reihe. Wir mögen Ränder. Ein wenig Weiß gibt einem Bild Luft, und ein Daumen hat einen Platz, an dem er sein darf.',
    'Die Oberfläche und was in ihr wohnt',
    'Für den gerahmten Druck können Sie zwischen drei Papieren wählen, und ein bestes gibt es nicht. Matte Baumwolle glänzt überhaupt nicht, trägt tiefes, weiches Schwarz und lässt sich von jeder Seite ansehen. Baryt mit Perlglanz hat unter der Oberfläche eine Schicht Bariumsulfat, dasselbe weiße Mineral, das den Abzügen aus der Dunkelkammer ihre Brillanz gab: Das Schwarz wird tiefer, Kanten wirken schärfer, und man bezahlt dafür mit etwas Spiegelung. Washi entsteht aus den langen inneren Bastfasern des Papiermaulbeerbaums, dünn und fest bei 110 Gramm und kaum merklich lebendig; ein Porträt darauf sieht aus, als hätte sich jemand daran erinnert, statt es aufzunehmen.',
    'Alle drei sind säurefrei. Billiges Papier wird aus Holz gemacht, in dem das Lignin geblieben ist, und Lignin wird im Licht braun und gibt Säuren ab, die die Fasern brüchig machen; deshalb hatte die Zeitung, die Sie am Anfang zerrissen haben, diese Farbe. Baumwolle enthält fast keines. Halten Sie sie trocken und fern von der Sonne, und sie verlangt sonst nichts von Ihnen.',
    'Wenn Sie die Laufrichtung von etwas finden möchten, das Sie lieber nicht zerreißen, geht es auch sanfter. Legen Sie den Bogen auf die Handfläche und biegen Sie ihn leicht, erst in die eine Richtung, dann in die andere. Er gibt Ihnen wie eine Katze zu verstehen, in welcher er lieber gestreichelt wird.',
  ],
  alts: [
    'Fotoklappkarten, die hinter einem Umschlag stehen, eine davon offen',
    'Ein Wandkalender mit einem Bergsee auf der oberen Hälfte des Deckblatts',
  ],
};
