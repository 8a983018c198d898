import { firm } from '#site/pages/web/firm.ts'
import { ButtonAnchor } from './button.tsx'

const NOTICE = 'mb-8 rounded-card border-2 border-error bg-white px-6 py-5'

interface FormLoadNoticesProps {
  /** What a visitor cannot do without scripts, as the subject of a sentence. */
  what?: string
}

/** Above a form that is an island: what a visitor can do whose browser runs no scripts or could not load them. */
export function FormLoadNotices({ what = 'Die Anmeldung' }: FormLoadNoticesProps) {
  return (
    <>
      <noscript>
        <p className={NOTICE}>
          <span>
            {`${what} braucht JavaScript. Schalte es ein und lade die Seite neu, oder schreib uns an `}
          </span>
          <a href={`mailto:${firm().email}`}>{firm().email}</a>.
        </p>
      </noscript>
      <div hidden role="alert" data-form-problem className={NOTICE}>
        <p>
          {`${what} konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu: Was du schon eingegeben hast, bleibt.`}
        </p>
        <ButtonAnchor href="" className="mt-4">
          Seite neu laden
        </ButtonAnchor>
      </div>
    </>
  )
}
