import type { ArticleTranslation } from '../../translation.ts';

export const caringForPrintsTranslation: ArticleTranslation = {
  title: 'Wie ein Bild lange hält',
  summary:
    'Licht, Feuchtigkeit, Wärme und Hände: was ein Bild altern lässt, in dieser Reihenfolge, was eine Glasscheibe dagegen ausrichtet und wie man es für eine Reise verpackt.',
  blocks: [
    'Ein Foto altert wie ein Mensch: indem es lebt. Man könnte es in eine kalte, dunkle Kiste legen, und in hundert Jahren käme es heraus, wie es hineingekommen ist, von niemandem gesehen. Uns ist lieber, es hängt im Flur. Doch zwischen der Kiste und der Fensterbank liegt viel Raum, und das meiste, was Bildern schadet, lässt sich leicht vermeiden, wenn man weiß, was es ist.',
    'Das Licht zuerst',
    'Farbe ist ein Stoff, der einen Teil des Lichts verschluckt und den Rest zurückgibt. Hin und wieder bekommt ihm das Verschlucken nicht: Ein Molekül zerbricht und tut seine Arbeit nicht mehr. Der Schaden summiert sich und heilt nie. Doppelt so viel Licht in der halben Zeit läuft ungefähr auf dasselbe hinaus; was zählt, ist also die ganze Dosis über die Jahre, und es lohnt sich zu wissen, wie weit die Dosen auseinanderliegen. Ein Wohnzimmer hat am Abend vielleicht 100 Lux. Eine Wand gegenüber einem Fenster kann am Tag 1000 haben. Auf einer Fensterbank in der Sonne sind es Zehntausende. Museen beleuchten empfindliche Arbeiten auf Papier mit 50.',
    'Auch auf die Art der Farbe kommt es an. Farbstoffe sind einzelne Moleküle, leuchtend und verletzlich. Pigmente sind Körner aus vielen Molekülen, dicht gepackt, und sind die äußersten verbraucht, liegen darunter weitere. Unsere Papierdrucke und Leinwände entstehen mit Pigmenten, und in einem Raum ohne direkte Sonne behalten sie ihre Farben länger, als irgendjemand die Tapete behält. Das Bild auf einer Tasse oder einem Kissen besteht aus Farbstoffen. Sie sind gut geschützt, aber Sonne bleibt Sonne.',
    'Je kürzer die Welle, desto härter der Schlag, und Ultraviolett ist am schlimmsten. Gewöhnliches Floatglas wie in unseren Rahmen hält den kürzesten Teil davon auf und lässt vom Rest viel durch. Spezialglas hält fast alles zurück, aber auch sichtbares Licht lässt Dinge verblassen, und kein Glas hält es ab und zeigt Ihnen zugleich das Bild. Die Wand, die Sie wählen, bewirkt mehr als die Scheibe.',
    'Die Wand, die Sie wählen, bewirkt mehr als die Scheibe.',
    'Dann das Wasser',
    'Papier atmet. Es nimmt Feuchtigkeit auf, wenn die Luft feucht ist, quillt, gibt sie wieder ab und schrumpft, und das an jedem Tag seines Lebens. Geschieht es langsam, ist das in Ordnung. Was Papier nicht mag, sind das Badezimmer, die Außenwand hinter einem Schrank, der Keller: Orte, an denen die Feuchtigkeit bleibt. Über zwei Dritteln relativer Luftfeuchte kann sich Schimmel ansiedeln, und Schimmel frisst, was das Bild zusammenhält. Zwischen 40 und 55 Prozent, wo Menschen sich wohlfühlen, fühlt sich auch Papier wohl.',
    'Auch deshalb gibt es das Passepartout, nicht nur der Schönheit wegen. Zwei Millimeter Karton verhindern, dass der Druck das Glas berührt, wo ein Tropfen Kondenswasser die beiden für immer verkleben würde. Wenn Sie je das Bild in einem Rahmen wechseln, legen Sie das Passepartout wieder hinein.',
    'Ein Lampenschirm lebt mit dem Licht. Eine kühle LED-Lampe bis 8 Watt behandelt ihn freundlich.',
    'Dann Wärme und Hände',
    'Jede Reaktion, die ein Bild verdirbt, läuft in der Wärme schneller ab. Eine Faustregel der Chemie sagt: etwa doppelt so schnell je zehn Grad. Die Wand über einem Heizkörper ist deshalb die schlechteste im Haus, im Winter heiß und trocken und im Sommer keines von beiden, sodass Papier und Holz nie zur Ruhe kommen.',
    'Und die Hände: Haut ist salzig und ein wenig fettig, und ein Fingerabdruck auf mattem Papier ist am ersten Tag unsichtbar und im zehnten Jahr braun. Fassen Sie Abzüge an den Kanten an. Stauben Sie Glas mit einem trockenen Tuch ab, und wenn Sie Reiniger brauchen, geben Sie ihn auf das Tuch und nie auf die Scheibe, sonst läuft er hinunter und kriecht unter den Rahmen. Eine Leinwand darf mit einem kaum feuchten Tuch abgewischt werden. Ein Kissenbezug wird auf links bei 30 Grad gewaschen und fern von der Sonne getrocknet, aus Gründen, die Sie nun kennen.',
    'Aufhängen',
    'Nehmen Sie zwei Haken, eine Handbreit auseinander: Dann bleibt der Rahmen gerade, wenn eine Tür knallt. Kleine Filzstücke an den unteren Ecken lassen Luft dahinter durchziehen. Die Mitte des Bildes auf Augenhöhe, etwa anderthalb Meter: So hängen Museen ihre Sachen oft, und die haben Übung. Wenn hinter dem Foto ein Film steckt, denken Sie daran, wo jemand mit einem Telefon stehen würde: ein halber Meter freier Boden und keine Lampe, die sich im Glas spiegelt.',
    'Und wenn es reisen muss',
    'Packen Sie es ein, wie wir es tun. Zuerst ein Bogen säurefreies Seidenpapier auf die Oberfläche, die glatte Seite nach innen. Zwei Streifen Papierklebeband über Kreuz auf das Glas: Sollte es brechen, halten die Splitter zusammen und pflügen nicht durch den Druck. Ecken aus gefaltetem Karton. Dann eine steife Pappe vorn und eine hinten, beide zwei Finger breit größer als der Rahmen, und erst dann die Schachtel, so weit gefüllt, dass man beim Schütteln nichts mehr hört. Keine Luftpolsterfolie direkt auf einem Druck. In der Wärme hinterlässt sie dort ihre Kreise für immer.',
    'Behalten Sie die Verpackung, wenn Sie Platz dafür haben. Man zieht öfter um, als man denkt. Und schreiben Sie mit weichem Bleistift auf die Rückseite des Passepartouts, wer auf dem Bild ist, wo und wann. Von allem, was einem Foto verloren gehen kann, geht das zuerst, und kein Papier der Welt schützt es davor.',
  ],
  alts: [
    'Das Foto eines Bergkamms in einem gelben Rahmen',
    'Eine leuchtende Lampe, rund um ihren Schirm Bergkämme im Nebel',
  ],
};
