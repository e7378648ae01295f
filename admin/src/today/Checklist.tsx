import type { Reply } from '@afterimage/contract/api.ts';
import type { ChecklistStep } from '@afterimage/contract/values/checklist.ts';
import { checkIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { sayFailure } from '../parts/toast.ts';
import { words } from './checklist.words.ts';
import styles from './today.module.css';

/** Where each step is done; the address on the web is set where the shop runs. */
const places: Readonly<Record<ChecklistStep, string>> = {
  seller: '/admin/settings/shop',
  web: '/admin/settings#server',
  mail: '/admin/settings/mail',
  tax: '/admin/settings/taxes',
  payment: '/admin/settings/payment',
  product: '/admin/products',
  'legal-texts': '/admin/legal-texts',
  access: '/admin/team',
  order: '/',
};

/** The steps before the first sale. The list goes when all are done or an operator hides it. */
export function Checklist() {
  const { data } = useCall('getChecklist');
  const dismiss = useWrite('dismissChecklist', { touches: ['getChecklist'] });
  const isShown = data !== undefined && !data.isDismissed && data.stepList.some(({ isDone }) => !isDone);
  const sample = useCall('getSampleState', {}, { enabled: isShown });
  if (!isShown) return null;
  const doneCount = data.stepList.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className={styles.checklist}>
      <div className={styles.checklistHead}>
        <h2 id="first-steps">{words.title}</h2>
        <span className={styles.soft}>{words.progress({ done: doneCount, all: data.stepList.length })}</span>
        <Button small kind="quiet" busy={dismiss.isPending} onPress={() => dismiss.mutate({}, { onError: sayFailure })}>
          {words.hide}
        </Button>
      </div>
      <ol className={styles.list}>
        {data.stepList.map((line) => (
          <StepRow key={line.step} {...line} />
        ))}
      </ol>
      {sample.data && sample.data.untouchedCount > 0 ? (
        <p>
          <Link to="/admin/settings#sample">{words.removeSample({ count: sample.data.untouchedCount })}</Link>
        </p>
      ) : null}
    </section>
  );
}

function StepRow({ step, isDone }: Reply<'getChecklist'>['stepList'][number]) {
  const { title, note } = words.steps[step];
  const place = places[step];
  return (
    <li className={styles.step} data-done={isDone ? '' : undefined}>
      <span aria-hidden="true" className={styles.tick}>
        {isDone ? <Icon of={checkIcon} size={14} /> : null}
      </span>
      <span>
        {isDone ? (
          <>
            {title} <span className="visually-hidden">{words.done}</span>
          </>
        ) : (
          <>
            {step === 'order' ? <a href={place}>{title}</a> : <Link to={place}>{title}</Link>}
            <span className={styles.stepNote}>{note}</span>
          </>
        )}
      </span>
    </li>
  );
}
