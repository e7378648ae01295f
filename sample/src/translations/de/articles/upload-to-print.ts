import type { ArticleTranslation } from '../../translation.ts';

export const uploadToPrintTranslation: ArticleTranslation = {
  title: 'Zwischen Hochladen und Drucken',
  summary:
    'Pixel, Zoll, drei Millimeter Beschnitt: was mit Ihrem Foto geschieht, wenn der Fortschrittsbalken am Ende ist, und warum wir manchmal um eine größere Datei bitten.',
  blocks: [
    'Ein Foto auf einem Bildschirm hat keine Größe. Es ist ein Gitter aus farbigen Quadraten, so viele nebeneinander, so viele untereinander, und der Bildschirm macht es so groß, wie er möchte. Ein Foto auf Papier ist 200 mm breit, und dabei bleibt es. Das meiste, was wir zwischen dem Hochladen und dem Drucken tun, ist Übersetzen zwischen diesen beiden Vorstellungen, und fast jede Enttäuschung über einen Druck geht auf ein Missverständnis an dieser Grenze zurück.',
    'Wie viele Pixel genug sind',
    'Das übliche Maß sind Punkte pro Zoll, abgekürzt dpi: wie viele Ihrer Pixel auf je 25,4 mm Papier kommen. Dreihundert ist die Zahl, die alle nennen, und Aberglaube ist sie nicht. Ein gutes Auge kann zwei Punkte trennen, die etwa ein sechzigstel Grad auseinanderliegen. Auf dreißig Zentimeter, in dem Abstand, in dem man eine Karte zum Lesen hält, sind das neun Hundertstelmillimeter, also knapp 300 Punkte pro Zoll. Mehr sieht man ohne Lupe nicht.',
    'Treten Sie zurück, und der Anspruch sinkt mit dem Abstand. Auf einen Meter würden demselben Auge 90 Punkte pro Zoll genügen; deshalb lässt sich ein Poster aus einer Datei machen, die auf einer Postkarte verwaschen aussähe. Ab 220 nennen wir ein Foto scharf, denn niemand hält sich einen Rahmen vor die Nase, ab 150 annehmbar. Darunter sagt das Studio, dass es weich wirken wird, und nennt Ihnen die Zahl, damit Sie mit offenen Augen entscheiden können. Manche Bilder lohnen sich auch weich.',
    'Ein Beispiel. Das Fenster unseres gerahmten Drucks misst 200 × 300 mm. Bei 300 dpi sind das 2362 × 3543 Pixel. Ein übliches Telefonfoto mit 12 Megapixeln misst 3000 × 4000, und auf die Proportionen des Rahmens zugeschnitten behält es 2667 × 4000: etwa 339 pro Zoll, und noch etwas Luft. Schicken Sie dasselbe Foto nun durch einen Chat, der es auf 1600 Pixel an der langen Kante verkleinert. Was ankommt, ergibt 135 pro Zoll, und kein Drucker der Welt kann zurückholen, was weggeworfen wurde. Wenn Ihnen ein Foto wichtig ist, fragen Sie nach dem Original.',
    'Wenn Ihnen ein Foto wichtig ist, fragen Sie nach dem Original.',
    'Die drei Millimeter, die niemand sieht',
    'Papier wird zuerst bedruckt und danach geschnitten, und keine Klinge der Welt fällt tausendmal an genau dieselbe Stelle. Würde ein Bild genau dort enden, wo der Schnitt sein soll, hätte die Hälfte aller Drucke an einer Kante eine haarfeine weiße Linie. Also drucken wir darüber hinaus. Auf Papier beträgt dieser Beschnitt meist 3 mm auf jeder Seite; ein Foto von 200 × 300 mm wird in Wahrheit mit 206 × 306 gedruckt, und der Überschuss fällt zu Boden.',
    'Der Beschnitt wächst mit dem Eigensinn des Materials. Ein Kissenbezug will 10 mm, weil sich Stoff unter einer Nadel bewegt. Ein Badetuch will 15. Leinwand will 40, denn dort endet das Bild nicht an der Kante, sondern biegt um sie herum und läuft an der Seite eines 38 mm tiefen Keilrahmens weiter. Das gravierte Kartenetui will gar keinen, denn dort schneidet niemand etwas ab.',
    'Auf Leinwand wird der Beschnitt nicht abgeschnitten. Er wird zur Seitenfläche.',
    'Derselbe Gedanke gilt auch nach innen. Wir ziehen eine zweite Linie, bei den meisten Papieren 5 mm innerhalb des Schnitts, und bitten Sie, Augen, Hände und Worte darin zu halten. Ein Gesicht, das auf dem Bildschirm sicher ist und im Rahmen die Kante berührt, macht alle unruhig, auch die, die nicht sagen könnten, warum.',
    'Drehen, zuschneiden, in Ruhe lassen',
    'Ihre Datei bleibt, wie Sie sie geschickt haben. Der Ausschnitt, den Sie wählen, der Zoom und die Vierteldrehung werden als Zahlen daneben notiert, und wenn der Druck entsteht, werden die ursprünglichen Pixel neu gelesen. Sie können es sich zehnmal anders überlegen, ohne dass das Foto etwas verliert; von der Bildbearbeitung der meisten Telefone lässt sich das nicht sagen.',
    'Fotos führen auch Notizen über sich selbst mit: wie herum die Kamera gehalten wurde und was ihre Zahlen als Farben bedeuten. Wir halten uns an beide. Die erste ist der Grund, warum ein Bild nicht plötzlich auf der Seite liegt. Die zweite ist wichtiger, als man denkt, denn viele Telefone nehmen heute einen größeren Farbumfang auf, als eine gewöhnliche Bildschirmdatei fassen kann, und ein Drucker, der die Notiz übergeht, lässt einen Sommerrasen müde aussehen.',
    'Was wir nicht tun: Sie verschönern. Kein Weichzeichnen, kein Schärfen, keine automatische Belichtung. Ein körniges Foto von 1974 hat Korn, weil der Film nun einmal welches hatte. Wenn etwas nach einem Versehen aussieht, etwa ein schwarzer Rahmen um ein Bildschirmfoto, fragen Sie uns, aber erwarten Sie nicht, dass wir raten.',
    'Eine Seite, in Millimetern',
    'Am Ende von alldem steht für jedes gedruckte Ding ein PDF: eine Seite in genauer Größe, das Foto mit seinem Beschnitt darauf, Ihre Worte in der Schrift, die Sie gewählt haben und die in der Datei mitreist, und, wo Sie einen Film daran gehängt haben, der kleine quadratische Code, der zu ihm führt. Von hier an hat nichts mehr Pixel. Es hat Millimeter, einen Platz in einem Regal in der Werkstatt und jemanden, der es unter einer Lampe ansieht, bevor es hinausgeht.',
  ],
  alts: [
    'Das Foto eines Bergkamms in einem schwarzen Rahmen',
    'Die Ecke einer aufgespannten Leinwand, das Bild läuft um die Kante herum',
  ],
};
