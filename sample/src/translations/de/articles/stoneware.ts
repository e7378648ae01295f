import type { ArticleTranslation } from '../../translation.ts';

export const stonewareTranslation: ArticleTranslation = {
  title: 'Wie ein Foto aufs Steinzeug kommt',
  summary:
    'Kein Brennofen, kein Pinsel, keine Folie, die sich löst: Eine Tasse übernimmt ihr Bild von einem Bogen Papier, in drei Minuten, bei etwa 180 °C.',
  blocks: [
    'Fahren Sie mit dem Daumennagel über das Bild auf einer gut gemachten Fototasse, und Sie sollten nichts spüren. Keine Kante, keine Stufe, nichts, was sich ein wenig nach Gummi anfühlt, wo eine Folie beginnt. Das Bild liegt nicht auf der Tasse. Es steckt in ihrer äußersten Haut, und wie es dorthin kommt, gehört zu den merkwürdigeren und schöneren Dingen, die in unserer Werkstatt geschehen.',
    'Ein fester Stoff, der eine Stufe überspringt',
    'Das Verfahren heißt Sublimationsdruck. Sublimieren heißt, vom Festen ins Gasförmige überzugehen, ohne unterwegs flüssig zu werden, wie es Trockeneis auf einer Bühne tut und Reif an einem kalten, klaren Morgen. Manche Farbstoffe können das auch. Auf etwa 180 °C erhitzt, verlassen sie als Dampf die Fläche, auf die sie gedruckt wurden, und wenn eine Haaresbreite entfernt ein warmer Kunststoff wartet, wandern sie hinein. Kühlt alles ab, schließt sich der Kunststoff wieder um sie.',
    'Das Bild reist also auf Papier. Wir drucken Ihr Foto spiegelverkehrt auf einen beschichteten Transferbogen. Frisch aus dem Drucker ist er eine Enttäuschung: Das Schwarz ist ein schlammiges Braun, die Rottöne sind stumpf, und ein Gesicht sieht aus, als hätte es zehn Sommer in einem Schaufenster gelegen. Ihre wahre Farbe zeigen die Farbstoffe erst, wenn sie durch die Hitze gegangen sind. Allen, die diese Arbeit lernen, muss man das sagen, und alle zweifeln daran, bis die erste Tasse ausgepackt ist.',
    'Steinzeug allein böte der Farbe keinen Platz. Eine Glasur ist ein Glas, weit heißer gebrannt als alles in dieser Geschichte, und Glas öffnet seine Struktur bei 180 °C nicht. Deshalb trägt die Tasse über der Glasur eine klare Beschichtung aus Kunststoff, so dünn, dass man sie für Glanz hält. Sie nimmt das Bild auf. Darum sind wir mit ihr auch so genau: Ist sie um ein paar Hundertstelmillimeter ungleichmäßig, zeigt sich das als Wolke in irgendjemandes Himmel.',
    'Der Rand des Drucks. Er endet, weil dort das Papier endete, nicht weil etwas geschnitten wurde.',
    'Drei Minuten',
    'Der Bogen wird um die Tasse gelegt und am Rand festgeklebt, straff, denn jeder Spalt wird zur Unschärfe: Ein Gas breitet sich in jeden Raum aus, den man ihm lässt. Dann schließt sich ein beheiztes Band um die ganze Wand und presst gleichmäßig. Drei Minuten ungefähr genügen. Weniger, und das Dunkle bleibt braun. Mehr, und die Ränder der Dinge beginnen zu treiben, als hätte beim Fotografieren jemand im falschen Moment ausgeatmet.',
    'Das Band öffnet sich, das Papier löst sich fast leer, und da ist das Bild mit eingeschalteten Farben. Die Tasse kommt auf ein Gestell und kühlt von selbst ab. Sie ins Wasser fallen zu lassen ginge schneller und ist eine gute Art, die Glasur zum Springen zu bringen.',
    'Das Papier löst sich fast leer, und da ist das Bild mit eingeschalteten Farben.',
    'Was das Material von Ihrem Foto verlangt',
    'Wer weiß, wie es geht, weiß auch, was dazu passt. Weißen Farbstoff gibt es nicht. Weiß in Ihrem Bild ist das Weiß der Tasse, das durchscheint; deshalb ist unsere außen immer weiß, und die Farbe, die Sie wählen, sitzt innen und am Henkel. Eine Braut im Schnee lässt sich wunderbar drucken, aber ihr Schleier ist streng genommen Keramik.',
    'Die Seite der Tasse fasst ein Bild von 90 mm Breite und 80 mm Höhe. Wir drucken ringsum 2 mm mehr, weil Papier auf einer Rundung um Bruchteile eines Millimeters wandern kann, und aus demselben Grund bitten wir Sie, Gesichter und Worte 4 mm innerhalb des Randes zu halten. In Pixeln, bei 300 auf den Zoll, verlangt der ganze Bogen samt Beschnitt 1110 × 992. Fast jedes Foto, das direkt aus einem Telefon kommt, hat ein Mehrfaches davon. Ein Bild, das aus einem Chat gespeichert wurde, vielleicht nicht.',
    'Und eine Tasse ist rund. Auf Armlänge sieht man etwas weniger als die Hälfte, eine Gruppe von neun Leuten in einer Reihe wird also zu drei Leuten, dann einer Drehung des Handgelenks, dann drei weiteren. Das kann ein Vergnügen sein, wenn man es einplant. Wenn nicht, wählen Sie etwas, das sein Herz in der Mitte hat.',
    'Die Jahre danach',
    'Weil der Farbstoff in der Beschichtung steckt, findet Spülmittel nichts, worunter es kriechen könnte. Die Tasse darf in die Spülmaschine und in die Mikrowelle. Altern lässt sie, was jeden Farbstoff altern lässt: lange, starke Sonne; die Fensterbank in der Küche ist also kein guter Platz für sie, wenn sie gerade nicht gebraucht wird. Scheuerpulver ist der andere Feind, denn es macht die Beschichtung stumpf und mit ihr das Bild.',
    'Nichts davon lässt eine Tasse ewig halten. Eines Tages wird sie jemand auf den Rand der Spüle stellen. Bis dahin trägt sie ein Foto nahtlos durch ein paar Tausend Frühstücke, und das ist mehr, als man von den meisten Orten sagen kann, an denen wir unsere Bilder aufbewahren.',
  ],
  alts: [
    'Eine Steinzeugtasse, innen schwarz, mit dem Foto eines Stoffhunds vor einem Bücherregal',
    'Die Seite einer Fototasse aus der Nähe, mit dem Rand des Bildes',
  ],
};
