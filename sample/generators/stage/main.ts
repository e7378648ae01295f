import { portray, type Portrait } from './portrait.ts';

declare global {
  interface Window {
    portray?: (portrait: Portrait) => Promise<string>;
  }
}

window.portray = portray;
