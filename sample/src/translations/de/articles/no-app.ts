import type { ArticleTranslation } from '../../translation.ts';

export const noAppTranslation: ArticleTranslation = {
  title: 'Warum es keine App gibt',
  summary:
    'Ein Foto an der Wand hängt dort vielleicht dreißig Jahre. Wir haben uns gefragt, was ein Telefon bis dahin noch kann, und uns für das Web entschieden.',
  blocks: [
    'Die erste Frage, die uns Leute vom Fach stellen, ist, wo man die App findet. Es gibt keine. Sie richten die Kamera Ihres Telefons auf den kleinen quadratischen Code neben dem Bild, in dem Browser, den Sie schon haben, öffnet sich eine Seite, Sie erlauben ihr die Kamera, und das Foto beginnt sich zu bewegen. Dann stecken Sie das Telefon weg, und nichts ist darauf zurückgeblieben.',
    'Eine App wäre einfacher gewesen. Hier steht, warum wir keine gebaut haben.',
    'Der Gast im Flur',
    'Stellen Sie sich vor, wie es wirklich zugeht. Ein Gast bleibt vor einem Bild stehen. Sie sagen: Das da bewegt sich. Wenn der nächste Satz von einem Store handelt, einem Passwort, neunzig Megabyte und der Frage, ob es im Flur überhaupt Empfang gibt, dann sagt der Gast, wie schön, und geht weiter zum Tisch. Der Augenblick war zehn Sekunden wert. Zwei Minuten Installation trägt er nicht.',
    'Und es ist nicht an Ihrem Gast, für diesen Augenblick zu bezahlen. Sie wollten die ersten Schritte Ihrer Tochter zeigen. Um sie zu sehen, sollte niemand eine Firma in sein Telefon einziehen lassen müssen.',
    'Auf lange Sicht',
    'Ein Druck auf Baumwollpapier überlebt ohne Mühe den Menschen, der ihn gemacht hat. Eine App tut das nicht. Telefone bekommen jedes Jahr neue Systeme, die Stores verlangen, dass Apps dafür neu gebaut werden, und was niemand neu gebaut hat, fliegt aus dem Regal. Hinge Ihr Bild von unserer App ab, dann lebte es genau so lange, wie wir unsere Termine mit zwei Firmen auf einem anderen Kontinent einhalten.',
    'Das Web hält seine Versprechen schon länger. Seiten, die Anfang der Neunziger geschrieben wurden, lassen sich in einem heutigen Browser noch lesen. Die Teile, auf die wir uns stützen, sind offene Standards mit mehreren unabhängigen Herstellern: Eine Seite darf um die Kamera bitten, sie darf schnellen Code ausführen, sie darf bewegte Bilder über das zeichnen, was die Kamera sieht. Nichts davon gehört irgendjemandem, und deshalb kann es niemand zurücknehmen.',
    'Nichts davon gehört irgendjemandem, und deshalb kann es niemand zurücknehmen.',
    'Was der Browser tut',
    'Für Augmented Reality im Web gibt es einen Standard namens WebXR. Er ist gut, gemacht dafür, Möbel in Zimmer zu stellen und in erdachten Räumen umherzugehen. Im Jahr 2026 bietet der Browser eines iPhones diesen Teil davon noch immer nicht, und es wäre ein seltsames Geschenk, das bei der halben Familie funktioniert. Wir nehmen also etwas Schlichteres, das sie alle haben. Die Seite bittet um das Bild der Kamera, wie es ein Videoanruf tut, und übernimmt das Hinsehen selbst.',
    'Dafür bringt sie ein kleines Programm mit, das weiß, wie Ihr Foto aussieht: Es kennt nicht das Foto selbst, sondern eine Liste der markanten Punkte darin und wo sie liegen. Nach ihnen sucht es in jedem Bild der Kamera. Hat es genug gefunden, weiß es auf das Pixel genau, wie der Druck zum Telefon steht, und legt den Film mit derselben Neigung darüber. Dann tut es das alles für das nächste Bild noch einmal, einige Dutzend Mal in der Sekunde.',
    'Ein Schlüsselanhänger gibt der Kamera rund vier Zentimeter zum Erkennen. Halten Sie ihn nah heran, bei gutem Licht.',
    'Was er nicht tut',
    'Das Bild der Kamera bleibt im Telefon. Es wird dort angesehen, eines nach dem anderen, und vergessen. Das Erkennen braucht keinen Server, es gibt also keinen Grund, uns Ihren Flur, Ihre Gäste oder Ihre Tapete zu schicken, und wir tun es nicht. Ein Browser macht das glaubhafter, als es eine App könnte: Er fragt, bevor eine Seite etwas sehen darf, zeigt ein Zeichen, solange die Kamera läuft, und vergisst die Erlaubnis, wenn Sie es ihm sagen.',
    'Außerdem besteht er darauf, dass Seiten, die eine Kamera wollen, über eine verschlüsselte Verbindung kommen. Wir auch.',
    'Der Preis',
    'Wir wollen nicht so tun, als sei das umsonst. Eine App darf Sensoren und Abkürzungen benutzen, die eine Seite nicht bekommt. Sie könnte einen Druck in schlechterem Licht finden und ihn bei wilderen Bewegungen festhalten. Eine Seite muss beim ersten Mal geladen werden, das dauert bei schwacher Verbindung ein paar Sekunden, und wir haben viel Arbeit darauf verwendet, sie klein zu machen. Ein zehn Jahre altes Telefon hat vielleicht einen Browser, der zu alt dafür ist. Dann zeigt es den Film auf gewöhnliche Weise, auf einem Bild des Fotos. Das ist keine Zauberei, aber es ist immer noch der Film.',
    'Das kleine Quadrat',
    'Was das Papier mit der Seite verbindet, ist ein QR-Code. Solche Codes wurden 1994 bei einem japanischen Autozulieferer erdacht, um Teile auf ihrem Weg durch eine Fabrik zu verfolgen, und der Hersteller beschloss, sein Patent nicht durchzusetzen; deshalb sind sie überall. Sie sind robust: Auf der höchsten von vier Stufen der Fehlerkorrektur darf fast ein Drittel eines Codes zerkratzt oder verdeckt sein, und er lässt sich noch lesen.',
    'Unserer enthält nichts als eine Adresse. Sie können sie lesen, abtippen oder jemandem schicken, der weit von der Wand entfernt wohnt. Der Code muss auch nicht zu sehen sein. Viele setzen ihn auf die Rückseite des Rahmens, neben das Datum und die Namen, wo alle, die ein Bild zum Ansehen abnehmen, schon immer den Rest der Geschichte gefunden haben.',
  ],
  alts: [
    'Die Rückseite eines Telefons in einer mit Dünen bedruckten Hülle',
    'Ein Schlüsselanhänger aus Leder mit einem Foto unter Harz',
  ],
};
