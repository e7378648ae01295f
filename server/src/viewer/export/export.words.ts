import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  fromDisk: {
    en: 'You have opened this folder from your disk: here are its media. For the camera, put the folder on any web host (https) and open it there.',
    de: 'Sie haben diesen Ordner von Ihrem Datenträger geöffnet: Hier sind seine Medien. Für die Kamera legen Sie ihn bei einem beliebigen Webhoster ab (https) und öffnen ihn dort.',
  },
  readme: {
    en: `{name}: what this print shows, as a folder that works without us.

Put everything in this folder on any web host that is reached by https, as it is, and open its address with a phone: allow the camera and point it at the print. Nothing has to be installed there, and nothing is sent anywhere or counted.

Anyone who knows the address can see it. The QR code on the print still leads to the shop: make a new one of your address, and put it beside the print.

index.html, de.html   the page, in English and in German
viewer/               the program of the page
targets/              what the camera looks for, and pictures of it
media/                what is shown
show.json             what is shown on which photo

Opened from a disk, by a double click, the page shows the media; browsers allow the camera only at an address.`,
    de: `{name}: was dieser Druck zeigt, als Ordner, der ohne uns funktioniert.

Legen Sie alles aus diesem Ordner unverändert bei einem beliebigen Webhoster ab, der über https erreichbar ist, und öffnen Sie die Adresse mit einem Telefon: Erlauben Sie die Kamera und richten Sie sie auf den Druck. Dort muss nichts installiert werden, nichts wird irgendwohin gesendet oder gezählt.

Wer die Adresse kennt, kann es sehen. Der QR-Code auf dem Druck führt weiterhin zum Shop: Machen Sie aus Ihrer Adresse einen neuen, und legen Sie ihn zum Druck.

index.html, de.html   die Seite, auf Englisch und auf Deutsch
viewer/               das Programm der Seite
targets/              wonach die Kamera sucht, und Bilder davon
media/                was gezeigt wird
show.json             was auf welchem Foto gezeigt wird

Mit einem Doppelklick vom Datenträger geöffnet, zeigt die Seite die Medien; die Kamera erlauben Browser nur unter einer Adresse.`,
  },
});
