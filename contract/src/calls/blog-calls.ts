import * as blog from '../blog.ts';
import * as catalogue from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';

/** The calls about the blog. */
export const blogCalls = {
  listBlogs: endpoint({
    summary: 'Articles, newest first',
    query: blog.blogQuery,
    reply: blog.blogList,
    cache: 'catalogue',
  }),
  listCategoryBlogs: endpoint({
    summary: 'Articles of a category',
    params: catalogue.categoryParams,
    query: blog.blogQuery,
    reply: blog.blogList,
    errors: ['CATEGORY_NOT_FOUND'],
    cache: 'catalogue',
  }),
  getBlog: endpoint({
    summary: 'One article, by its slug',
    params: blog.blogParams,
    reply: blog.blogDetail,
    errors: ['NOT_FOUND'],
    cache: 'catalogue',
  }),
};
