import { ButtonAnchor } from '#platform/design/web/button.tsx'
import type { Training } from '../domain/training.ts'

/** For those who decide about a booking and do not take part: the way to all that they ask. */
export function PapersBlock({ training: { id } }: { training: Training }) {
  return (
    <aside aria-labelledby="unterlagen" className="border-sand border-b bg-white print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6">
        <div className="min-w-0">
          <h2 id="unterlagen" className="text-h4">
            Für HR und Einkauf: alles auf einer Seite
          </h2>
          <p className="mt-1 text-secondary text-small">
            Inhalt, Termine, Preise, Bedingungen, Datenschutz und Anbieter, zum Weiterleiten und
            Drucken
          </p>
        </div>
        <ButtonAnchor href={`/trainings/${id}/unterlagen`} variant="secondary" size="small">
          Unterlagen für HR und Einkauf
        </ButtonAnchor>
      </div>
    </aside>
  )
}
