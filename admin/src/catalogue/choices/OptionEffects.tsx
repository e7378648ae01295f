import type { OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import { photoFilters } from '@afterimage/contract/values/looks.ts';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import { slotName } from '../faces/slot-name.ts';
import type { DeskProduct } from '../product-draft.ts';
import { effectOn, type OptionDraft, withEffect } from './choice-draft.ts';
import { words } from './choices.words.ts';
import { ColorEffect } from './ColorEffect.tsx';
import type { ProductModels } from './model-effects.ts';
import { words as modelWords } from './model-effects.words.ts';
import { ModelEffects } from './ModelEffects.tsx';
import styles from './choices.module.css';

type DeskSlot = DeskProduct['slotList'][number];

interface OptionEffectsProps {
  option: OptionDraft;
  /** The slots of the product, whose faces the option may change. */
  slotList: readonly DeskSlot[];
  models: ProductModels;
  /** What was refused, by the place of the effect. */
  errorOf(index: number): string | undefined;
  onChange(effectList: OptionEffect[]): void;
  onSent(model: ProductModel): void;
}

/** What an option changes: an instruction for the workshop, the colors of what is printed on each face, and the 3D model. */
export function OptionEffects({ option, slotList, models, errorOf, onChange, onSent }: OptionEffectsProps) {
  const { effectList, otherEffectCount } = option;
  const note = effectOn(effectList, 'note')?.note ?? '';
  const count = effectList.length + otherEffectCount;
  const faces = slotList.filter(({ face }) => face !== null);
  return (
    <details className={styles.effects}>
      <summary>
        <span>{words.effects}</span>
        <span className={styles.soft}>{count > 0 ? words.effectCount({ count }) : words.noEffect}</span>
      </summary>
      <div>
        <TextField
          label={words.note}
          hint={words.noteHint}
          maxLength={200}
          value={note}
          onChange={(text) =>
            onChange(withEffect(effectList, { kind: 'note' }, text === '' ? null : { kind: 'note', note: text }))
          }
        />
        {faces.map((slot) => (
          <FaceEffects key={slot.id} slot={slot} effectList={effectList} onChange={onChange} />
        ))}
        {models.main || models.ofOptions.length > 0 ? (
          <ModelEffects effectList={effectList} models={models} errorOf={errorOf} onChange={onChange} onSent={onSent} />
        ) : (
          <p className={styles.soft}>{modelWords.noModel}</p>
        )}
        {otherEffectCount > 0 ? <p className={styles.soft}>{words.otherEffects({ count: otherEffectCount })}</p> : null}
      </div>
    </details>
  );
}

interface FaceEffectsProps {
  slot: DeskSlot;
  effectList: readonly OptionEffect[];
  onChange(effectList: OptionEffect[]): void;
}

function FaceEffects({ slot, effectList, onChange }: FaceEffectsProps) {
  const { id: slotId, kind } = slot;
  const face = slotName(slot);
  const filter = effectOn(effectList, 'filter', slotId)?.filter;
  return (
    <>
      {kind === 'photo' ? (
        <SelectField
          label={words.filter({ face })}
          value={filter ?? 'none'}
          options={(['none', ...photoFilters] as const).map((value) => ({ value, label: words.filters[value] }))}
          onChange={(value) => {
            const nextFilter = photoFilters.find((each) => each === value);
            const effect = nextFilter ? { kind: 'filter' as const, slotId, filter: nextFilter } : null;
            onChange(withEffect(effectList, { kind: 'filter', slotId }, effect));
          }}
        />
      ) : null}
      {kind === 'text' ? (
        <ColorEffect
          check={words.ownTextColor({ face })}
          label={words.textColor({ face })}
          first="#202020"
          color={effectOn(effectList, 'textColor', slotId)?.color}
          onChange={(color) =>
            onChange(
              withEffect(
                effectList,
                { kind: 'textColor', slotId },
                color ? { kind: 'textColor', slotId, color } : null,
              ),
            )
          }
        />
      ) : null}
      <ColorEffect
        check={words.ownBackground({ face })}
        label={words.background({ face })}
        first="#ffffff"
        color={effectOn(effectList, 'background', slotId)?.color}
        onChange={(color) =>
          onChange(
            withEffect(
              effectList,
              { kind: 'background', slotId },
              color ? { kind: 'background', slotId, color } : null,
            ),
          )
        }
      />
    </>
  );
}
