import type { Reply } from '@afterimage/contract/api.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { isTypedPort, MailServerFields, SendTest, type TypedServer } from './MailServerFields.tsx';
import { words } from './mail-server.words.ts';
import { RemoveService, ServiceFacts } from './ServiceCard.tsx';
import { settingsTrail } from './settings-trail.ts';
import { words as settingsWords } from './settings.words.ts';
import styles from './settings.module.css';

type Settings = Reply<'getMailServer'>;

/** The server that sends the mails. */
export function Screen() {
  const settings = useCall('getMailServer');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={settings}>
        {(data) => (data.byHost ? <HostServer server={data.server} /> : <ServerForm settings={data} />)}
      </Loaded>
    </>
  );
}

/** What the environment names, to be read alone. */
function HostServer({ server }: Pick<Settings, 'server'>) {
  if (!server) return null;
  const sender = server.senderName === '' ? server.senderAddress : `${server.senderName} <${server.senderAddress}>`;
  const facts = [
    [words.host, `${server.host}:${server.port}`],
    ...(server.user === '' ? [] : [[words.user, server.user] as const]),
    ...(server.hasPassword ? [[words.password, words.isSet] as const] : []),
    [words.senderAddress, sender],
  ] as const;
  return (
    <section aria-label={words.title} className={styles.service}>
      <ServiceFacts facts={facts} />
      <p className={styles.soft}>{words.byHost}</p>
    </section>
  );
}

function fieldsOf({ server, proposal }: Settings): TypedServer {
  if (!server) return { host: '', encryption: 'starttls', port: '587', user: '', password: '', ...proposal };
  const { hasPassword: _, port, ...rest } = server;
  return { ...rest, port: String(port), password: '' };
}

const bodyOf = (draft: TypedServer) => ({ ...draft, host: draft.host.trim(), port: Number(draft.port) });

const titlesOf = (): Record<keyof TypedServer, string> => ({
  host: words.host,
  encryption: words.encryption,
  port: words.port,
  user: words.user,
  password: words.password,
  senderName: words.senderName,
  senderAddress: words.senderAddress,
});

const isComplete = ({ port, host, senderAddress }: TypedServer): boolean =>
  isTypedPort(port) && host.trim() !== '' && senderAddress.trim() !== '';

function ServerForm({ settings }: { settings: Settings }) {
  const { server, hasOutbox, version } = settings;
  const form = useDraft<TypedServer>({ stored: fieldsOf(settings), version });
  const save = useWrite('saveMailServer', { touches: ['getMailServer', 'getChecklist'] });
  const test = useWrite('testMailServer');
  const { draft } = form;
  const isIncomplete = !isComplete(draft);
  const failure = save.error?.failure ?? test.error?.failure;
  const change = (part: Partial<TypedServer>) => {
    test.reset();
    save.reset();
    form.change(part);
  };
  const submit = () => {
    test.reset();
    save.mutate(
      { body: { ...bodyOf(draft), version: form.version } },
      {
        onSuccess: (saved) => {
          form.accept(draft, fieldsOf(saved), saved.version);
          say(settingsWords.saved);
        },
        onError: sayUnlessInForm,
      },
    );
  };
  const sendTest = () => {
    save.reset();
    test.mutate({ body: bodyOf(draft) }, { onError: (error) => !error.failure.fields && sayFailure(error) });
  };
  return (
    <div>
      {server ? null : <NoServer hasOutbox={hasOutbox} />}
      <DraftFrame form={form} titles={titlesOf()} isInvalid={isIncomplete} saving={save} onSave={submit}>
        <MailServerFields
          draft={draft}
          change={change}
          errors={failure?.fields ?? {}}
          hasPassword={server?.hasPassword ?? false}
        />
        <SendTest isDisabled={isIncomplete} isBusy={test.isPending} sentTo={test.data?.to ?? null} onPress={sendTest} />
        {server ? <RemoveServer version={form.version} /> : null}
      </DraftFrame>
    </div>
  );
}

const RemoveServer = ({ version }: { version: number }) => (
  <RemoveService
    service="mail-server"
    version={version}
    label={words.remove}
    title={words.removeTitle}
    note={words.removeNote}
    touches={['getMailServer']}
  />
);

function NoServer({ hasOutbox }: { hasOutbox: boolean }) {
  if (!hasOutbox) return <p className={styles.aside}>{words.waiting}</p>;
  return (
    <p className={styles.aside}>
      {words.outbox} <a href="/dev/outbox">{words.openOutbox}</a>
    </p>
  );
}
