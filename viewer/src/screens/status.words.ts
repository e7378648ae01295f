import { catalogue } from '@afterimage/words/catalogue.ts';

/** The ways out when there is no camera. */
export const words = catalogue({
  refused: { en: 'The camera is not allowed yet', de: 'Die Kamera ist noch nicht erlaubt' },
  refusedLead: {
    en: 'This page isn’t allowed to use the camera. To allow it:',
    de: 'Diese Seite darf die Kamera nicht benutzen. So erlauben Sie es:',
  },
  settings: {
    safari: {
      one: {
        en: 'Tap the icon to the left of the address (“aA” or a small page).',
        de: 'Tippen Sie auf das Symbol links in der Adresszeile („aA“ oder eine kleine Seite).',
      },
      two: {
        en: 'Choose Website Settings, then Camera: Allow. You may find it under “…”.',
        de: 'Wählen Sie „Website-Einstellungen“, dann Kamera: Erlauben. Vielleicht steht es unter „…“.',
      },
    },
    iosApp: {
      one: {
        en: 'Open Settings on your iPhone and find this browser in the list of apps.',
        de: 'Öffnen Sie die Einstellungen des iPhones und in der Liste der Apps diesen Browser.',
      },
      two: {
        en: 'Switch Camera on, and come back here.',
        de: 'Schalten Sie „Kamera“ ein und kommen Sie hierher zurück.',
      },
    },
    chromeAndroid: {
      one: {
        en: 'Tap the icon to the left of the address.',
        de: 'Tippen Sie auf das Symbol links neben der Adresse.',
      },
      two: {
        en: 'Choose Permissions, then Camera: Allow.',
        de: 'Wählen Sie „Berechtigungen“, dann Kamera: Zulassen.',
      },
    },
    firefoxAndroid: {
      one: {
        en: 'Tap the lock to the left of the address.',
        de: 'Tippen Sie auf das Schloss links neben der Adresse.',
      },
      two: {
        en: 'Tap “Blocked” beside Camera, so that it says “Allowed”.',
        de: 'Tippen Sie bei „Kamera“ auf „Blockiert“, sodass dort „Erlaubt“ steht.',
      },
    },
    desk: {
      one: {
        en: 'Click the camera or the icon to the left of the address.',
        de: 'Klicken Sie auf die Kamera oder das Symbol links neben der Adresse.',
      },
      two: { en: 'Choose Camera: Allow.', de: 'Wählen Sie Kamera: Zulassen.' },
    },
  },
  refusedThen: {
    en: 'As soon as it is allowed, the camera opens here by itself.',
    de: 'Sobald es erlaubt ist, öffnet sich die Kamera hier von selbst.',
  },
  none: { en: 'No camera found', de: 'Keine Kamera gefunden' },
  noneLead: {
    en: 'This device has no camera, or none is connected. Open the page on a phone, or watch without one.',
    de: 'Dieses Gerät hat keine Kamera, oder es ist keine angeschlossen. Öffnen Sie die Seite auf einem Telefon, oder sehen Sie es ohne Kamera an.',
  },
  busy: { en: 'The camera is in use', de: 'Die Kamera wird gerade benutzt' },
  busyLead: {
    en: 'Another app or tab is using the camera. Please close it, then try again.',
    de: 'Eine andere App oder ein anderer Tab benutzt die Kamera. Bitte schließen Sie sie und versuchen Sie es noch einmal.',
  },
  insecure: { en: 'The camera needs a secure page', de: 'Die Kamera braucht eine sichere Seite' },
  insecureLead: {
    en: 'Browsers only allow the camera on addresses that begin with https.',
    de: 'Browser erlauben die Kamera nur auf Adressen, die mit https beginnen.',
  },
  insecureOpen: { en: 'Open by https', de: 'Mit https öffnen' },
  unsupported: { en: 'This browser isn’t supported', de: 'Dieser Browser wird nicht unterstützt' },
  unsupportedLead: {
    en: 'It doesn’t support the camera, or it is too old. Current versions of Safari, Chrome and Firefox work.',
    de: 'Er unterstützt die Kamera nicht oder ist zu alt. Aktuelle Versionen von Safari, Chrome und Firefox funktionieren.',
  },
  failed: { en: 'The camera has stopped', de: 'Die Kamera wurde angehalten' },
  failedLead: {
    en: 'It could not be opened, or it stopped by itself. It usually works the second time.',
    de: 'Sie ließ sich nicht öffnen oder ist von selbst ausgegangen. Meist klappt es beim zweiten Mal.',
  },
  offline: { en: 'The connection was lost', de: 'Die Verbindung wurde unterbrochen' },
  offlineLead: {
    en: 'We couldn’t load everything needed to recognise the photo. We’ll carry on as soon as you’re back online.',
    de: 'Die Fotoerkennung konnte nicht geladen werden. Es geht weiter, sobald Sie wieder online sind.',
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
  inAppTry: { en: 'Try it here anyway', de: 'Trotzdem hier versuchen' },
  allow: { en: 'Please allow the camera', de: 'Bitte erlauben Sie die Kamera' },
  allowLead: {
    en: 'Your browser asks for it now. What it sees stays on this device.',
    de: 'Ihr Browser fragt jetzt danach. Was sie sieht, bleibt auf diesem Gerät.',
  },
  loading: { en: 'One moment', de: 'Einen Moment' },
  loadingLead: { en: 'Getting everything ready.', de: 'Es wird alles vorbereitet.' },
  slow: {
    en: 'The connection is slow. It is still loading.',
    de: 'Die Verbindung ist langsam. Es wird noch geladen.',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
});
