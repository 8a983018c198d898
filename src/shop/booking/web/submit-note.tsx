import { dueText } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { PAGES } from '#site/pages/web/page-table.ts'

interface SubmitNoteProps {
  rules: Pick<BookingRules, 'paymentDays'>
  /** Of the package, "119.00". */
  price: string
}

/** Explains what the specified label of the button does not mention: for whom it is, what follows, and what holds. */
export function SubmitNote({ rules, price }: SubmitNoteProps) {
  const invoice =
    Number(price) === 0 ? '' : `; danach bekommst du eine Rechnung${dueText(rules.paymentDays)}`
  return (
    <p className="max-w-[60ch] text-muted text-small">
      <span>
        {`Unser Angebot richtet sich an Unternehmen und andere Organisationen. Deine Anmeldung ist eine Anfrage. Verbindlich wird sie, sobald wir sie dir per E-Mail bestätigen${invoice}. Es gelten die `}
      </span>
      <NoteLink href={PAGES.teilnahmebedingungen.de}>Teilnahmebedingungen</NoteLink>
      <span>. Wie wir mit deinen Daten umgehen, steht in der </span>
      <NoteLink href={PAGES.datenschutz.de}>Datenschutzerklärung</NoteLink>
      <span>.</span>
    </p>
  )
}

function NoteLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-ink underline underline-offset-3 hover:decoration-2">
      {children}
    </a>
  )
}
