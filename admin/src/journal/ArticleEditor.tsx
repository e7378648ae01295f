import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import type { BlogBlock } from '@afterimage/contract/blog.ts';
import type { Picture } from '@afterimage/contract/catalogue.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { useSendPicture } from '../catalogue/use-send-picture.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Button } from '../parts/Button.tsx';
import { type ArticleDoc, blocksOf, docOf, headingLevel } from './article-doc.ts';
import { articleExtensions } from './editor-extensions.ts';
import { words } from './journal.words.ts';
import styles from './journal.module.css';

interface ArticleEditorProps {
  locale: Locale;
  value: readonly BlogBlock[];
  onChange(value: BlogBlock[]): void;
  error: string | undefined;
}

/** The text of an article in one language. */
export function ArticleEditor({ locale, value, onChange, error }: ArticleEditorProps) {
  const id = useId();
  const label = words.fieldIn({ field: words.body, language: languageName(locale) });
  // What was typed last: only what comes from elsewhere, such as discarding, is written into the editor.
  const typed = useRef(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions: articleExtensions,
    content: docOf(value),
    // The page allows no style elements; the few rules stand in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: locale,
        class: styles.text ?? '',
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      typed.current = blocksOf(changed.getJSON() as ArticleDoc);
      latest.current([...typed.current]);
    },
  });
  useEffect(() => {
    if (isSameValue(typed.current, value)) return;
    typed.current = value;
    editor.commands.setContent(docOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.editor}>
      <span className={styles.label}>{label}</span>
      <Tools editor={editor} locale={locale} />
      <EditorContent editor={editor} />
      {error ? (
        <span id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </span>
      ) : null}
    </div>
  );
}

function Tools({ editor, locale }: { editor: Editor; locale: Locale }) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSendPicture();
  const state = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      isParagraph: present.isActive('paragraph'),
      isHeading: present.isActive('heading'),
      isQuote: present.isActive('blockquote'),
      canUndo: present.can().undo(),
      canRedo: present.can().redo(),
    }),
  });
  const insert = ({ url, alt: _alt, ...picture }: Picture) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'image', attrs: { src: url, alt: '', picture, caption: '' } })
      .run();
  const kinds = [
    { title: words.paragraph, isOn: state.isParagraph, set: () => editor.chain().focus().setParagraph().run() },
    {
      title: words.heading,
      isOn: state.isHeading,
      set: () => editor.chain().focus().toggleHeading({ level: headingLevel }).run(),
    },
    {
      title: words.quote,
      isOn: state.isQuote,
      set: () => editor.chain().focus().toggleNode('blockquote', 'paragraph').run(),
    },
  ];
  return (
    <Toolbar aria-label={words.tools({ language: languageName(locale) })} className={styles.tools}>
      {kinds.map(({ title, isOn, set }) => (
        <Button key={title} small kind={isOn ? 'secondary' : 'quiet'} aria-pressed={isOn} onPress={set}>
          {title}
        </Button>
      ))}
      <Button small kind="quiet" busy={isSending} onPress={() => input.current?.click()}>
        {words.insertPicture}
      </Button>
      <Button small kind="quiet" isDisabled={!state.canUndo} onPress={() => editor.chain().focus().undo().run()}>
        {words.undo}
      </Button>
      <Button small kind="quiet" isDisabled={!state.canRedo} onPress={() => editor.chain().focus().redo().run()}>
        {words.redo}
      </Button>
      <HiddenFileInput
        ref={input}
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={words.insertPicture}
        onFile={(file) => void send(file).then((picture) => picture && insert(picture))}
      />
    </Toolbar>
  );
}
