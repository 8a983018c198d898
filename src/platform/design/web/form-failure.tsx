import { ButtonAnchor } from './button.tsx'

/** Shown instead of a form that cannot be rendered. @param props.isKept whether what was typed is in the tab's storage */
export function FormFailure({ isKept = false }: { isKept?: boolean }) {
  return (
    <div role="alert">
      <h1 className="text-h2">Das Formular lässt sich gerade nicht anzeigen</h1>
      <p className="mt-4 max-w-[60ch] text-secondary">
        {isKept
          ? 'Der Fehler liegt bei uns. Lade die Seite neu: Was du schon eingegeben hast, bleibt in diesem Browser-Tab.'
          : 'Der Fehler liegt bei uns. Lade die Seite neu, und versuche es noch einmal.'}
      </p>
      <ButtonAnchor href="" className="mt-6">
        Seite neu laden
      </ButtonAnchor>
    </div>
  )
}
