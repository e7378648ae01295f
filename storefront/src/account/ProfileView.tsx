import { emailChange, passwordChange, type Profile, profileChange } from '@afterimage/contract/accounts.ts';
import { locales, localeFacts } from '@afterimage/words/locale.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Field, Select } from '@afterimage/ui/Field.tsx';
import styles from './Account.module.css';
import { words } from './account.words.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { changePassword, requestEmailChange } from './account.operations.ts';
import { updateProfile } from './profile.state.ts';

const nameSchema = profileChange.pick({ firstName: true, lastName: true });
const languageSchema = profileChange.pick({ locale: true }).required();

/** Who the account belongs to; each thing is changed where it stands. */
export function ProfileView({ profile }: { profile: Profile }) {
  const dispatch = useAppDispatch();
  const { firstName, lastName, locale, email } = profile;
  const offered = useAppSelector((state) => state.common.frame?.localeList) ?? locales;
  const save = async (change: Partial<Pick<Profile, 'firstName' | 'lastName' | 'locale'>>, close: Close) => {
    const result = await dispatch(updateProfile({ firstName, lastName, ...change }));
    if (updateProfile.rejected.match(result)) return result.payload?.fields ?? {};
    close(words.saved);
    return undefined;
  };
  return (
    <ul className={styles.rows}>
      <ProfileRow
        name={words.name}
        value={`${firstName} ${lastName}`}
        changeLabel={words.changeName}
        renderForm={(close) => (
          <ProfileForm
            schema={nameSchema}
            initial={{ firstName, lastName }}
            onSubmit={(body) => save(body, close)}
            onCancel={() => close()}
            renderFields={({ field }) => (
              <div className={styles.pair}>
                <Field label={words.firstName} autoComplete="given-name" {...field('firstName')} />
                <Field label={words.lastName} autoComplete="family-name" {...field('lastName')} />
              </div>
            )}
          />
        )}
      />
      <EmailRow email={email} />
      <PasswordRow email={email} />
      {offered.length > 1 ? (
        <ProfileRow
          name={words.language}
          value={localeFacts[locale].name}
          changeLabel={words.changeLanguage}
          renderForm={(close) => (
            <ProfileForm
              schema={languageSchema}
              initial={{ locale }}
              onSubmit={(body) => save(body, close)}
              onCancel={() => close()}
              renderFields={({ field, set }) => (
                <Select
                  label={words.language}
                  {...field('locale')}
                  onChange={(event) => set('locale', event.target.value)}
                >
                  {offered.map((tongue) => (
                    <option key={tongue} value={tongue} lang={tongue}>
                      {localeFacts[tongue].name}
                    </option>
                  ))}
                </Select>
              )}
            />
          )}
        />
      ) : null}
    </ul>
  );
}

type Close = (done?: string) => void;

function EmailRow({ email: now }: { email: string }) {
  const dispatch = useAppDispatch();
  return (
    <ProfileRow
      name={words.email}
      value={now}
      changeLabel={words.changeEmail}
      renderForm={(close) => (
        <ProfileForm
          schema={emailChange}
          initial={{ email: '', password: '' }}
          send={words.sendLink}
          sending={words.sending}
          onSubmit={async (body) => {
            const result = await dispatch(requestEmailChange(body));
            if (requestEmailChange.rejected.match(result)) return result.payload?.fields ?? {};
            close(words.emailAsked({ email: body.email, now }));
            return undefined;
          }}
          onCancel={() => close()}
          renderFields={({ field }) => (
            <>
              <Field
                label={words.newEmail}
                hint={words.emailHint}
                type="email"
                inputMode="email"
                autoComplete="email"
                {...field('email')}
              />
              <Field
                label={words.currentPassword}
                type="password"
                autoComplete="current-password"
                {...field('password')}
              />
            </>
          )}
        />
      )}
    />
  );
}

function PasswordRow({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  return (
    <ProfileRow
      name={words.password}
      value={words.hidden}
      changeLabel={words.changePassword}
      renderForm={(close) => (
        <ProfileForm
          schema={passwordChange}
          initial={{ currentPassword: '', password: '' }}
          onSubmit={async (body) => {
            const result = await dispatch(changePassword(body));
            if (changePassword.rejected.match(result)) return result.payload?.fields ?? {};
            close(words.passwordSaved);
            return undefined;
          }}
          onCancel={() => close()}
          renderFields={({ field }) => (
            <>
              {/* Tells a password manager whose password it is. */}
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <Field
                label={words.currentPassword}
                type="password"
                autoComplete="current-password"
                {...field('currentPassword')}
              />
              <Field
                label={words.newPassword}
                hint={`${words.passwordRule}. ${words.passwordEnds}`}
                type="password"
                autoComplete="new-password"
                {...field('password')}
              />
            </>
          )}
        />
      )}
    />
  );
}
