import { BlogList } from '../blog/BlogList.tsx';
import { listMeta, loadBlogList } from '../blog/blog-loading.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = (context: PageContext) => loadBlogList(context);

export const meta: PageModule['meta'] = (state, _params, url) => listMeta(state, undefined, url);

export function Component() {
  return <BlogList />;
}
