import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Takedown } from '@afterimage/contract/reports.ts';
import { noNetwork, refuse } from '../testing/test-api.ts';
import { findings } from '../testing/test-findings.ts';
import { openPage } from '../testing/test-page.tsx';
import { button, expectVisible, link, main, title } from '../testing/test-steps.ts';

const code = '0123456789abcdefghjkmnpqrs';
const reportPath = `/report/viewer/${code}`;
const subject = { kind: 'viewer' as const, productName: 'Mug 7' };
const open = (api: Parameters<typeof openPage>[1] = {}) =>
  openPage(reportPath, { ...api, api: { getReportSubject: subject, reportContent: {}, ...api.api } });

describe('the page on which something is reported', () => {
  it('S1.13 says what is reported, and thanks for the report', async () => {
    const { api } = await open();
    await expectVisible(title('Report what plays on a print'));
    await expectVisible(main().getByText('It is about: Mug 7'));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect(await findings()).toEqual([]);
    await main().getByLabelText('What is wrong with it?').selectOptions('Copyright or trademark');
    await main().getByLabelText('Please explain').fill('The film in it is mine.');
    await main().getByLabelText('Your e-mail address', { exact: false }).fill('ada@example.com');
    await button('Send report').click();
    await expectVisible(title('Thank you, we have your report'));
    await expect.element(title('Thank you, we have your report')).toHaveFocus();
    await expectVisible(main().getByText('We tell you at ada@example.com how we have decided.'));
    expect(await findings()).toEqual([]);
    expect(api.calls('reportContent').map(({ body }) => body)).toEqual([
      {
        kind: 'viewer',
        subjectId: code,
        reason: 'copyright',
        text: 'The film in it is mine.',
        email: 'ada@example.com',
      },
    ]);
  });

  it('S1.13 needs no address, in German too', async () => {
    const { api } = await open({ locale: 'de' });
    await expectVisible(title('Inhalte zu einem Druck melden'));
    await main().getByLabelText('Was ist damit nicht in Ordnung?').selectOptions('Gewalt oder Hass');
    await main().getByLabelText('Bitte erklären Sie es').fill('Der Film zeigt eine Prügelei.');
    await button('Meldung senden').click();
    await expectVisible(title('Danke, Ihre Meldung ist angekommen'));
    expect(api.calls('reportContent').map(({ body }) => body.email)).toEqual([null]);
  });

  it('D5.1 names what is missing and sends nothing', async () => {
    const { api } = await open();
    await main().getByLabelText('Your e-mail address', { exact: false }).fill('nobody');
    await userEvent.keyboard('{Enter}');
    for (const message of [
      'Please enter a reason',
      'Please enter an explanation',
      'Please enter a valid e-mail address',
    ])
      await expectVisible(main().getByText(message).first());
    expect(await findings()).toEqual([]);
    expect(api.calls('reportContent')).toEqual([]);
  });

  it('S8.8 says why a report did not arrive, and keeps what was written', async () => {
    const { api } = await open({ api: { reportContent: refuse('TOO_MANY_REQUESTS') } });
    await main().getByLabelText('What is wrong with it?').selectOptions('It breaks the law');
    await main().getByLabelText('Please explain').fill('This must not be shown.');
    await button('Send report').click();
    await expectVisible(main().getByText('This could not be sent'));
    await expect.element(main().getByLabelText('Please explain')).toHaveValue('This must not be shown.');
    api.on('reportContent', {});
    await button('Send report').click();
    await expectVisible(title('Thank you, we have your report'));
  });

  it.each([
    ['NOT_FOUND', 'There is nothing to report here'],
    ['TAKEN_DOWN', 'This has been taken down already'],
  ] as const)('S1.13 %s says: %s', async (failure, heading) => {
    await open({ api: { getReportSubject: refuse(failure) } });
    await expectVisible(title(heading));
    expect(await findings()).toEqual([]);
  });

  it('S1.13 of something else there is none', async () => {
    const { api } = await openPage('/report/order/1', {});
    await expectVisible(title('There is nothing to report here'));
    expect(api.calls('getReportSubject')).toEqual([]);
  });
});

const key = 'k'.repeat(22);
const takedown: Takedown = {
  kind: 'viewer',
  productName: 'Mug 7',
  reason: 'copyright',
  note: 'A band owns the music.',
  takenDownAt: '2026-11-20T10:00:00.000Z',
  restoredAt: null,
  answer: null,
  answeredAt: null,
};

describe('the page that explains a takedown', () => {
  it('S1.13 says what, why and what it means, and takes one answer', async () => {
    const answered = { ...takedown, answer: 'I wrote the music.', answeredAt: '2026-11-21T10:00:00.000Z' };
    const { api } = await openPage(`/report/takedown/${key}`, {
      api: { getTakedown: takedown, answerTakedown: answered },
    });
    await expectVisible(title('What plays on your print is taken down'));
    for (const fact of ['Mug 7', 'It infringes a copyright or a trademark.', 'A band owns the music.'])
      await expectVisible(main().getByText(fact));
    expect(await findings()).toEqual([]);
    await button('Send answer').click();
    await expectVisible(main().getByText('Please enter an answer').first());
    await main().getByLabelText('Your answer').fill('I wrote the music.');
    await button('Send answer').click();
    await expect.element(main().getByRole('heading', { name: 'You have answered' })).toHaveFocus();
    await expectVisible(main().getByText('I wrote the music.'));
    expect(main().getByRole('textbox').elements()).toEqual([]);
    expect(await findings()).toEqual([]);
    expect(api.calls('answerTakedown').map(({ body, params }) => [params.takedownKey, body.text])).toEqual([
      [key, 'I wrote the music.'],
    ]);
  });

  it('S1.13 says that it is back', async () => {
    const getTakedown = { ...takedown, restoredAt: '2026-11-22T10:00:00.000Z' };
    await openPage(`/report/takedown/${key}`, { locale: 'de', api: { getTakedown } });
    await expectVisible(title('Die Inhalte zu Ihrem Druck sind wieder da'));
    expect(main().getByRole('textbox').elements()).toEqual([]);
  });

  it('S8.8 that does not come can be asked for again; a wrong key leads nowhere', async () => {
    const { api } = await openPage(`/report/takedown/${key}`, { api: { getTakedown: noNetwork } });
    await expectVisible(main().getByText('This page could not be loaded'));
    api.on('getTakedown', refuse('NOT_FOUND'));
    await button('Try again').click();
    await expectVisible(title('This link leads nowhere'));
    await expect.element(link('To the shop')).toHaveAttribute('href', '/home');
  });
});
