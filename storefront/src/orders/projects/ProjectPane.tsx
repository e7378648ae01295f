import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { checkIcon } from '@afterimage/ui/icons.ts';
import { dayOf } from '../order-dates.ts';
import type { OrderRef } from '../order-ref.ts';
import type { ProjectParts } from './project-parts.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ProjectHistory } from './ProjectHistory.tsx';
import { MediumChange } from './MediumChange.tsx';
import { PrintChange } from './PrintChange.tsx';
import { PrintedFaces, ProjectPrints } from './ProjectPrints.tsx';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import { ProjectAccess } from './viewer/ProjectAccess.tsx';
import { ProjectCode } from './viewer/ProjectCode.tsx';
import { useProjectChange } from './use-project-change.ts';

interface ProjectPaneProps {
  of: OrderRef;
  productionStartedAt: string | null;
  project: Project;
  product: ProductDetail | undefined;
  extras: readonly string[];
  parts: ProjectParts;
}

/** What a change of the print is called in the address; a change of a medium has the id of its slot. */
const printName = 'print';

/** One thing of an order: seen, or with something of it being changed, which the way back leads out of again. */
export function ProjectPane({ of, productionStartedAt, project, product, extras, parts }: ProjectPaneProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [statusText, setStatusText] = useState('');
  const change = useProjectChange(of, project);
  const id = useId();
  const changeParam = search.get('change');
  const item = project.projectCustomizationItemList.find((one) => one.id === changeParam);
  const slots = product?.customizationList ?? [];
  const canPersonalize = project.personalizable && slots.length > 0;
  const isPrint = changeParam === printName && canPersonalize;
  const changing = isPrint ? printName : (item?.id ?? null);
  useFocusAfter(changing, id);

  const open = (name: string) => {
    setStatusText('');
    void navigate(`?project=${project.id}&change=${name}`, { preventScrollReset: true });
  };
  const close = (message = '') => {
    setStatusText(message);
    void navigate(`?project=${project.id}`, { replace: true, preventScrollReset: true });
  };

  const changeProps = { id, project, parts, change, onClose: close };

  return (
    <article className={styles.pane} aria-labelledby={`${id}-name`}>
      <PaneHead
        id={id}
        project={project}
        productionStartedAt={productionStartedAt}
        said={changing === null ? statusText : ''}
      />
      {item && !isPrint ? <MediumChange {...changeProps} item={item} slots={slots} /> : null}
      {isPrint && product ? <PrintChange {...changeProps} product={product} extras={extras} /> : null}
      {changing === null ? (
        <ProjectOverview
          id={id}
          of={of}
          project={project}
          slots={slots}
          extras={extras}
          parts={parts}
          change={change}
          onChange={open}
          onChangePrint={canPersonalize ? () => open(printName) : null}
          onSay={setStatusText}
        />
      ) : null}
    </article>
  );
}

interface PaneHeadProps extends Pick<ProjectPaneProps, 'project' | 'productionStartedAt'> {
  id: string;
  /** What has just been done. */
  said: string;
}

function PaneHead({ id, project, productionStartedAt, said: statusText }: PaneHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={`${id}-name`}>{project.productName}</h2>
      <p className={styles.state}>
        {project.personalizable
          ? words.open
          : productionStartedAt
            ? words.inProduction({ date: dayOf(productionStartedAt) })
            : words.made}
      </p>
      <output className={styles.said}>
        {statusText ? (
          <>
            <Icon of={checkIcon} size={18} /> {statusText}
          </>
        ) : null}
      </output>
    </header>
  );
}

interface ProjectOverviewProps extends Pick<ProjectPaneProps, 'of' | 'project' | 'extras' | 'parts'> {
  id: string;
  slots: ProductDetail['customizationList'];
  change: ReturnType<typeof useProjectChange>;
  onChange(name: string): void;
  /** Null when the print can no longer be changed. */
  onChangePrint: (() => void) | null;
  onSay(text: string): void;
}

/** All of a project while nothing of it is being changed. */
function ProjectOverview(props: ProjectOverviewProps) {
  const { id, of, project, slots, extras, parts, change, onChange, onChangePrint, onSay } = props;
  return (
    <>
      <div className={styles.overview}>
        <ProjectPrints id={id} project={project} slots={slots} parts={parts} onChange={onChange} />
        <ProjectCode project={project} className={styles.code} />
        <PrintedFaces id={id} project={project} slots={slots} parts={parts} onChangePrint={onChangePrint} />
        <ProjectFacts project={project} slots={slots} extras={extras} />
      </div>
      <ProjectAccess of={of} project={project} />
      <ProjectHistory
        of={of}
        project={project}
        slots={slots}
        parts={parts}
        busy={change.busy}
        onRevert={async (back) => {
          onSay('');
          if (await change.save([back])) onSay(words.putBackDone);
        }}
      />
    </>
  );
}

/** Into what is being changed goes the focus, and out of it back to the button that led there. */
function useFocusAfter(changing: string | null, id: string): void {
  const before = useRef(changing);
  useEffect(() => {
    const former = before.current;
    before.current = changing;
    if (former === changing) return;
    const target = document.getElementById(changing === null ? `${id}-change-${former}` : `${id}-changing`);
    target?.closest('details')?.setAttribute('open', '');
    target?.focus();
    if (changing !== null) target?.scrollIntoView({ block: 'start' });
  }, [changing, id]);
}
