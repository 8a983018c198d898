import { ButtonAnchor } from './button.tsx'

/** Shown instead of the form if it cannot be rendered. What was typed is in the tab's storage. */
export function FormFailure() {
  return (
    <div role="alert">
      <h1 className="text-h2">Die Anmeldung lässt sich gerade nicht anzeigen</h1>
      <p className="mt-4 max-w-[60ch] text-secondary">
        Der Fehler liegt bei uns. Lade die Seite neu: Was du schon eingegeben hast, bleibt in diesem
        Browser-Tab.
      </p>
      <ButtonAnchor href="" className="mt-6">
        Seite neu laden
      </ButtonAnchor>
    </div>
  )
}
