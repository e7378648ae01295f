import type { BlogBlock } from '@afterimage/contract/blog.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import styles from './ArticleBody.module.css';
import { words } from './blog.words.ts';
import type { Anchor } from './headings.ts';
import { isPulled } from './pull-quote.ts';

interface ArticleBodyProps {
  blockList: readonly BlogBlock[];
  anchors: ReadonlyMap<number, Anchor>;
}

/** The text of an article, piece by piece. The pieces never change their order, so that their place names them. */
export function ArticleBody({ blockList, anchors }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {blockList.map((block, index) => (
        <Block key={index} block={block} anchor={anchors.get(index)} blockList={blockList} />
      ))}
    </div>
  );
}

function Block({
  block,
  anchor,
  blockList,
}: { block: BlogBlock; anchor: Anchor | undefined } & Pick<ArticleBodyProps, 'blockList'>) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'heading':
      return (
        <h2 id={anchor?.id}>
          {block.text}
          <Link
            to={`#${anchor?.id}`}
            replace
            className={styles.anchor}
            lang={currentLocale()}
            aria-label={words.anchor({ title: block.text })}
          >
            #
          </Link>
        </h2>
      );
    case 'quote':
      return (
        // The article's own sentence set large would come twice for those who hear the page.
        <blockquote className={styles.quote} aria-hidden={isPulled(block.text, blockList) || undefined}>
          <p>{block.text}</p>
        </blockquote>
      );
    case 'picture':
      return (
        <figure className={styles.figure}>
          <Picture source={block.picture} sizes="(min-width: 1100px) 720px, 92vw" />
          {block.caption ? <figcaption>{block.caption}</figcaption> : null}
        </figure>
      );
  }
}
