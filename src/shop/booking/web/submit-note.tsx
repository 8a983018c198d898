import { PAGES } from '#site/pages/web/page-table.ts'

/** Explains what the specified label of the button does not mention. */
export function SubmitNote() {
  return (
    <p className="max-w-[60ch] text-muted text-small">
      Deine Anmeldung ist eine Anfrage. Verbindlich wird sie, sobald wir sie dir per E-Mail
      bestätigen. Wie wir mit deinen Daten umgehen, steht in der{' '}
      <a
        href={PAGES.datenschutz.de}
        className="text-ink underline underline-offset-3 hover:decoration-2"
      >
        Datenschutzerklärung
      </a>
      .
    </p>
  )
}
