import { lazy, Suspense, useState } from 'react';
import type { OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import { plusIcon } from '@afterimage/ui/icons.ts';
import { CheckField, TextField } from '../../form/fields.tsx';
import { Button } from '../../parts/Button.tsx';
import { effectOn, withEffect } from './choice-draft.ts';
import {
  isPartEffect,
  isWholeChange,
  lengths,
  partEffect,
  partNames,
  previewChanges,
  previewSize,
  type ProductModels,
  shownModel,
  type SizeEffect,
  sizeOf,
  typedLength,
} from './model-effects.ts';
import { words } from './model-effects.words.ts';
import { OptionModel } from './OptionModel.tsx';
import { PartEffectRow } from './PartEffectRow.tsx';
import styles from './choices.module.css';

/** It comes with three.js, for those who look at the model. */
const TurnedModel = lazy(async () => ({ default: (await import('../model/TurnedModel.tsx')).TurnedModel }));

export interface ModelEffectsProps {
  effectList: readonly OptionEffect[];
  models: ProductModels;
  /** What was refused, by the place of the effect. */
  errorOf(index: number): string | undefined;
  onChange(effectList: OptionEffect[]): void;
  /** A model was sent for this option; its effect names it. */
  onSent: Parameters<typeof OptionModel>[0]['onSent'];
}

/** What an option changes of the 3D model: parts, the whole model, its size. */
export function ModelEffects({ effectList, models, errorOf, onChange, onSent }: ModelEffectsProps) {
  const names = partNames(models);
  const model = shownModel(effectList, models);
  const [isLookedAt, setLookedAt] = useState(false);
  const [first] = names;
  return (
    <section aria-label={words.title} className={styles.model}>
      <h4>{words.title}</h4>
      {effectList.map((effect, index) =>
        isPartEffect(effect) ? (
          <PartEffectRow
            // oxlint-disable-next-line react/no-array-index-key -- effects have no ids, and their fields no state of their own
            key={index}
            effect={effect}
            names={names}
            error={errorOf(index)}
            onChange={(changed) => onChange(effectList.with(index, changed))}
            onRemove={() => onChange(effectList.toSpliced(index, 1))}
          />
        ) : null,
      )}
      <div className={styles.acts}>
        {first === undefined ? null : (
          <Button icon={plusIcon} small onPress={() => onChange([...effectList, partEffect(first, 'partLook')])}>
            {words.addPart}
          </Button>
        )}
        <OptionModel
          model={effectList.some(({ kind }) => kind === 'model') ? model : null}
          error={errorOf(effectList.findIndex(({ kind }) => kind === 'model'))}
          onSent={(sent) => {
            onSent(sent);
            onChange(withEffect(effectList, { kind: 'model' }, { kind: 'model', url: sent.url }));
          }}
          onRemove={() => onChange(withEffect(effectList, { kind: 'model' }, null))}
        />
      </div>
      {model ? (
        <>
          <SizeFields
            size={effectOn(effectList, 'modelSize')}
            own={sizeOf(model.size)}
            onChange={(size) => onChange(withEffect(effectList, { kind: 'modelSize' }, size))}
          />
          <CheckField label={words.preview} isSelected={isLookedAt} onChange={setLookedAt} />
          {isLookedAt ? (
            <Suspense>
              <TurnedModel
                key={model.url}
                url={model.url}
                changes={previewChanges(effectList, models)}
                size={previewSize(effectList)}
              />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

interface SizeFieldsProps {
  size: SizeEffect | undefined;
  /** The size of the model itself. */
  own: Omit<SizeEffect, 'kind'>;
  onChange(size: SizeEffect | null): void;
}

/** Another size of the model; without it, that of its file. */
function SizeFields({ size, own, onChange }: SizeFieldsProps) {
  return (
    <>
      <CheckField
        label={words.anotherSize}
        isSelected={size !== undefined}
        onChange={(isOn) => onChange(isOn ? { kind: 'modelSize', ...own } : null)}
      />
      {size ? <Lengths size={size} onChange={onChange} /> : null}
    </>
  );
}

function Lengths({ size, onChange }: { size: SizeEffect; onChange(size: SizeEffect): void }) {
  const [typed, setTyped] = useState(() => lengths.map((name) => size[name]?.toString() ?? ''));
  const error = isWholeChange(size) ? undefined : words.sizeWrong;
  return (
    <div className={styles.lengths}>
      {lengths.map((name, at) => (
        <TextField
          key={name}
          label={words[name]}
          inputMode="decimal"
          value={typed[at] ?? ''}
          onChange={(text) => {
            setTyped(typed.with(at, text));
            onChange({ ...size, [name]: typedLength(text) });
          }}
          error={Number.isNaN(size[name]) || (at === 0 && error) ? error : undefined}
        />
      ))}
    </div>
  );
}
