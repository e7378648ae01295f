import type { ArticleTranslation } from '../../translation.ts';

export const tenSecondsTranslation: ArticleTranslation = {
  title: 'Zehn Sekunden sind ein langer Film',
  summary:
    'Was man hinter einem Foto filmt: eine Geste, ruhig gehalten, die dort beginnt, wo das Bild steht. Und ein Wort zum Ton, der am Anfang ausgeschaltet ist.',
  blocks: [
    'Zählen Sie mit geschlossenen Augen bis zehn, im Takt einer Uhr. Das ist eine lange Zeit. Man kann einen Wasserkessel heben und ausgießen. Ein Kind kann durch einen ganzen Garten rennen, hinfallen, das Weinen erwägen und sich dagegen entscheiden. Bei dreißig Bildern in der Sekunde sind zehn Sekunden dreihundert Fotos, und verschenken wollten Sie eines.',
    'Ein Film, der hinter einem Druck wohnt, wird auf ungewöhnliche Art gesehen. Niemand setzt sich dafür hin. Da steht jemand im Flur, halb im Mantel, und hält ein Telefon hoch, und der Arm wird müde. Es gibt keinen Vorspann, keine anschwellende Musik, keine zweite Szene. Erhofft wird, was das Papier versprochen hat: dass das Foto weitergeht.',
    'Mit dem Bild beginnen',
    'Der bewegendste Augenblick von allen ist der erste. Der Druck liegt da, still, und dann hebt der Wind das Haar. Das gelingt nur, wenn Film und Foto übereinstimmen, sodass das Auge das eine für das andere nimmt. Am leichtesten stimmen sie überein, wenn das Foto aus dem Film kommt: erst aufnehmen, dann das Bild suchen, in dem alles einen Atemzug lang stillsteht, es als Foto speichern und dieses drucken. Die meisten Telefone können während des Filmens auch fotografieren.',
    'Ein Wort der Warnung, denn die Auflösung ist verschieden. Ein einzelnes Bild eines gewöhnlichen HD-Videos hat 1920 × 1080 Pixel; bei 300 dpi ergibt das einen Druck von 163 × 91 mm. Für eine Karte, eine Tasse oder einen Schlüsselanhänger ist das reichlich. Für einen großen Rahmen filmen Sie in 4K, wo jedes Bild viermal so viele Pixel hat, oder machen Sie das Foto getrennt, von derselben Stelle aus, ohne die Füße zu bewegen.',
    'Halten Sie das Telefon so, wie der Druck hängen wird. Ein hochformatiger Druck will einen hochformatigen Film. Sind die Proportionen verschieden, muss etwas abgeschnitten werden oder leer bleiben, und es ist immer das Falsche.',
    'Erst aufnehmen, dann das Bild suchen, in dem alles einen Atemzug lang stillsteht, es als Foto speichern und dieses drucken.',
    'Stillhalten und geschehen lassen',
    'Das Telefon, auf dem man den Film sieht, ist schon in Bewegung: Eine Hand hält es. Bewegt sich auch noch das Bild darin, mit Schwenks und Zooms, geraten die beiden Bewegungen aneinander, und man wird ein wenig seekrank, ohne zu wissen, warum. Stellen Sie Ihre Kamera also ab. Lehnen Sie sie an eine Wand, einen Bücherstapel, ein Glas. Lassen Sie im Bild nur eine Sache sich bewegen und den Rest still sein wie Papier. Dampf über einer Schüssel. Ein Großvater, der von der Zeitung aufsieht. Ein Hund, der wartet und dann nicht mehr wartet.',
    'Kurz gesagt eine einzige Geste, mit Anfang und Ende. Beginnen Sie die Aufnahme drei Sekunden zu früh und beenden Sie sie drei Sekunden zu spät, denn das Beste geschieht gern dann, wenn alle glauben, es sei vorbei. Geschnitten wird danach. Wegnehmen ist der einzige Schnitt, den ein Film dieser Länge braucht.',
    'Der Film hält sich an die Kanten des Bildes. Passepartout und Rahmen bleiben, was sie sind.',
    'Wenn er im Kreis läuft',
    'Sie können den Film sich wiederholen lassen. Eine Schleife ist freundlich zu denen, die zu spät kommen, und sie hat ihre eigene Schönheit, wenn man die Nahtstelle versteckt: Wellen, Kerzenflammen, eine Schaukel, ein Karussell, Schnee. Alles, was von selbst wiederkehrt, ist recht. Eine Geschichte dagegen sollte nicht in der Schleife laufen. Beim zweiten Mal ist die Braut, die sich umdreht, nur noch eine Braut, die sich umdreht. Lassen Sie den Film auf dem letzten Bild stehen bleiben und wieder ein Foto sein.',
    'Ton',
    'Filme beginnen hier stumm. Die Browser bestehen darauf, und das zu Recht: Eine Seite darf bewegte Bilder von selbst abspielen, aber keinen Ton, bis jemand den Bildschirm berührt und darum bittet. Machen Sie also einen Film, den man versteht, ohne etwas zu hören, und behandeln Sie den Ton als das zweite Geschenk in der Schachtel. Es kann ein großes sein. An Bilder von Menschen, die uns fehlen, sind wir gewöhnt. Eine Stimme ist seltener, und sie geht tiefer hinein.',
    'Das Mikrofon eines Telefons ist gut und nicht wählerisch. Es hört den Kühlschrank, die Straße und Ihren eigenen Atem, der am nächsten ist. Schalten Sie aus, was brummt. Gehen Sie nah heran, auf Armlänge oder weniger, denn den Abstand zu einer Stimme zu halbieren hilft ihr mehr als jede Ausrüstung. Drehen Sie draußen dem Wind den Rücken zu und schirmen Sie die untere Kante des Telefons mit einer Hand ab, ohne sie zu verdecken. Nehmen Sie dann ein paar Sekunden auf, in denen niemand spricht. Jeder Raum hat seine eigene Stille, und ein wenig davon am Ende lässt eine Stimme anwesend klingen und nicht nur abgespielt.',
    'Das Kleingedruckte',
    'Ein MP4 im Format H.264 läuft überall; nimmt Ihr Telefon etwas Neueres auf, hat es eine Einstellung, meist heißt sie „Maximale Kompatibilität“, die das ältere zurückholt. Zehn Sekunden in HD ergeben zehn oder zwanzig Megabyte. Und wenn Sie in einem Jahr finden, dass der Film nicht der richtige war, tauschen Sie ihn aus. Der Druck nimmt es Ihnen nicht übel. Er war ja immer nur das erste Bild.',
  ],
  alts: [
    'Eine Leinwand, auf der die Sonne tief über einem bewegten Meer steht',
    'Die Ecke eines gerahmten Drucks, Passepartout und Glas',
  ],
};
