import { Article } from '../blog/Article.tsx';
import { articleMeta, loadArticle } from '../blog/blog-loading.ts';
import { selectBlog } from '../blog/blogs.state.ts';
import { useAppSelector } from '../hooks.ts';
import { useParams } from '../navigation.ts';
import type { PageModule } from '../page.ts';

export const loader = loadArticle;

export const meta: PageModule['meta'] = (state, { slug }) => articleMeta(state, slug);

export function Component() {
  const { slug } = useParams();
  const article = useAppSelector((state) => selectBlog(state, slug));
  return article ? <Article key={article.id} article={article} /> : null;
}
