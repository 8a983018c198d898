import { Card } from '#platform/design/web/card.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'

const LOOK_SCREEN: string = '/admin/aussehen'

/** The way to the screen of logo, colours and type. */
export function LookStep() {
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="max-w-[60ch]">
        Logo, Symbol, Farben, Ecken und Schrift ändern Sie an einer Stelle, mit einer Vorschau.
      </p>
      <ButtonLink to={LOOK_SCREEN} size="small">
        Aussehen ändern
      </ButtonLink>
    </Card>
  )
}
