import './viewer.css';
import { baseLocale, isLocale, setLocale } from '@afterimage/words/locale.ts';
import { dataId, type PageData } from './shell/page-data.ts';
import { startViewer } from './shell/start.ts';

const { lang } = document.documentElement;
setLocale(isLocale(lang) ? lang : baseLocale);
const data = document.getElementById(dataId)?.textContent;
if (data) startViewer(JSON.parse(data) as PageData, () => import('./live/live.ts'));
