import { Article } from '../blog/Article.tsx';
import { articleMeta, loadArticle } from '../blog/blog-loading.ts';
import { selectBlog } from '../blog/blogs.state.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';

export const loader = loadArticle;

export const meta: PageModule['meta'] = (state, { slug }) => articleMeta(state, slug);

export function Component() {
  const { slug } = useParams();
  const article = useAppSelector((state) => selectBlog(state, slug));
  return article ? <Article key={article.id} article={article} /> : null;
}
