import DefaultTheme from 'vitepress/theme-without-fonts';
import '@fontsource-variable/instrument-sans';
import '../../../ui/src/palette.css';
import './site.css';

// oxlint-disable-next-line import/no-default-export -- VitePress asks for it
export default DefaultTheme;
