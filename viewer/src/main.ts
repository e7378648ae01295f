import './viewer.css';
import { baseLocale, isLocale, setLocale } from '@afterimage/words/locale.ts';
import { pageDataId, type PageData } from './controller/page-data.ts';
import { startViewer } from './controller/start-viewer.ts';

const { lang } = document.documentElement;
setLocale(isLocale(lang) ? lang : baseLocale);
const data = document.getElementById(pageDataId)?.textContent;
if (data) startViewer(JSON.parse(data) as PageData, () => import('./session/session.ts'));
