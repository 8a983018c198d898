import { Fragment } from 'react'

/** Reference codes, which must stay on one line. */
const CODES = /(\bMF-\w{4}-\w{4}\b)/

/** The subject of a mail. */
export function MailSubject({ subject }: { subject: string }) {
  return subject.split(CODES).map((part, index) =>
    CODES.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key than their index
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
