import { type AnyExtension, mergeAttributes, Node, ReactNodeViewRenderer, textblockTypeInputRule } from '@tiptap/react';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { headingLevel } from './article-doc.ts';
import { PictureNode } from './PictureNode.tsx';

/** A quote is one text, not a box for other pieces. */
const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', mergeAttributes(HTMLAttributes), 0],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

/** A picture of the shop with its description and caption. One that is pasted from elsewhere is left out: the shop has no file of it. */
const ArticlePicture = Image.extend({
  draggable: true,
  addAttributes() {
    return {
      src: { default: '' },
      alt: { default: '' },
      picture: { default: {}, rendered: false },
      caption: { default: '', rendered: false },
    };
  },
  parseHTML: () => [],
  addInputRules: () => [],
  addNodeView: () => ReactNodeViewRenderer(PictureNode),
});

/** What an article can have, and nothing else: what is pasted loses all other forms. */
export const articleExtensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [headingLevel] },
    blockquote: false,
    bold: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    underline: false,
  }),
  Quote,
  ArticlePicture,
];
