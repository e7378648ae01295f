import { words } from './settings.words.ts';

/** The way back to the settings. */
export const settingsTrail = () => [{ title: words.title, to: '/admin/settings' }];
