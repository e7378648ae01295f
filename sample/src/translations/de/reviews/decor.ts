import type { ReviewTranslations } from '../../translation.ts';

export const decorReviews: ReviewTranslations = {
  'hearth-photo-mug': {
    'Marta S.': [
      'Elf Monate, jeden Morgen',
      'Mit einem Foto unserer alten Küche. Seit letztem November fast täglich in der Spülmaschine, und ich sehe kein Verblassen, nicht einmal am gelben Henkel.',
    ],
    'Owen R.': [
      'Papa hat deswegen angerufen',
      'Ich habe ein Video der Enkel hinter das Foto gelegt. Mit 78 hat er ohne Hilfe herausgefunden, wie es geht, und es dann dem Gasableser gezeigt.',
    ],
    'Ilse B.': [
      'Schwerer als gedacht',
      'Schöner dicker Rand, der Druck ist scharf. Die Tasse ist allerdings schwer, meine Mutter mit ihrer Arthrose nimmt beide Hände. Bedenken Sie das, wenn sie für ältere Menschen ist.',
    ],
    'Callum D.': ['Noch eine gekauft', 'Die erste für meine Schwester, die zweite, weil ich neidisch war.'],
    'Priya N.': [
      'Seidenmatt ist richtig',
      'Ich habe die seidenmatte Glasur genommen. Nichts spiegelt, wenn man ein Telefon darüberhält, das Video startet sofort. Eine Freundin hat die glänzende und muss ihre kippen.',
    ],
    'Sven H.': [
      'Gute Tasse, dunkler Druck',
      'Die Tasse selbst ist großartig. Mein Bild war vom Abend und wurde dunkler als auf meinem Bildschirm, Gesichter sind schwer zu erkennen. Die Vorschau könnte davor warnen. Ich hätte es vorher aufhellen sollen.',
    ],
    'Leonie F.': [
      'Für mein Team',
      'Vier bestellt, mit vier verschiedenen Fotos für Kollegen, die uns verlassen haben. Alle vier sind gelungen, und die Korkuntersetzer passen genau unter den Boden.',
    ],
    'Hugo M.': [
      'Zerkratzt den Tisch nicht',
      'Endlich eine Steinzeugtasse mit glattem Fuß. Das allein würde schon reichen.',
    ],
    'Agnes T.': [
      'Wunderschön, aber 330 ml',
      'Ich trinke Tee eimerweise, für mich dürfte sie größer sein. Sonst nichts zu bemängeln, das Blau innen ist ein richtig tiefes Blau.',
    ],
    'Tomasz W.': [
      'Valentinstag gerettet',
      'In der Mittagspause ein schiefes Handyfoto hochgeladen, im Editor zugeschnitten, fertig. Es sieht aus, als hätte es jemand gemacht, der sich auskennt.',
    ],
    'Renata C.': [
      'Henkelfarbe etwas anders',
      'Das Gelb sollte zu unseren Tassen passen, es ist aber eher Ocker. Der Druck ist gut. So ist es wohl auch auf dem Bild, ich hatte nur gehofft.',
    ],
    'Noor A.': [
      'Drei davon unterm Baum',
      'Jede für andere Großeltern, mit einem Lied unserer Tochter. Es flossen Tränen.',
    ],
    'Felix G.': [
      'Schon zweimal das Video gewechselt',
      'Man kann das Video später austauschen, und die Tasse bleibt dieselbe. Erst war es der Geburtstag, dann der Strand, jetzt das Baby. Das hatte ich beim Bestellen gar nicht verstanden.',
    ],
    'Beth L.': [
      'Braucht Licht',
      'Am Fenster klappt es, abends in unserer dunklen Küche weniger gut, da braucht das Telefon ein paar Sekunden, um das Bild zu finden. Schön ist die Tasse so oder so.',
    ],
  },
  'morning-ridge-framed-print': {
    'Jonas K.': [
      'Die Ecken sind wirklich auf Gehrung',
      'Ich baue Möbel und habe genau hingesehen. Die Fugen sind durchgehend dicht, und die Rückseite ist sauber abgeklebt. Echtes Glas, kein Acryl.',
    ],
    'Marta S.': [
      'Unsere Hochzeit, neben der Tür',
      'Gäste bleiben auf dem Weg zum Bad davor stehen. Der Film vom ersten Tanz sitzt genau im Passepartout und verrutscht nicht, wenn die Hand zittert.',
    ],
    'Daniel P.': [
      'Glas spiegelt gegenüber dem Fenster',
      'Schönes Papier, warmes Weiß. Hängt es gegenüber dem Fenster, sieht man das Fenster. Ich habe es an die andere Wand gehängt, jetzt ist es perfekt.',
    ],
    'Yuki O.': [
      'Washi',
      'Für ein Nebelbild habe ich das Washi-Papier genommen. In den hellen Stellen sieht man die Fasern. Für Gesichter würde ich es nicht nehmen, dafür ist es genau richtig.',
    ],
    'Carla V.': [
      'Zum vierzigsten Hochzeitstag meiner Eltern',
      'Ein altes Dia, im Laden um die Ecke gescannt. Sie haben mehr herausgeholt, als ich darin vermutet hätte.',
    ],
    'Rhys E.': [
      'Toller Druck, Haken fehlte',
      'Das Tütchen mit dem Haken war nicht im Paket. Sie haben am selben Tag geantwortet und einen geschickt, aber da war das Fest schon vorbei. Der Rahmen selbst bekäme fünf.',
    ],
    'Ilse B.': [
      'Der blaue Rahmen ist ruhig',
      'Vor dem Blau hatte ich Angst. Es ist ein klares Blau, durch das die Maserung scheint, und neben dem weißen Passepartout drängt es sich dem Foto nicht auf.',
    ],
    'Amira H.': [
      'Mein Großvater spricht',
      'Wir hatten vierzig Sekunden von ihm auf einem alten Band. Jetzt erzählt sein Porträt die Geschichte von der Ziege. Mir fehlen die Worte.',
    ],
    'Pieter J.': [
      'Die Geschenkschachtel lohnt sich',
      'Mit Aufsteller und Schachtel mit Schleife. Die Schachtel ist stabil genug zum Aufheben. Der Aufsteller wackelt auf unserem schiefen Sideboard ein wenig.',
    ],
    'Sofia Z.': [
      'Zwei bestellt, gleich groß, beide gerade',
      'Sie hängen nebeneinander und sind genau gleich hoch, was bei Holz nicht selbstverständlich ist.',
    ],
    'Gareth Y.': [
      'Ein Jahr im Flur',
      'Bisher nichts verblasst, nach einem Winter mit Heizung keine Lücke in den Ecken.',
    ],
  },
  'open-air-gallery-canvas': {
    'Helene W.': [
      'Gespiegelte Kante, gute Wahl',
      'Unser Horizont läuft um die Ecke, und niemand merkt, dass er gespiegelt ist.',
    ],
    'Daniel P.': [
      'Straff wie eine Trommel',
      'Hängt gegen jeden Rat über einem Heizkörper und ist nach einem Sommer und einem halben Winter immer noch glatt.',
    ],
    'Lucia M.': [
      'Farben ruhiger als auf dem Bildschirm',
      'Ein Sonnenuntergang kam etwas weniger laut heraus als auf meinem Telefon. An der Wand ist es ehrlich gesagt schöner so.',
    ],
    'Bram V.': [
      'Tiefe Kante, langer Nagel',
      'Man braucht einen längeren Nagel als gedacht, es steht fast vier Zentimeter von der Wand ab. Von der Seite sieht es sehr gut aus.',
    ],
  },
  'window-seat-photo-cushion': {
    'Nina Q.': [
      'Der Hund auf dem Hundesofa',
      'Er erkennt sich nicht. Alle anderen schon. Viermal bei dreißig Grad gewaschen, und die schwarze Paspel ist noch schwarz.',
    ],
    'Greta I.': [
      'Weiches Bild, in jeder Hinsicht',
      'Das Gewebe nimmt etwas Schärfe weg, also lieber ein Foto ohne kleine Gesichter. Das Leinen fühlt sich richtig gut an.',
    ],
    'Owen R.': [
      'Federn, bitte',
      'Erst hatte ich die Faserfüllung, später das Federkissen dazugekauft. Das macht den Unterschied.',
    ],
  },
  'slow-evening-soy-candle': {
    'Beth L.': [
      'Tee und Rauch',
      'Riecht wie ein Mantel nach einem Abend im Freien, im besten Sinne. Überhaupt nicht süß.',
    ],
    'Mattias N.': [
      'Fünfzig Stunden, fast',
      'Ich habe gezählt, so bin ich eben: 46. Brennt gleichmäßig, wenn man ihr beim ersten Mal zwei Stunden gibt.',
    ],
    'Carla V.': ['Hochzeitstische', 'Zwölf Stück mit den Namen der Gäste. Die Gläser sind jetzt unsere Wassergläser.'],
  },
  'almanac-photo-wall-calendar': {
    'Pieter J.': [
      'Genug Platz zum Schreiben',
      'Fünf Menschen in diesem Haus, und jeder Termin passt. Das Papier nimmt Bleistift und Füller an.',
    ],
    'Agnes T.': ['Beginnt auf Wunsch im September', 'Ich bin Lehrerin. Danke.'],
    'Sven H.': [
      'Bild vorher aussuchen',
      'Die Wahl fürs Titelblatt hat mich einen ganzen Abend gekostet, dafür können sie nichts. Bindung und Haken sind stabil. Eine kleine Seite mit den Schulferien wäre schön gewesen.',
    ],
  },
  'meridian-wall-clock': {
    'Hugo M.': ['Man hört sie wirklich nicht', 'Sie hängt im Schlafzimmer. Damit ist alles gesagt.'],
    'Renata C.': [
      'Hübsch, aber bei unruhigem Foto schwer zu lesen',
      'Eine Wiese hinter den Stunden, und die Zeiger gehen darin unter. Mit schlichtem Zifferblatt wären es vier Sterne, wählen Sie also ein ruhiges Bild.',
    ],
  },
  'contact-sheet-poster': {
    'Yuki O.': ['Die eckige Röhre funktioniert', 'Ohne Delle angekommen und nach einer Nacht unter dem Atlas glatt.'],
    'Rhys E.': ['Groß zeigt alles', 'Auch, dass mein Foto nicht ganz scharf war. Das Poster ist gut.'],
  },
  'long-letter-photo-cards': {
    'Amira H.': [
      'Alle haben sie aufgehoben',
      'Dankeskarten nach der Geburt, mit zehn Sekunden, in denen sie gähnt. Die halbe Familie hat sie am Kühlschrank.',
    ],
    'Helene W.': [
      'Papier für Leute, die schreiben',
      'Tinte verläuft nicht, und die Filzseite hat gerade genug Griff. Die Umschläge kleben sogar ohne Anlecken.',
    ],
    'Tomasz W.': [
      'Zu Weihnachten den Film gewechselt',
      'Verschickt haben wir die Karten im Sommer. Im Dezember hatten alle acht einen neuen Film, und drei Leute riefen an und fragten, wie das geht.',
    ],
    'Greta I.': [
      'Ein Zwölferset würde ich kaufen',
      'Acht sind für meine Familie eine zu wenig, jetzt habe ich von der zweiten Packung sieben übrig.',
    ],
  },
};
