import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { ReminderRulesCard } from '#shop/payments/web/staff/reminder-rules-card.tsx'
import { bookingRulesSettingQuery } from './booking-rules-query.ts'
import { InvoicingCard } from './invoicing-card.tsx'
import { RulesForm } from './rules-form.tsx'
import { StaffNoticesCard } from './staff-notices-card.tsx'

/** The rules of bookings and invoices, and who is told of changes. */
export function BookingRulesScreen() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const setting = useQuery(bookingRulesSettingQuery)
  return (
    <>
      <h1 className="text-h2">Regeln für Buchungen</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Bis wann Buchende selbst etwas ändern können, über den Link in ihren E-Mails, und was Sie
        ihnen zu Absage, Antwort und Rechnung versprechen. Sie selbst können im Namen der Buchenden
        jederzeit alles ändern.
      </p>
      <div className="mt-6 grid gap-5">
        <QueryNotice query={setting} isAlone>
          Die Regeln konnten nicht geladen werden.
        </QueryNotice>
        {setting.data && <RulesForm setting={setting.data} />}
        <StaffNoticesCard />
        <InvoicingCard />
        <ReminderRulesCard />
      </div>
      <UnsavedGuard />
    </>
  )
}
