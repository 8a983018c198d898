import { Link } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#platform/design/web/icons.tsx'

/** The heading of a page below the list of messages, with a link back to the list. */
export function MessagesHead({ title }: { title: string }) {
  return (
    <>
      <Link
        to="/admin/nachrichten"
        className="inline-flex min-h-11 items-center gap-2 rounded-input font-semibold text-small underline-offset-4 hover:underline"
      >
        <ArrowLeftIcon />
        Alle Nachrichten
      </Link>
      <h1 className="wrap-anywhere mt-2 text-h2">{title}</h1>
    </>
  )
}
