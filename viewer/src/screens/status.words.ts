import { catalogue } from '@afterimage/words/catalogue.ts';

/** The ways out when there is no camera. */
export const words = catalogue({
  refused: { en: 'The camera is not allowed yet', de: 'Die Kamera ist noch nicht erlaubt' },
  refusedLead: {
    en: 'This browser has been told not to give the page its camera. So it is allowed again:',
    de: 'Diesem Browser wurde gesagt, dass die Seite keine Kamera bekommt. So erlauben Sie sie wieder:',
  },
  settings: {
    safari: {
      one: {
        en: 'Tap the sign at the left of the address (“aA” or a small page).',
        de: 'Tippen Sie auf das Zeichen links in der Adresszeile („aA“ oder eine kleine Seite).',
      },
      two: {
        en: 'Choose Website Settings, then Camera: Allow. You may find it under “…”.',
        de: 'Wählen Sie „Website-Einstellungen“, dann Kamera: Erlauben. Vielleicht steht es unter „…“.',
      },
    },
    iosApp: {
      one: {
        en: 'Open the Settings of the iPhone and this browser in the list of apps.',
        de: 'Öffnen Sie die Einstellungen des iPhones und in der Liste der Apps diesen Browser.',
      },
      two: {
        en: 'Switch Camera on, and come back here.',
        de: 'Schalten Sie „Kamera“ ein und kommen Sie hierher zurück.',
      },
    },
    chromeAndroid: {
      one: {
        en: 'Tap the sign at the left of the address.',
        de: 'Tippen Sie auf das Zeichen links neben der Adresse.',
      },
      two: {
        en: 'Choose Permissions, then Camera: Allow.',
        de: 'Wählen Sie „Berechtigungen“, dann Kamera: Zulassen.',
      },
    },
    firefoxAndroid: {
      one: {
        en: 'Tap the lock at the left of the address.',
        de: 'Tippen Sie auf das Schloss links neben der Adresse.',
      },
      two: {
        en: 'Tap “Blocked” beside Camera, so that it says “Allowed”.',
        de: 'Tippen Sie bei „Kamera“ auf „Blockiert“, sodass dort „Erlaubt“ steht.',
      },
    },
    desk: {
      one: {
        en: 'Click the camera or the sign at the left of the address.',
        de: 'Klicken Sie auf die Kamera oder das Zeichen links neben der Adresse.',
      },
      two: { en: 'Choose Camera: Allow.', de: 'Wählen Sie Kamera: Zulassen.' },
    },
  },
  refusedThen: {
    en: 'As soon as it is allowed, the camera opens here by itself.',
    de: 'Sobald es erlaubt ist, öffnet sich die Kamera hier von selbst.',
  },
  none: { en: 'There is no camera here', de: 'Hier gibt es keine Kamera' },
  noneLead: {
    en: 'This device has no camera, or none is connected. Open the page on a phone, or watch without one.',
    de: 'Dieses Gerät hat keine Kamera, oder es ist keine angeschlossen. Öffnen Sie die Seite auf einem Telefon, oder sehen Sie es ohne Kamera an.',
  },
  busy: { en: 'Something else uses the camera', de: 'Die Kamera ist gerade vergeben' },
  busyLead: {
    en: 'Another app or another tab has the camera. Please close it, then try again.',
    de: 'Eine andere App oder ein anderer Tab hat die Kamera. Bitte schließen Sie diese und versuchen Sie es noch einmal.',
  },
  insecure: { en: 'The camera needs a secure page', de: 'Die Kamera braucht eine sichere Seite' },
  insecureLead: {
    en: 'Browsers give their camera only to addresses that begin with https.',
    de: 'Browser geben ihre Kamera nur Adressen, die mit https beginnen.',
  },
  insecureOpen: { en: 'Open by https', de: 'Mit https öffnen' },
  unsupported: { en: 'This browser cannot do it', de: 'Dieser Browser kann das nicht' },
  unsupportedLead: {
    en: 'It gives pages no camera, or is too old for what runs here. Safari, Chrome and Firefox can do it.',
    de: 'Er gibt Seiten keine Kamera oder ist zu alt für das, was hier läuft. Safari, Chrome und Firefox können es.',
  },
  failed: { en: 'The camera has stopped', de: 'Die Kamera ist ausgegangen' },
  failedLead: {
    en: 'It could not be opened, or ended by itself. Mostly it works the second time.',
    de: 'Sie ließ sich nicht öffnen oder hat von selbst aufgehört. Meist klappt es beim zweiten Mal.',
  },
  offline: { en: 'The connection broke off', de: 'Die Verbindung ist abgerissen' },
  offlineLead: {
    en: 'What recognises the photo could not be loaded. It goes on as soon as you are online again.',
    de: 'Was das Foto erkennt, konnte nicht geladen werden. Es geht weiter, sobald Sie wieder online sind.',
  },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
  plain: { en: 'Watch without a camera', de: 'Ohne Kamera ansehen' },
  copy: { en: 'Copy the link', de: 'Link kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  copyHere: { en: 'The link, to be copied', de: 'Der Link zum Kopieren' },
  inApp: { en: '{app} hides the camera', de: '{app} verbirgt die Kamera' },
  inAppUnnamed: { en: 'This app hides the camera', de: 'Diese App verbirgt die Kamera' },
  inAppLead: {
    en: 'The page was opened inside an app. In your phone’s own browser the photo comes alive.',
    de: 'Die Seite wurde in einer App geöffnet. Im Browser Ihres Telefons erwacht das Foto zum Leben.',
  },
  inAppSafari: { en: 'Open in Safari', de: 'In Safari öffnen' },
  inAppChrome: { en: 'Open in Chrome', de: 'In Chrome öffnen' },
  inAppHow: {
    en: 'Or tap the menu (“…”) of the app and choose to open it in the browser.',
    de: 'Oder tippen Sie auf das Menü der App („…“) und wählen Sie „Im Browser öffnen“.',
  },
  inAppTry: { en: 'Try it here all the same', de: 'Trotzdem hier versuchen' },
  allow: { en: 'Please allow the camera', de: 'Bitte erlauben Sie die Kamera' },
  allowLead: {
    en: 'Your browser asks for it now. What it sees stays on this device.',
    de: 'Ihr Browser fragt jetzt danach. Was sie sieht, bleibt auf diesem Gerät.',
  },
  loading: { en: 'One moment', de: 'Einen Moment' },
  loadingLead: { en: 'Everything is being made ready.', de: 'Es wird alles vorbereitet.' },
  slow: {
    en: 'The connection is slow. It is still loading.',
    de: 'Die Verbindung ist langsam. Es wird noch geladen.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
