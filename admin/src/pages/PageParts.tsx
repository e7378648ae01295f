import { chevronDownIcon, chevronUpIcon } from '@afterimage/ui/icons.ts';
import { type FrontPagePart, pageLimits as limits } from '@afterimage/contract/values/shop-pages.ts';
import styles from '../catalogue/catalogue.module.css';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { useOrder } from '../catalogue/use-order.ts';
import { CheckField } from '../form/fields.tsx';
import { IconButton } from '../parts/Button.tsx';
import type { FrontPageDraft, FrontPageFieldsProps } from './FirstPart.tsx';
import { words } from './pages.words.ts';

type Part = FrontPageDraft['partList'][number];

/** The further parts of the first page: which are on it, in which order, and under which heading. */
export function PageParts({ draft: { partList }, change, errors }: FrontPageFieldsProps) {
  const order = useOrder(
    partList.map(({ name }) => name),
    (names) => change({ partList: names.flatMap((name) => partList.find((part) => part.name === name) ?? []) }),
  );
  const write = (name: FrontPagePart, fields: Partial<Part>) =>
    change({ partList: partList.map((part) => (part.name === name ? { ...part, ...fields } : part)) });
  return (
    <section aria-labelledby="further-parts" className={styles.part}>
      <h2 id="further-parts">{words.partList}</h2>
      <p className={styles.soft}>{words.partsNote}</p>
      {errors['partList'] ? <p role="alert">{errors['partList']}</p> : null}
      <ol className={styles.plain}>
        {partList.map(({ name: part, isHidden, heading }, index) => {
          const name = words.parts[part];
          return (
            <li key={part} className={styles.picture} {...order.dragProps(part)}>
              <span className={styles.acts}>
                <CheckField
                  label={words.isShown({ name })}
                  isSelected={!isHidden}
                  onChange={(isShown) => write(part, { isHidden: !isShown })}
                />
                <span className={styles.tools}>
                  <IconButton
                    icon={chevronUpIcon}
                    label={words.moveUp({ name })}
                    isDisabled={index === 0}
                    onPress={() => order.move(part, -1)}
                  />
                  <IconButton
                    icon={chevronDownIcon}
                    label={words.moveDown({ name })}
                    isDisabled={index === partList.length - 1}
                    onPress={() => order.move(part, 1)}
                  />
                </span>
              </span>
              {isHidden ? null : (
                <TextsIn
                  label={(language) => words.partHeading({ name, language })}
                  value={heading}
                  onChange={(texts) => write(part, { heading: texts })}
                  maxLength={limits.heading}
                  errorOf={(locale) => errors[`partList.${index}.heading.${locale}`]}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
