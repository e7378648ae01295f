import type { Reply } from '@afterimage/contract/api.ts';
import { deliveryLimits, type DeliveryZone } from '@afterimage/contract/values/delivery.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { newWay } from './WayFields.tsx';
import { words } from './delivery.words.ts';
import { DeliveryPreview } from './previews/DeliveryPreview.tsx';
import { settingsTrail } from './settings-trail.ts';
import { words as settingsWords } from './settings.words.ts';
import previewStyles from './previews/previews.module.css';
import styles from './settings.module.css';
import { ZoneFields } from './ZoneFields.tsx';
import { zonesText } from './zones-text.ts';

type Settings = Reply<'getDeliverySettings'>;

/** Zones of countries with their ways of delivery. */
export function Screen() {
  const settings = useCall('getDeliverySettings');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <p className={styles.aside}>
        <Link to="/admin/settings/workshop">{words.calendar}</Link>
      </p>
      <Loaded of={settings}>{(data) => <Form settings={data} />}</Loaded>
    </>
  );
}

function Form({ settings: { version, zones: stored, countryList } }: { settings: Settings }) {
  const form = useDraft({ stored: { zones: stored }, version });
  const { zones } = form.draft;
  const saving = useWrite('saveDeliverySettings', { touches: ['getDeliverySettings'] });
  const failure = saving.error?.failure;
  const assignedCountries = new Set(zones.flatMap(({ countries }) => countries));
  const free = countryList.filter((code) => !assignedCountries.has(code));
  const setZones = (next: DeliveryZone[]) => form.change({ zones: next });
  const isWhole = zones.every(({ ways }) =>
    ways.every(({ price, freeFrom }) => !Number.isNaN(price) && !Number.isNaN(freeFrom)),
  );
  return (
    <DraftFrame
      form={form}
      titles={{ zones: words.zones }}
      show={(_field, value) => zonesText(value as DeliveryZone[])}
      changed={changedZones(stored, zones)}
      isInvalid={!isWhole}
      saving={saving}
      onSave={() =>
        saving.mutate(
          { body: { zones, version: form.version } },
          { onSuccess: () => say(settingsWords.saved), onError: sayUnlessInForm },
        )
      }
    >
      <div className={previewStyles.beside}>
        <div className={catalogueStyles.parts}>
          {zones.map((zone, at) => (
            <ZoneFields
              key={zone.id}
              zone={zone}
              free={free}
              mayBeOthers={zones.every(({ id, isOthers }) => !isOthers || id === zone.id)}
              errorOf={(field) => failure?.fields?.[`zones.${at}.${field}`]}
              onChange={(next) => setZones(zones.with(at, next))}
              onRemove={zones.length > 1 ? () => setZones(zones.toSpliced(at, 1)) : undefined}
            />
          ))}
          {free.length > 0 && zones.every(({ isOthers }) => !isOthers) ? (
            <p className={styles.soft}>{words.notDelivered({ count: free.length })}</p>
          ) : null}
          {zones.length < deliveryLimits.zones ? (
            <div>
              <Button onPress={() => setZones([...zones, newZone()])}>{words.addZone}</Button>
            </div>
          ) : null}
        </div>
        <DeliveryPreview stored={stored} zones={zones} countryList={countryList} />
      </div>
    </DraftFrame>
  );
}

const newZone = (): DeliveryZone => ({
  id: `zone-${crypto.randomUUID().slice(0, 8)}`,
  name: '',
  countries: [],
  isOthers: false,
  ways: [newWay()],
});

/** The names of the zones that are new, different or gone. */
function changedZones(stored: readonly DeliveryZone[], zones: readonly DeliveryZone[]): string[] {
  const before = new Map(stored.map((zone) => [zone.id, zone]));
  const after = new Set(zones.map(({ id }) => id));
  const different = zones.filter((zone) => !isSameValue(before.get(zone.id), zone));
  const gone = stored.filter(({ id }) => !after.has(id));
  return [...different, ...gone].map(({ name }) => name || words.newZone);
}
