import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  choose: { en: 'Choose a video', de: 'Video wählen' },
  chooseFor: { en: 'Choose a video for: {title}', de: 'Video wählen für: {title}' },
  drop: { en: 'or drop it here', de: 'oder hierher ziehen' },
  record: { en: 'Record one now', de: 'Jetzt eines aufnehmen' },
  rule: {
    en: 'Up to a minute is shown. A longer or larger video is cut and made smaller here, before it is uploaded.',
    de: 'Bis zu einer Minute wird gezeigt. Ein längeres oder größeres Video wird hier gekürzt und verkleinert, bevor es hochgeladen wird.',
  },
  reading: { en: 'The video is being opened', de: 'Das Video wird geöffnet' },
  asItIs: {
    en: 'This browser cannot cut videos, so this one is uploaded as it is.',
    de: 'Dieser Browser kann Videos nicht kürzen, darum wird dieses so hochgeladen, wie es ist.',
  },
  faults: {
    unreadable: {
      en: 'We could not open this as a video. Videos as MP4, MOV or WebM work.',
      de: 'Wir konnten das nicht als Video öffnen. Videos als MP4, MOV oder WebM funktionieren.',
    },
    unplayable: {
      en: 'This video would not play on every phone, and this browser cannot change that. Please save it as MP4 (H.264), or open this page in another browser.',
      de: 'Dieses Video würde nicht auf jedem Telefon spielen, und dieser Browser kann das nicht ändern. Bitte speichern Sie es als MP4 (H.264), oder öffnen Sie diese Seite in einem anderen Browser.',
    },
    tooLong: {
      en: 'This video is longer than a minute, and this browser cannot cut it. Please shorten it first.',
      de: 'Dieses Video ist länger als eine Minute, und dieser Browser kann es nicht kürzen. Bitte kürzen Sie es zuerst.',
    },
    tooLarge: {
      en: 'This video has more than {most} MB, and this browser cannot make it smaller.',
      de: 'Dieses Video hat mehr als {most} MB, und dieser Browser kann es nicht verkleinern.',
    },
    notVideo: {
      en: 'This is not a video. For a picture choose “Picture”, for a model “3D”.',
      de: 'Das ist kein Video. Für ein Bild wählen Sie „Bild“, für ein Modell „3D“.',
    },
  },
  cutTitle: { en: 'What is shown of it', de: 'Was davon gezeigt wird' },
  from: { en: 'From (seconds)', de: 'Von (Sekunden)' },
  to: { en: 'To (seconds)', de: 'Bis (Sekunden)' },
  fromHandle: { en: 'Beginning', de: 'Anfang' },
  toHandle: { en: 'End', de: 'Ende' },
  at: { en: 'at {seconds} seconds', de: 'bei {seconds} Sekunden' },
  length: {
    en: '{seconds, plural, one {# second} other {# seconds}} of {all}.',
    de: '{seconds, plural, one {# Sekunde} other {# Sekunden}} von {all}.',
  },
  most: { en: 'At most a minute.', de: 'Höchstens eine Minute.' },
  play: { en: 'Play the part', de: 'Ausschnitt abspielen' },
  pause: { en: 'Stop', de: 'Anhalten' },
  turn: { en: 'Turn by a quarter', de: 'Um ein Viertel drehen' },
  preview: { en: 'The chosen video', de: 'Das gewählte Video' },
  use: { en: 'Use this video', de: 'Dieses Video nehmen' },
  other: { en: 'Another one', de: 'Ein anderes' },

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
    en: 'This browser cannot take over the sound: the video will have none.',
    de: 'Dieser Browser kann den Ton nicht übernehmen: Das Video wird keinen haben.',
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
