import { warningTexts } from '../../safety.ts';

/** German for each warning. */
const texts: Readonly<Record<keyof typeof warningTexts, string>> = {
  candle:
    'Nur unter Aufsicht brennen lassen, auf einer hitzebeständigen Unterlage und fern von Kindern, Haustieren und allem, was Feuer fangen kann.',
  candleWick:
    'Den Docht vor dem Anzünden auf 5 mm kürzen, und die Kerze nicht weiterbrennen lassen, wenn nur noch 1 cm Wachs übrig ist.',
  smallParts: 'Nicht für Kinder unter 3 Jahren geeignet: verschluckbare Kleinteile.',
  cord: 'Nicht für Kinder unter 3 Jahren geeignet: Strangulationsgefahr durch Band oder Kette um den Hals.',
  skin: 'Nur zur äußerlichen Anwendung. Von den Augen fernhalten; bei Kontakt gründlich mit Wasser ausspülen.',
  irritation: 'Nicht weiter verwenden, wenn die Haut sich rötet oder juckt.',
  flammable: 'Leicht entzündbar. Von Hitze und offenen Flammen fernhalten und nicht auf heiße Gegenstände sprühen.',
  outOfReach: 'Darf nicht in die Hände von Kindern gelangen.',
  diffuser:
    'Enthält Duftstoffe; kann allergische Hautreaktionen hervorrufen. Nicht trinken, Verschüttetes sofort aufwischen.',
  battery:
    'Enthält einen Lithium-Ionen-Akku: nicht öffnen, quetschen, über 60 °C erhitzen oder über den Hausmüll entsorgen.',
  magnet: 'Enthält Magnete: 15 cm Abstand zu Herzschrittmachern halten.',
  hearing: 'Hohe Lautstärke über längere Zeit kann das Gehör schädigen.',
  buttonCell:
    'Enthält eine Knopfzelle, die beim Verschlucken innerhalb von zwei Stunden schwere Verätzungen verursacht. Von Kindern fernhalten.',
  hanging: 'An einem Haken oder einer Schraube aufhängen, die das Gewicht tragen, und nie über einem Bett.',
  glass: 'Aus Glas, das brechen kann: Splitter nur mit Handschuhen aufheben.',
  hot: 'Kann durch heiße Getränke oder in der Mikrowelle heiß werden.',
  tipping: 'Mit den beiliegenden Winkeln an der Wand befestigen, damit es nicht kippen kann.',
  lamp: 'Für Innenräume, mit LED-Leuchtmitteln bis 8 W. Vor dem Wechsel des Leuchtmittels den Stecker ziehen.',
  bag: 'Der mitgelieferte Beutel ist kein Spielzeug: Erstickungsgefahr.',
  sunglasses: 'Nicht zum Fahren in der Dämmerung oder bei Nacht und nicht für den Blick in die Sonne geeignet.',
  swimming: 'Kein Schutz vor dem Ertrinken.',
  allergenWool: 'Enthält nichttextile Teile tierischen Ursprungs.',
};

export const warnings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(warningTexts).map(([name, text]) => [text, texts[name as keyof typeof warningTexts]]),
);
