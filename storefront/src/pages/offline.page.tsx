import { OfflineView } from '../offline/OfflineView.tsx';
import { words } from '../offline/offline.words.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/offline',
  robots: 'noindex',
});

export const Component = OfflineView;
