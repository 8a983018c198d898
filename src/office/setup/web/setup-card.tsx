import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { setupQuery } from './setup-query.ts'

/** On the dashboard: the way back to the guide while one of the reader's steps is open and no owner has ended it. */
export function SetupCard() {
  const { data: setup } = useQuery(setupQuery)
  const open = setup?.steps.filter(({ state }) => state === 'open').length ?? 0
  if (!setup || setup.isFinished || open === 0) return null
  return (
    <section
      aria-labelledby="setup-title"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-white px-4 py-2.5 shadow-card sm:px-5"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="setup-title" className="text-h4">
          Einrichten
        </h2>
        <p className="text-secondary text-small">
          {open === 1
            ? 'Ein Schritt ist noch offen.'
            : `${open} von ${setup.steps.length} Schritten sind offen.`}
        </p>
      </div>
      <ButtonLink to="/admin/einrichten" variant="secondary" size="small">
        Weiter einrichten
      </ButtonLink>
    </section>
  )
}
