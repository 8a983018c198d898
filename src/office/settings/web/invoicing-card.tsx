import { call, ifMatch } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { ISSUED_AFTER_MINUTES } from '#shop/invoices/domain/invoicing-setting.ts'
import { ChoiceSettingCard } from './choice-setting-card.tsx'

const PATH = '/api/admin/settings/invoicing'

/** Whether staff issue invoices, or the product once a booking is confirmed. */
export function InvoicingCard() {
  return (
    <ChoiceSettingCard
      id="invoicing"
      legend="Rechnungen ausstellen"
      className="lg:grid-cols-2"
      options={[
        {
          value: 'by_hand',
          name: 'Von Hand',
          detail:
            'Sie stellen jede Rechnung aus, auf der Seite der Anmeldung oder für mehrere zusammen.',
        },
        {
          value: 'on_confirmation',
          name: 'Bei der Bestätigung, und senden',
          detail: `Etwa ${ISSUED_AFTER_MINUTES} bis 10 Minuten nachdem Sie bestätigen. Fehlt etwas, steht die Anmeldung unter „Zu tun“.`,
        },
      ]}
      query={apiQuery(PATH, { gcTime: 0 })}
      chosenIn={({ issue }) => issue}
      store={(issue, version) => call('PUT', PATH, { header: ifMatch(version), body: { issue } })}
      stored="Das gilt ab der nächsten Bestätigung."
      noteOn={({ since }) =>
        since &&
        `Das gilt für Anmeldungen, die Sie seit ${formatMoment(since)} Uhr bestätigen. Frühere stellen Sie von Hand in Rechnung.`
      }
    />
  )
}
