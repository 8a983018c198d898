import { call, ifMatch } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { ChoiceSettingCard } from './choice-setting-card.tsx'

const PATH = '/api/admin/settings/staff-notices'

/** Whether staff get mails about what bookers and attendees change. */
export function StaffNoticesCard() {
  return (
    <ChoiceSettingCard
      id="staff-notices"
      legend="E-Mails an Sie, wenn Buchende oder Teilnehmende etwas ändern"
      className="lg:grid-cols-3"
      options={[
        { value: 'each', name: 'Jede Änderung', detail: 'Sofort eine E-Mail.' },
        {
          value: 'daily',
          name: 'Einmal am Tag',
          detail: 'Morgens eine E-Mail mit allem seit der letzten. Ohne Änderungen keine.',
        },
        {
          value: 'none',
          name: 'Keine E-Mails',
          detail: 'Anfragen und Absagen ohne Ersatz stehen weiter unter „Zu tun“.',
        },
      ]}
      query={apiQuery(PATH, { gcTime: 0 })}
      chosenIn={({ changes }) => changes}
      store={(changes, version) =>
        call('PUT', PATH, { header: ifMatch(version), body: { changes } })
      }
      stored="Das gilt ab der nächsten Änderung."
      noteOn={({ recipient }) =>
        recipient === null
          ? 'Zurzeit geht keine E-Mail hinaus: Für diese Installation ist keine Adresse Ihres Teams eingestellt (MAIL_STAFF).'
          : `Die E-Mails gehen an ${recipient}.`
      }
    />
  )
}
