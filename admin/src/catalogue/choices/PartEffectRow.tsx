import { partFinishes } from '@afterimage/contract/values/catalogue-desk.ts';
import { trashIcon } from '@afterimage/ui/icons.ts';
import { SelectField } from '../../form/fields.tsx';
import { IconButton } from '../../parts/Button.tsx';
import { ColorEffect } from './ColorEffect.tsx';
import { isWholeChange, type PartEffect, partEffect, partKinds } from './model-effects.ts';
import { words } from './model-effects.words.ts';
import styles from './choices.module.css';

interface PartEffectRowProps {
  effect: PartEffect;
  /** The parts that the models of the product have. */
  names: readonly string[];
  error: string | undefined;
  onChange(effect: PartEffect): void;
  onRemove(): void;
}

/** What an option does to one part of the model. */
export function PartEffectRow({ effect, names, error, onChange, onRemove }: PartEffectRowProps) {
  const { kind, part } = effect;
  const isMissing = !names.includes(part);
  return (
    <fieldset aria-label={words.changeOf({ part })} className={styles.part}>
      <div className={styles.partHead}>
        <SelectField
          label={words.part}
          value={part}
          options={[
            ...names.map((name) => ({ value: name, label: name })),
            ...(isMissing ? [{ value: part, label: words.partMissing({ part }) }] : []),
          ]}
          onChange={(name) => onChange({ ...effect, part: name })}
          error={error}
        />
        <SelectField
          label={words.change}
          value={kind}
          options={partKinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(value) => onChange(partEffect(part, partKinds.find((each) => each === value) ?? 'partLook'))}
        />
        <IconButton icon={trashIcon} label={words.removePart({ part })} onPress={onRemove} />
      </div>
      {effect.kind === 'partLook' ? <LookFields effect={effect} onChange={onChange} /> : null}
    </fieldset>
  );
}

interface LookFieldsProps {
  effect: Extract<PartEffect, { kind: 'partLook' }>;
  onChange(effect: PartEffect): void;
}

const LookFields = ({ effect, onChange }: LookFieldsProps) => (
  <>
    <ColorEffect
      check={words.anotherColor}
      label={words.color}
      first="#808080"
      color={effect.color ?? undefined}
      onChange={(color) => onChange({ ...effect, color })}
    />
    <SelectField
      label={words.finish}
      value={effect.finish ?? 'own'}
      options={(['own', ...partFinishes] as const).map((value) => ({ value, label: words.finishes[value] }))}
      onChange={(value) => onChange({ ...effect, finish: partFinishes.find((each) => each === value) ?? null })}
      error={isWholeChange(effect) ? undefined : words.lookMissing}
    />
  </>
);
