import { BlogList } from '../blog/BlogList.tsx';
import { listMeta, loadBlogList } from '../blog/blog-loading.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = (context: PageContext) => loadBlogList(context, context.params['categoryId']);

export const meta: PageModule['meta'] = (state, { categoryId }, url) => listMeta(state, categoryId, url);

export function Component() {
  const { categoryId } = useParams();
  return <BlogList key={categoryId} categoryId={categoryId} />;
}
