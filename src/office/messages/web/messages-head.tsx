import { BackLink } from '#platform/design/web/staff/back-link.tsx'

/** The heading of a page below the list of messages, with a link back to the list. */
export function MessagesHead({ title }: { title: string }) {
  return (
    <>
      <BackLink to="/admin/nachrichten">Alle Nachrichten</BackLink>
      <h1 className="wrap-anywhere text-h2">{title}</h1>
    </>
  )
}
