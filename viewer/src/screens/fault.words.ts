import { catalogue } from '@afterimage/words/catalogue.ts';

/** Why there is no show at all. */
export const words = catalogue({
  unknown: { en: 'We do not know this code', de: 'Diesen Code kennen wir nicht' },
  unknownLead: {
    en: 'Please scan the QR code on the print once more, or check the address letter by letter.',
    de: 'Bitte scannen Sie den QR-Code auf dem Druck noch einmal, oder prüfen Sie die Adresse Zeichen für Zeichen.',
  },
  closed: { en: 'This has been closed', de: 'Das wurde geschlossen' },
  closedLead: {
    en: 'Whoever made this print no longer shows what plays on it. They can open it again at any time: ask them, if you know them.',
    de: 'Wer diesen Druck gemacht hat, zeigt nicht mehr, was darauf spielt. Das lässt sich jederzeit wieder öffnen: Fragen Sie nach, wenn Sie sich kennen.',
  },
  expired: { en: 'This has ended', de: 'Das ist vorbei' },
  expiredLead: {
    en: 'It was only available for a limited time. Whoever made this print can extend it.',
    de: 'Es war nur für begrenzte Zeit zu sehen. Wer diesen Druck gemacht hat, kann die Zeit verlängern.',
  },
  takenDown: { en: 'This has been taken down', de: 'Das wurde gesperrt' },
  takenDownLead: {
    en: 'After a report we no longer show what played on this print. Whoever made it knows our reason and can answer us.',
    de: 'Nach einer Meldung zeigen wir nicht mehr, was auf diesem Druck zu sehen war. Wer ihn gestaltet hat, kennt unseren Grund und kann uns antworten.',
  },
  busy: { en: 'Too many attempts', de: 'Zu viele Versuche' },
  busyLead: {
    en: 'Please wait a minute, then try again.',
    de: 'Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  },
  broken: { en: 'That did not work', de: 'Das hat nicht geklappt' },
  brokenLead: {
    en: 'The fault is ours. Please try again in a moment.',
    de: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  home: { en: 'Go to the shop', de: 'Zum Shop' },
  pass: { en: 'This print is private', de: 'Dieser Druck ist privat' },
  passLead: {
    en: 'Please enter the pass phrase you were given with it.',
    de: 'Bitte geben Sie das Kennwort ein, das Sie dazu bekommen haben.',
  },
  passLabel: { en: 'Pass phrase', de: 'Kennwort' },
  passShow: { en: 'Show the pass phrase', de: 'Kennwort zeigen' },
  passHide: { en: 'Hide the pass phrase', de: 'Kennwort verbergen' },
  passSend: { en: 'Open', de: 'Öffnen' },
  passSending: { en: 'Opening…', de: 'Wird geöffnet …' },
  passEmpty: { en: 'Please enter the pass phrase.', de: 'Bitte geben Sie das Kennwort ein.' },
  passWrong: {
    en: 'That is not the pass phrase. Please try again.',
    de: 'Das ist nicht das Kennwort. Bitte versuchen Sie es noch einmal.',
  },
  passOften: {
    en: 'That was wrong too often. Please wait a few minutes, then try again.',
    de: 'Das war zu oft falsch. Bitte warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.',
  },
  passOffline: {
    en: 'There is no connection right now. Please try again.',
    de: 'Gerade gibt es keine Verbindung. Bitte versuchen Sie es noch einmal.',
  },
  passScript: {
    en: 'To ask for it, this page needs JavaScript, which is switched off in this browser.',
    de: 'Um danach zu fragen, braucht diese Seite JavaScript, das in diesem Browser ausgeschaltet ist.',
  },
});
