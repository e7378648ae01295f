import { legalMeta, loadLegalPage } from '../legal/legal-loading.ts';
import { LegalView } from '../legal/LegalView.tsx';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = (context: PageContext) => loadLegalPage(context, 'imprint');

export const meta: PageModule['meta'] = () => legalMeta('imprint');

export const Component = () => <LegalView name="imprint" />;
