import { lazy, Suspense, useMemo, useState } from 'react';
import type { ModelRegion } from '@afterimage/contract/print.ts';
import { CheckField, SelectField, TextField } from '../../form/fields.tsx';
import { Button } from '../../parts/Button.tsx';
import type { TestFace } from '../model/TurnedModel.tsx';
import type { DeskProduct } from '../product-draft.ts';
import { words as faceWords } from './faces.words.ts';
import { isRegionWhole, ownArea, percentText, regionNumbers, shareOf, wholeRegion } from './model-region.ts';
import { words } from './part-of-model.words.ts';
import styles from './faces.module.css';

/** It comes with three.js, for those who look at the model. */
const TurnedModel = lazy(async () => ({ default: (await import('../model/TurnedModel.tsx')).TurnedModel }));

interface PartOfModelProps {
  product: DeskProduct;
  /** The face as it is called and its size in millimeters. */
  face: { title: string; widthMm: number; heightMm: number };
  part: string | null;
  region: ModelRegion | null;
  onPart(part: string | null): void;
  onRegion(region: ModelRegion | null): void;
  /** What was refused, by field. */
  fields: Readonly<Record<string, string>> | undefined;
}

/** The part of the product's model that shows the face, and the section of its texture; nothing to choose without a model. */
export function PartOfModel({ product: { model }, face, part, region, onPart, onRegion, fields }: PartOfModelProps) {
  const parts = model?.partList.filter(({ hasUv }) => hasUv) ?? [];
  if (!model && part === null) return null;
  const currentPart = parts.find(({ name }) => name === part);
  const choose = (name: string | null) => {
    onPart(name);
    onRegion(null);
  };
  return (
    <>
      <PartField names={parts.map(({ name }) => name)} value={part} onChange={choose} error={fields?.['modelPart']} />
      {part === null ? null : (
        <Section
          key={part}
          own={ownArea(currentPart)}
          region={region}
          onChange={onRegion}
          error={Object.entries(fields ?? {}).find(([field]) => field.startsWith('modelRegion'))?.[1]}
        />
      )}
      {currentPart && model ? (
        <FaceOnModel url={model.url} face={face} part={currentPart.name} region={region} />
      ) : null}
    </>
  );
}

interface PartFieldProps {
  /** The parts that can show a print. */
  names: readonly string[];
  value: string | null;
  onChange(part: string | null): void;
  error: string | undefined;
}

/** The part of the product's model that shows the face. */
function PartField({ names, value, onChange, error }: PartFieldProps) {
  const isMissing = value !== null && !names.includes(value);
  return (
    <SelectField
      label={faceWords.part}
      hint={names.length === 0 ? faceWords.noPart : faceWords.partHint}
      value={value ?? ''}
      options={[
        { value: '', label: faceWords.onNoPart },
        ...names.map((name) => ({ value: name, label: name })),
        ...(isMissing ? [{ value, label: faceWords.partMissing({ name: value }) }] : []),
      ]}
      onChange={(name) => onChange(name === '' ? null : name)}
      error={error}
    />
  );
}

interface SectionProps {
  /** The section that the part itself takes; null: the whole texture. */
  own: Pick<ModelRegion, (typeof regionNumbers)[number]> | null;
  region: ModelRegion | null;
  onChange(region: ModelRegion | null): void;
  error: string | undefined;
}

/** The section of the part's texture that the print covers; without one, all of it. */
function Section({ own, region, onChange, error }: SectionProps) {
  const [round, setRound] = useState(0);
  return (
    <>
      {own && !region ? <p className={styles.soft}>{words.ownAreaNote}</p> : null}
      <CheckField
        label={words.section}
        hint={words.sectionHint}
        isSelected={region !== null}
        onChange={(isOn) => onChange(isOn ? { ...wholeRegion, ...own } : null)}
      />
      {region ? (
        <>
          <SectionNumbers key={round} region={region} onChange={onChange} error={error} />
          {own ? (
            <div>
              <Button
                small
                onPress={() => {
                  onChange({ ...region, ...own });
                  setRound(round + 1);
                }}
              >
                {words.takeOwnArea}
              </Button>
            </div>
          ) : null}
          <SelectField
            label={words.rotation}
            value={String(region.rotation)}
            options={rotations.map((value) => ({ value: String(value), label: words.rotations[value] }))}
            onChange={(value) => onChange({ ...region, rotation: rotations.find((one) => String(one) === value) ?? 0 })}
          />
          <CheckField
            label={words.mirrored}
            isSelected={region.mirrored}
            onChange={(mirrored) => onChange({ ...region, mirrored })}
          />
        </>
      ) : null}
    </>
  );
}

const rotations = [0, 90, 180, 270] as const;

interface SectionNumbersProps {
  region: ModelRegion;
  onChange(region: ModelRegion): void;
  error: string | undefined;
}

function SectionNumbers({ region, onChange, error }: SectionNumbersProps) {
  const [typed, setTyped] = useState(() => regionNumbers.map((name) => percentText(region[name])));
  const refusal = isRegionWhole(region) ? error : words.sectionWrong;
  return (
    <>
      <div className={styles.numbers}>
        {regionNumbers.map((name, at) => (
          <TextField
            key={name}
            label={words.numbers[name]}
            inputMode="decimal"
            value={typed[at] ?? ''}
            onChange={(text) => {
              setTyped(typed.with(at, text));
              onChange({ ...region, [name]: shareOf(text) });
            }}
          />
        ))}
      </div>
      {refusal ? (
        <p role="alert" className={styles.error}>
          {refusal}
        </p>
      ) : null}
    </>
  );
}

interface FaceOnModelProps {
  url: string;
  face: PartOfModelProps['face'];
  part: string;
  region: ModelRegion | null;
}

/** The model with a test picture where the face is, while it is asked for. */
function FaceOnModel({ url, face: { title, widthMm, heightMm }, part, region }: FaceOnModelProps) {
  const [isShown, setShown] = useState(false);
  const testFace = useMemo(
    (): TestFace => ({ part, region: isRegionWhole(region) ? region : null, title, ratio: widthMm / heightMm }),
    [part, region, title, widthMm, heightMm],
  );
  return (
    <>
      <CheckField label={words.preview} isSelected={isShown} onChange={setShown} />
      {isShown ? (
        <Suspense>
          <TurnedModel url={url} face={testFace} />
        </Suspense>
      ) : null}
    </>
  );
}
