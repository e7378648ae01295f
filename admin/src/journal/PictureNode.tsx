import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { trashIcon } from '@afterimage/ui/icons.ts';
import { TextField } from '../form/fields.tsx';
import { IconButton } from '../parts/Button.tsx';
import type { PictureAttributes } from './article-doc.ts';
import { words } from './journal.words.ts';
import styles from './journal.module.css';

/** A picture within the text, with what it shows and what stands below it. */
export function PictureNode({ node, updateAttributes, deleteNode, selected }: ReactNodeViewProps) {
  const { src, alt, picture, caption } = node.attrs as PictureAttributes;
  return (
    <NodeViewWrapper as="figure" className={styles.figure} data-selected={selected || undefined}>
      <img src={src} alt={alt} width={picture.width} height={picture.height} data-drag-handle />
      <div className={styles.figureFields} contentEditable={false}>
        <TextField
          label={words.altHere}
          value={alt}
          maxLength={300}
          onChange={(text) => updateAttributes({ alt: text })}
        />
        <TextField
          label={words.caption}
          value={caption}
          maxLength={300}
          onChange={(text) => updateAttributes({ caption: text })}
        />
        <IconButton icon={trashIcon} label={words.removePicture} onPress={deleteNode} />
      </div>
    </NodeViewWrapper>
  );
}
