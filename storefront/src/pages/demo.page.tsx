import { DemoView } from '../demo/DemoView.tsx';
import { words } from '../demo/demo.words.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({ title: words.title, description: words.meta, canonical: '/demo' });

export const Component = DemoView;
