import { useState } from 'react';
import { type MenuEntry, pageLimits as limits } from '@afterimage/contract/values/shop-pages.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { chevronDownIcon, chevronUpIcon, plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import styles from '../catalogue/catalogue.module.css';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { useOrder } from '../catalogue/use-order.ts';
import { SelectField, TextField } from '../form/fields.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { allCategories, entryOf, nameOfLink, type Place, unusedPlaces } from './menu-entries.ts';
import { words } from './pages.words.ts';

interface MenuFieldsProps {
  name: 'header' | 'footer';
  menu: readonly MenuEntry[];
  places: readonly Place[];
  onChange(menu: MenuEntry[]): void;
  errors: Readonly<Record<string, string>>;
}

/** The entries of one menu in their order, and what can be added. */
export function MenuFields({ name, menu, places, onChange, errors }: MenuFieldsProps) {
  const order = useOrder(
    menu.map((_, index) => String(index)),
    (keys) => onChange(keys.flatMap((key) => menu[Number(key)] ?? [])),
  );
  return (
    <section aria-labelledby={`menu-${name}`} className={styles.part}>
      <h2 id={`menu-${name}`}>{words[name]}</h2>
      {menu.length === 0 ? <p>{words.none}</p> : null}
      <ol className={styles.plain}>
        {menu.map((entry, index) => (
          // Entries have no name but their place, as in the list that is sent.
          // oxlint-disable-next-line react/no-array-index-key -- two new links are alike
          <li key={index} className={styles.picture} {...order.dragProps(String(index))}>
            <Entry
              entry={entry}
              isKnown={entry.kind === 'link' && places.some(({ to }) => to === entry.to)}
              places={places}
              number={index + 1}
              count={menu.length}
              onMove={(by) => order.move(String(index), by)}
              onRemove={() => onChange(menu.filter((_, at) => at !== index))}
              onChange={(changed) => onChange(menu.map((each, at) => (at === index ? changed : each)))}
              errorOf={(field) => errors[`${name}.${index}${field}`]}
            />
          </li>
        ))}
      </ol>
      <AddEntry name={name} menu={menu} places={places} onAdd={(entry) => onChange([...menu, entry])} />
    </section>
  );
}

interface EntryProps {
  entry: MenuEntry;
  /** Whether its place has a name of its own. */
  isKnown: boolean;
  places: readonly Place[];
  number: number;
  count: number;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  onChange(entry: MenuEntry): void;
  errorOf(field: string): string | undefined;
}

function Entry({ entry, isKnown, places, number, count, errorOf, ...on }: EntryProps) {
  const named = entry.kind === 'link' ? nameOfLink(entry, places) : words.allCategories;
  const name = named || words.entry({ number });
  const error = errorOf('');
  const place = entry.kind === 'link' ? places.find(({ to }) => to === entry.to) : undefined;
  return (
    <>
      <span className={styles.acts}>
        <strong>{named ? `${number}. ${named}` : name}</strong>
        <span className={styles.tools}>
          <IconButton
            icon={chevronUpIcon}
            label={words.moveUp({ name })}
            isDisabled={number === 1}
            onPress={() => on.onMove(-1)}
          />
          <IconButton
            icon={chevronDownIcon}
            label={words.moveDown({ name })}
            isDisabled={number === count}
            onPress={() => on.onMove(1)}
          />
          <IconButton icon={trashIcon} label={words.remove({ name })} onPress={on.onRemove} />
        </span>
      </span>
      {error ? <p role="alert">{error}</p> : null}
      {entry.kind === 'categories' ? (
        <span className={styles.soft}>{words.allCategoriesHint}</span>
      ) : (
        <>
          {isKnown && !errorOf('.to') ? null : (
            <TextField
              label={words.address({ name: words.entry({ number }) })}
              hint={words.targetHint}
              value={entry.to}
              onChange={(to) => on.onChange({ ...entry, to })}
              maxLength={limits.address}
              error={errorOf('.to')}
            />
          )}
          <TextsIn
            label={(language) => words.labelIn({ name: words.entry({ number }), language })}
            value={entry.label}
            onChange={(label) => on.onChange({ ...entry, label })}
            maxLength={limits.name}
            {...(place && { hint: words.labelHint({ name: place.name[currentLocale()] }) })}
            errorOf={(locale) => errorOf(`.label.${locale}`)}
          />
        </>
      )}
    </>
  );
}

const ownLink = 'own';

function AddEntry({
  name,
  menu,
  places,
  onAdd,
}: Pick<MenuFieldsProps, 'name' | 'menu' | 'places'> & { onAdd(entry: MenuEntry): void }) {
  const [choice, setChoice] = useState(ownLink);
  const options = [
    { value: ownLink, label: words.ownLink },
    ...(menu.some(({ kind }) => kind === 'categories') ? [] : [{ value: allCategories, label: words.allCategories }]),
    ...unusedPlaces(menu, places).map(({ to, name: texts }) => ({ value: to, label: texts[currentLocale()] })),
  ];
  return (
    <div className={styles.threshold}>
      <SelectField
        label={name === 'header' ? words.toHeader : words.toFooter}
        value={options.some(({ value }) => value === choice) ? choice : ownLink}
        onChange={setChoice}
        options={options}
      />
      <Button
        icon={plusIcon}
        isDisabled={menu.length >= limits.entries}
        onPress={() => {
          const isThere = options.some(({ value }) => value === choice);
          onAdd(entryOf(choice === ownLink || !isThere ? '' : choice));
          setChoice(ownLink);
        }}
      >
        {words.add}
      </Button>
    </div>
  );
}
