import type { ArticleTranslation } from '../../translation.ts';

export const recipeCardTranslation: ArticleTranslation = {
  title: 'Die Rezeptkarte, die spricht',
  summary:
    'Eine fleckige Karteikarte sagt Ihnen, wie viel Mehl. Sie sagt Ihnen nie, wie „bis es richtig aussieht“ aussieht. Dieser Teil lässt sich filmen.',
  blocks: [
    'Die meisten Familien haben eine. Sie liegt in einer Dose oder zwischen den Seiten eines Kochbuchs, das niemand aus einem anderen Grund aufschlägt. Es ist eine Karte oder die Rückseite eines Umschlags, mit einer Liste von Mengen in einer Handschrift, die alle am Tisch unter hundert anderen herausfänden. Wo die Butter war, ist ein durchsichtiger Fleck. Und irgendwo gegen Ende, wo die Anleitung stehen müsste, heißt es dann etwa: backen, bis es fertig ist.',
    'Die das schrieb, war nicht nachlässig. Sie wusste, was fertig heißt. Sie machte sich eine Notiz über die Zahlen, denn Zahlen vergisst man, und ließ weg, was in ihren Händen wohnte. Die Karte überlebt die Hände, und wir stellen fest, dass wir die falsche Hälfte geerbt haben.',
    'Was eine Karte nicht fassen kann',
    'Überlegen Sie, was man wirklich wissen müsste. Wie nass der Teig ist, wenn er aus der Schüssel kommt. Wie die Pfanne klingt, wenn sie heiß genug ist. Ob sich das Handgelenk nach oben dreht oder nach unten. Wie lange sie wartet und was sie beim Warten sagt, denn das Warten war die Zeit, in der erzählt wurde. Die Schrift kann das alles nicht gut festhalten. Ein Film kann es, und lang muss er nicht sein: Wie sich ein Teig dehnt, bevor er reißt, ist in vier Sekunden vorbei.',
    'An so etwas dachten wir, als wir anfingen, Filme hinter Fotos zu legen. Nicht an einen Gruß, der herausspringt, sondern an die fehlende Hälfte von etwas, das schon kostbar ist. Die Karte bleibt eine Karte. Sie hängt am Kühlschrank, sie sammelt ihre Flecken. Wenn Sie nicht weiterwissen, halten Sie Ihr Telefon darüber, und die Handschrift macht einem Paar Hände Platz.',
    'Die Karte überlebt die Hände, und wir stellen fest, dass wir die falsche Hälfte geerbt haben.',
    'So entsteht eine',
    'Fotografieren Sie das Original, tippen Sie es nicht ab. Auf die Handschrift kommt es an. Legen Sie die Karte auf einen dunklen Tisch nahe an einem Fenster, ohne Lampe, sodass das Tageslicht von einer Seite kommt und das Papier seine Struktur zeigt. Stellen Sie sich so, dass Ihr Schatten anderswo hinfällt, halten Sie das Telefon genau darüber, und lassen Sie die Karte das Bild füllen. Begradigen Sie die Ecken nicht, und entfernen Sie die Butter nicht. Wie es sich trifft, ist Handschrift nahezu ideal für eine Kamera, die sie später erkennen muss: scharf, dunkel auf hell, über die ganze Fläche verteilt und nie zweimal gleich.',
    'Dann filmen Sie den einen Augenblick, den die Karte auslässt. Ist die Köchin noch bei Ihnen, bitten Sie sie, alles wie immer zu machen, und sagen Sie nichts vom Film, bis der Augenblick kommt. Halten Sie das Telefon über das Brett, dorthin, wo ihre eigenen Augen wären, damit alle, die zuschauen, sehen, was sie sieht. Lassen Sie sie reden, oder lassen Sie sie schweigen. Hören Sie auf, wenn der Teig fertig ist. Sie werden fünf Minuten auf dem Telefon haben, von denen zehn Sekunden mehr wert sind als der Rest, und Sie werden wissen, welche.',
    'Ist die Köchin nicht mehr bei Ihnen, machen Sie es selbst, so, wie Sie es in Erinnerung haben, und filmen Sie Ihre eigenen Hände. Sie bewegen sich wahrscheinlich mehr wie ihre, als Sie glauben. Eines Tages wird jemand froh darüber sein, aus genau dem Grund, der Sie heute zu der Dose schickt.',
    'Küchen setzen Papier zu. Eine Glasscheibe lässt sich abwischen.',
    'Worauf und für wen',
    'Unsere Klappkarten messen 120 × 170 mm, fast so viel wie die Originale, und kommen zu acht. Das ist, wie sich zeigt, ungefähr die Zahl der Cousins und Cousinen. Alle acht zeigen denselben Film; gab es für jeden Anlass einen Kuchen, braucht jeder seinen eigenen Satz Karten. Innen ist Platz für das Rezept in Druckschrift, denn nicht alle, die eine Handschrift erben, können sie lesen. 240 Zeichen passen hinein, genug für die Mengen von allem, was in eine Schüssel geht.',
    'An der Küchenwand macht sich dasselbe Bild gut als gerahmter Druck. Wir würden ihn vom Herd fernhalten: Dampf und Fett sind keine Freunde von Baumwollpapier, und eine Glasscheibe bremst sie nur.',
    'Ein Ding, das sich verbessern lässt',
    'Eines ist uns besonders lieb. Der Druck ist endgültig, der Film dahinter ist es nicht. Er gehört Ihnen, und Sie können ihn jederzeit austauschen, ohne dass jemand, der die Karte hat, etwas tun müsste. Wenn eine Tante ihn zu Weihnachten sieht und erklärt, die Zitrone komme vor den Eiern hinein, und das schon immer, können Sie ihn neu drehen. Die Karte an ihrem Kühlschrank hat es bis zum Abend gelernt. Rezepte sind schon immer so weitergegeben worden: indem Menschen einander verbesserten. Da scheint es nur recht, wenn das Papier mithalten kann.',
  ],
  alts: [
    'Eine offene Fotokarte mit Mohnblumen, ein paar handgeschriebenen Zeilen und einem Code',
    'Das Foto eines Bergkamms in einem blauen Rahmen',
  ],
};
