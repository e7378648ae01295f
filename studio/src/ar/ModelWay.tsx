import { modelLimits } from '@afterimage/contract/values/limits.ts';
import { useId } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { cubeIcon } from '@afterimage/ui/making-icons.ts';
import { FileDrop } from './FileDrop.tsx';
import { mediumOfModel, useGallery } from './gallery.ts';
import { modelFault } from './glb.ts';
import type { PlacedMedium } from './placed-medium.ts';
import type { Work } from './medium-work.ts';
import styles from './Ways.module.css';
import { words } from './ways.words.ts';

interface OwnModelProps {
  id: string;
  title: string;
  make: (name: string, work: Work) => Promise<void>;
  refuse: (name: string, message: string) => void;
  clear: () => void;
}

/** A model of one's own, looked through before it is sent. */
export function OwnModel({ id, title, make, refuse, clear }: OwnModelProps) {
  const receive = async (file: File) => {
    clear();
    // What is far too large is not even read.
    const large = file.size > modelLimits.sentBytes;
    const modelProblem = large
      ? { fault: 'large' as const, most: modelLimits.sentBytes / 1024 / 1024 }
      : modelFault(file.name, await file.arrayBuffer());
    if (modelProblem) return refuse(file.name, faultWords(modelProblem));
    return make(file.name, async () => ({ file: new File([file], file.name, { type: 'model/gltf-binary' }) }));
  };
  return (
    <div className={styles.way}>
      <h3 className={styles.title}>{words.own}</h3>
      <FileDrop
        id={`${id}-model`}
        accept=".glb,model/gltf-binary"
        buttonText={words.chooseModel}
        label={words.chooseModelFor({ title })}
        drop={words.drop}
        rule={words.modelRule({ most: modelLimits.sentBytes / 1024 / 1024 })}
        onFile={(file) => void receive(file).catch(() => refuse(file.name, words.modelFaults.noModel))}
      />
    </div>
  );
}

function faultWords(modelProblem: NonNullable<ReturnType<typeof modelFault>>): string {
  if (modelProblem.fault === 'large') return words.modelFaults.large({ most: modelProblem.most });
  if (modelProblem.fault === 'triangles')
    return words.modelFaults.triangles({ count: modelProblem.count, most: modelProblem.most });
  return words.modelFaults[modelProblem.fault];
}

interface GalleryChoiceProps {
  value: PlacedMedium | null;
  onSelect: (placed: PlacedMedium) => void;
  clear: () => void;
}

/** A model of the shop's gallery; what is chosen is on the photo at once. */
export function GalleryChoice({ value, onSelect, clear }: GalleryChoiceProps) {
  const { gallery, again } = useGallery();
  const name = useId();
  const { status } = gallery;
  return (
    <fieldset aria-busy={status === 'loading'}>
      <legend className={styles.legend}>{words.gallery}</legend>
      {status === 'loading' ? <p className={styles.note}>{words.galleryLoading}</p> : null}
      {status === 'failed' ? (
        <div className={styles.way}>
          <p role="alert">{words.galleryFailed}</p>
          <Button kind="secondary" small onClick={again}>
            {words.again}
          </Button>
        </div>
      ) : null}
      {gallery.status === 'ready' && gallery.modelList.length === 0 ? (
        <p className={styles.note}>{words.galleryEmpty}</p>
      ) : null}
      {gallery.status === 'ready' ? (
        <div className={styles.models}>
          {gallery.modelList.map((model) => (
            <label key={model.id} className={styles.model}>
              <input
                type="radio"
                name={name}
                value={model.id}
                checked={value?.medium.type === '3D' && value.medium.attachmentId === model.id}
                onChange={() => {
                  clear();
                  onSelect(mediumOfModel(model));
                }}
              />
              <span className={styles.modelFace}>
                {model.posterUrl ? (
                  <img src={model.posterUrl} alt="" loading="lazy" />
                ) : (
                  <span className={styles.blank}>
                    <Icon of={cubeIcon} size={32} />
                  </span>
                )}
                {model.title}
              </span>
            </label>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
