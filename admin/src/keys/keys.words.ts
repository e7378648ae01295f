import { catalogue } from '@afterimage/words/catalogue.ts';

export const words = catalogue({
  keys: { en: 'Keys', de: 'Tasten' },
  showKeys: { en: 'Show all keys', de: 'Alle Tasten zeigen' },
  searchList: { en: 'Search the list', de: 'Liste durchsuchen' },
  goTo: { en: 'Go to {section}', de: 'Zu „{section}“' },
  palette: { en: 'Search and commands', de: 'Suche und Befehle' },
  moveRow: { en: 'Other row', de: 'Andere Zeile' },
  openRow: { en: 'Open the row', de: 'Zeile öffnen' },
  selectRow: { en: 'Select the row', de: 'Zeile auswählen' },
  extendRows: { en: 'Select several rows', de: 'Mehrere Zeilen auswählen' },
  selectRows: { en: 'Select all loaded rows', de: 'Alle geladenen Zeilen auswählen' },
});
