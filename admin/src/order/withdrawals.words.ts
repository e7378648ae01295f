import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  declared: { en: 'Withdrawal of {name}', de: 'Widerruf von {name}' },
  open: { en: 'To be handled', de: 'Zu bearbeiten' },
  handled: { en: 'Handled', de: 'Bearbeitet' },
  takeBack: { en: 'Begin the return', de: 'Rücksendung anlegen' },
  takenBack: { en: 'The return has begun', de: 'Die Rücksendung ist angelegt' },
  cancel: { en: 'Cancel these items', de: 'Diese Artikel stornieren' },
  cancelReason: { en: 'Withdrawal', de: 'Widerruf' },
  markHandled: { en: 'Handled otherwise', de: 'Anderweitig erledigt' },
});
