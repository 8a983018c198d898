import { RemindersSection } from './reminders-section.tsx'

/** The overdue invoices, on a screen of their own. */
export function RemindersScreen() {
  return (
    <>
      <h1 className="mb-6 text-h2">Überfällige Rechnungen</h1>
      <RemindersSection />
    </>
  )
}
