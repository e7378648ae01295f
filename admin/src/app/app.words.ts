import { catalogue } from '@afterimage/words/catalogue.ts';

/** The frame around every screen of the admin. */
export const words = catalogue({
  admin: { en: 'Admin', de: 'Verwaltung' },
  skip: { en: 'Skip to the content', de: 'Zum Inhalt springen' },
  navigation: { en: 'Sections', de: 'Bereiche' },
  sections: {
    today: { en: 'Today', de: 'Heute' },
    orders: { en: 'Orders', de: 'Bestellungen' },
    check: { en: 'Check', de: 'Prüfen' },
    make: { en: 'Make', de: 'Herstellen' },
    pack: { en: 'Pack', de: 'Packen' },
    products: { en: 'Products', de: 'Produkte' },
    content: { en: 'Content', de: 'Inhalte' },
    money: { en: 'Money', de: 'Zahlungen' },
    figures: { en: 'Figures', de: 'Auswertung' },
    people: { en: 'People', de: 'Kundschaft' },
    reports: { en: 'Reports', de: 'Meldungen' },
    settings: { en: 'Settings', de: 'Einstellungen' },
    team: { en: 'Team', de: 'Team' },
    audit: { en: 'Audit log', de: 'Protokoll' },
  },
  more: { en: 'More', de: 'Mehr' },
  menu: { en: 'Menu', de: 'Menü' },
  openShop: { en: 'Open the shop', de: 'Shop öffnen' },
  security: { en: 'Security', de: 'Sicherheit' },
  signOut: { en: 'Sign out', de: 'Abmelden' },
  language: { en: 'Language', de: 'Sprache' },
  theme: { en: 'Appearance', de: 'Darstellung' },
  roles: {
    owner: { en: 'Owner', de: 'Inhaber' },
    production: { en: 'Production', de: 'Herstellung' },
    catalogue: { en: 'Catalogue', de: 'Katalog' },
    support: { en: 'Support', de: 'Kundendienst' },
  },
  loading: { en: 'Loading…', de: 'Wird geladen …' },
  offline: {
    en: 'The shop cannot be reached. What you see may be out of date.',
    de: 'Der Shop ist nicht erreichbar. Was Sie sehen, kann veraltet sein.',
  },
  noScreen: { en: 'There is no such page', de: 'Diese Seite gibt es nicht' },
  noScreenNote: {
    en: 'The address may be mistyped, or the record has been removed.',
    de: 'Vielleicht ist die Adresse falsch geschrieben, oder der Eintrag wurde entfernt.',
  },
  notAllowed: { en: 'Your role does not include this page', de: 'Ihre Rolle umfasst diese Seite nicht' },
  notAllowedNote: {
    en: 'Someone who manages the team can change your role.',
    de: 'Wer das Team verwaltet, kann Ihre Rolle ändern.',
  },
  screenFailed: { en: 'This page could not be loaded', de: 'Diese Seite konnte nicht geladen werden' },
});
