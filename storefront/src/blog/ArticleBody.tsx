import type { BlogBlock } from '@afterimage/contract/blog.ts';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './ArticleBody.module.css';
import { words } from './blog.words.ts';
import type { Anchor } from './headings.ts';

interface ArticleBodyProps {
  blockList: readonly BlogBlock[];
  anchors: ReadonlyMap<number, Anchor>;
}

/** The text of an article, piece by piece. The pieces never change their order, so that their place names them. */
export function ArticleBody({ blockList, anchors }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {blockList.map((block, index) => (
        <Block key={index} block={block} anchor={anchors.get(index)} />
      ))}
    </div>
  );
}

function Block({ block, anchor }: { block: BlogBlock; anchor: Anchor | undefined }) {
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
            aria-label={words.anchor({ title: block.text })}
          >
            #
          </Link>
        </h2>
      );
    // The article's own sentence, set large: for those who hear the page it would only come twice.
    case 'quote':
      return (
        <p className={styles.quote} aria-hidden="true">
          {block.text}
        </p>
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
