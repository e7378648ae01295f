import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  choose: { en: 'Choose a video', de: 'Video wählen' },
  chooseFor: { en: 'Choose a video for: {title}', de: 'Video wählen für: {title}' },
  drop: { en: 'or drop it here', de: 'oder hierher ziehen' },
  record: { en: 'Record one now', de: 'Jetzt eines aufnehmen' },
  rule: {
    en: 'Up to a minute is shown. A longer or larger video is trimmed and compressed here before it is uploaded.',
    de: 'Bis zu einer Minute wird gezeigt. Ein längeres oder größeres Video wird hier gekürzt und verkleinert, bevor es hochgeladen wird.',
  },
  reading: { en: 'Opening the video', de: 'Das Video wird geöffnet' },
  asItIs: {
    en: 'This browser can’t trim videos, so this one is uploaded as it is.',
    de: 'Dieser Browser kann Videos nicht kürzen, darum wird dieses so hochgeladen, wie es ist.',
  },
  faults: {
    unreadable: {
      en: 'We couldn’t open this video. Please use MP4, MOV or WebM.',
      de: 'Wir konnten dieses Video nicht öffnen. Bitte verwenden Sie MP4, MOV oder WebM.',
    },
    unplayable: {
      en: 'This video would not play on every phone, and this browser cannot change that. Please save it as MP4 (H.264), or open this page in another browser.',
      de: 'Dieses Video würde nicht auf jedem Telefon spielen, und dieser Browser kann das nicht ändern. Bitte speichern Sie es als MP4 (H.264), oder öffnen Sie diese Seite in einem anderen Browser.',
    },
    tooLong: {
      en: 'This video is longer than a minute, and this browser can’t trim it. Please shorten it first.',
      de: 'Dieses Video ist länger als eine Minute, und dieser Browser kann es nicht kürzen. Bitte kürzen Sie es zuerst.',
    },
    tooLarge: {
      en: 'This video is larger than {most} MB, and this browser can’t compress it.',
      de: 'Dieses Video ist größer als {most} MB, und dieser Browser kann es nicht verkleinern.',
    },
    notVideo: {
      en: 'This is not a video. For a picture choose “Picture”, for a model “3D”.',
      de: 'Das ist kein Video. Für ein Bild wählen Sie „Bild“, für ein Modell „3D“.',
    },
  },
  cutTitle: { en: 'Trim', de: 'Zuschneiden' },
  from: { en: 'From (seconds)', de: 'Von (Sekunden)' },
  to: { en: 'To (seconds)', de: 'Bis (Sekunden)' },
  fromHandle: { en: 'Start', de: 'Anfang' },
  toHandle: { en: 'End', de: 'Ende' },
  at: { en: 'at {seconds} seconds', de: 'bei {seconds} Sekunden' },
  length: {
    en: '{seconds, plural, one {# second} other {# seconds}} of {all}.',
    de: '{seconds, plural, one {# Sekunde} other {# Sekunden}} von {all}.',
  },
  most: { en: 'Up to a minute.', de: 'Höchstens eine Minute.' },
  play: { en: 'Play the selection', de: 'Ausschnitt abspielen' },
  pause: { en: 'Stop', de: 'Anhalten' },
  turn: { en: 'Rotate by 90°', de: 'Um 90° drehen' },
  preview: { en: 'The chosen video', de: 'Das gewählte Video' },
  use: { en: 'Use this video', de: 'Dieses Video nehmen' },
  other: { en: 'Choose another', de: 'Anderes wählen' },

  cameraAsk: {
    en: 'Your browser asks whether it may use the camera. Nothing is recorded before you start.',
    de: 'Ihr Browser fragt, ob er die Kamera benutzen darf. Aufgenommen wird erst, wenn Sie beginnen.',
  },
  cameraFaults: {
    refused: {
      en: 'The camera was not allowed. You can allow it in your browser’s settings for this page, or choose a video instead.',
      de: 'Die Kamera wurde nicht erlaubt. Sie können sie in den Einstellungen Ihres Browsers für diese Seite erlauben, oder stattdessen ein Video wählen.',
    },
    none: {
      en: 'We found no camera on this device. You can choose a video instead.',
      de: 'Wir haben an diesem Gerät keine Kamera gefunden. Sie können stattdessen ein Video wählen.',
    },
    busy: {
      en: 'The camera is in use by another program. Please close that and try again.',
      de: 'Die Kamera wird gerade von einem anderen Programm benutzt. Bitte schließen Sie es und versuchen Sie es noch einmal.',
    },
    other: {
      en: 'The camera could not be started. You can choose a video instead.',
      de: 'Die Kamera ließ sich nicht starten. Sie können stattdessen ein Video wählen.',
    },
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  soundLost: {
    en: 'This browser can’t keep the sound: the video will be silent.',
    de: 'Dieser Browser kann den Ton nicht übernehmen: Das Video wird stumm.',
  },
  silent: {
    en: 'The microphone is off: the video will have no sound.',
    de: 'Das Mikrofon ist aus: Das Video wird keinen Ton haben.',
  },
  view: { en: 'What the camera sees', de: 'Was die Kamera sieht' },
  start: { en: 'Start recording', de: 'Aufnahme beginnen' },
  stop: { en: 'Stop recording', de: 'Aufnahme beenden' },
  countdown: { en: 'It starts in {seconds}', de: 'Es beginnt in {seconds}' },
  recordingFor: { en: 'Recording, {time} of {most}', de: 'Aufnahme läuft, {time} von {most}' },
  otherCamera: { en: 'Other camera', de: 'Andere Kamera' },
  back: { en: 'Back to choosing', de: 'Zurück zur Auswahl' },
  recordedName: { en: 'Recorded video', de: 'Aufgenommenes Video' },
});
