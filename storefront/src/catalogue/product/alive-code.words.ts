import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  text: {
    en: 'To the eye it stays a photograph. A phone sees the film behind it, right inside the frame. No app.',
    de: 'Für das Auge bleibt es ein Foto. Ein Telefon sieht den Film dahinter, genau im Rahmen. Ganz ohne App.',
  },
  promise: {
    en: 'What you attach can be changed for ever, and taken along as a folder that runs without us.',
    de: 'Was Sie hinterlegen, lässt sich immer wieder ändern und als Ordner mitnehmen, der auch ohne uns läuft.',
  },
  code: { en: 'QR code: opens the demo on your phone', de: 'QR-Code: öffnet die Vorführung auf Ihrem Telefon' },
  hint: {
    en: 'Scan the code, then point your phone at the balloons.',
    de: 'Scannen Sie den Code, und halten Sie das Telefon dann auf die Ballons.',
  },
});
