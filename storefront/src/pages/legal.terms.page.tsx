import { legalMeta, loadLegalPage } from '../legal/legal-loading.ts';
import { LegalView } from '../legal/LegalView.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = (context: PageContext) => loadLegalPage(context, 'terms');

export const meta: PageModule['meta'] = () => legalMeta('terms');

export const Component = () => <LegalView name="terms" />;
