import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import type { MenuEntry } from '@afterimage/contract/values/shop-pages.ts';
import styles from '../catalogue/catalogue.module.css';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { labelsOf, nameOfLink } from './menu-entries.ts';
import { MenuFields } from './MenuFields.tsx';
import { MissingMarks } from './MissingMarks.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PagePreview } from './PagePreview.tsx';
import { words } from './pages.words.ts';

/** The menus of the header and the footer. */
export function Screen() {
  const menus = useCall('getDeskMenus');
  return (
    <>
      <ScreenHead title={words.menus} trail={[{ title: words.content, to: '/admin/content' }]} note={words.menusNote} />
      <Loaded of={menus}>{(data) => <Form menus={data} />}</Loaded>
    </>
  );
}

function Form({ menus: { version, shipped, placeList, ...stored } }: { menus: Reply<'getDeskMenus'> }) {
  const form = useDraft({ stored, version });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useWrite('saveMenus', { touches: ['getDeskMenus'] });
  const { draft } = form;
  const titles = { header: words.header, footer: words.footer };
  const save = () =>
    saving.mutate(
      { body: { ...draft, version: form.version } },
      {
        onSuccess: ({ version: savedVersion, header, footer }) => {
          setErrors({});
          form.accept(draft, { header, footer }, savedVersion);
          say(words.saved);
        },
        onError: (error) => {
          setErrors(error.failure.fields ?? {});
          sayUnlessInForm(error);
        },
      },
    );
  const nameOf = (entry: MenuEntry) => (entry.kind === 'link' ? nameOfLink(entry, placeList) : words.allCategories);
  return (
    <DraftFrame
      form={form}
      titles={titles}
      show={(_field, value) => (value as MenuEntry[]).map(nameOf).join(' / ')}
      saving={saving}
      onSave={save}
    >
      <div className={styles.parts}>
        <div className={styles.acts}>
          <MissingMarks texts={[...labelsOf(draft.header), ...labelsOf(draft.footer)]} />
          <PagePreview pages={{ menus: draft }} onErrors={setErrors} />
        </div>
        {(['header', 'footer'] as const).map((name) => (
          <MenuFields
            key={name}
            name={name}
            menu={draft[name]}
            places={placeList}
            onChange={(menu) => form.change({ [name]: menu })}
            errors={errors}
          />
        ))}
        <p className={styles.soft}>{words.menusFixed}</p>
        <PageFoot
          content={draft}
          shipped={shipped}
          takeShipped={words.takeOurMenus}
          onTakeShipped={() => form.change(shipped)}
          subject="menus"
          history={words.history}
        />
      </div>
    </DraftFrame>
  );
}
