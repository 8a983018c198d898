import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { useId } from 'react'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { PrintLink } from '#platform/design/web/staff/print-link.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { mailsNameSamples } from '#site/pages/domain/firm-of-values.ts'
import { firm } from '#site/pages/web/firm.ts'
import { MailDeliveryCard } from './mail-delivery-card.tsx'
import { MailFilterBar } from './mail-filter-bar.tsx'
import { countText, filterWords } from './mail-list-texts.ts'
import { MailRow } from './mail-row.tsx'
import { MailSheet } from './mail-sheet.tsx'
import { type MailFilter, mailFilterFrom, mailListQuery } from './mails-query.ts'

const NO_FILTER = { q: undefined, mailstatus: undefined }

/** Every mail that the product wrote, with its delivery status, and where mails are sent. */
export function MailsPanel() {
  const titleId = useId()
  const { search, push } = useDashboardSearch()
  const filter = mailFilterFrom(search)
  const isFiltered = filter.status !== undefined || filter.q !== ''
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        E-Mails
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-secondary text-small">
        Alles, was an Buchende, Teilnehmende und Ihr Team geschrieben wurde, das Neueste zuerst.
      </p>
      <div className="print:hidden">
        <SampleNotice />
        <MailDeliveryCard />
        <MailFilterBar filter={filter} />
      </div>
      {isFiltered && <p className="mt-3 hidden print:block">{filterWords(filter)}</p>}
      <MailList filter={filter} onReset={isFiltered ? () => push(NO_FILTER) : undefined} />
      <MailSheet id={search.mail} />
    </section>
  )
}

/** On a site that others can reach: mails still name a firm that does not exist. */
function SampleNotice() {
  if (location.protocol !== 'https:' || !mailsNameSamples(firm())) return null
  return (
    <p
      role="alert"
      className="mt-4 max-w-[70ch] rounded-card bg-badge-red px-5 py-4 text-badge-red-text text-small"
    >
      <strong className="font-semibold">E-Mails nennen erfundene Angaben zur Firma.</strong>{' '}
      <Link to="/admin/firma" className="underline underline-offset-3">
        Angaben zur Firma ersetzen
      </Link>
    </p>
  )
}

interface MailListProps {
  filter: MailFilter
  /** Removes the filter; undefined where there is none. */
  onReset: (() => void) | undefined
}

function MailList({ filter, onReset }: MailListProps) {
  const list = useInfiniteQuery(mailListQuery(filter))
  const { data: mails, isFetching, hasNextPage } = list
  const isCurrent = mails !== undefined && !list.isPlaceholderData
  return (
    <>
      <div className="my-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-1">
          <p role="status" className="font-semibold text-small tabular-nums">
            {isCurrent && countText(mails.length, hasNextPage)}
          </p>
          {onReset && (
            <Button variant="ghost" size="small" onClick={onReset} className="print:hidden">
              Filter zurücksetzen
            </Button>
          )}
        </div>
        <div className="-mx-5 flex flex-wrap print:hidden">
          <PrintLink
            link={linkOptions({
              to: '/admin/print',
              search: { ansicht: 'mails', q: filter.q || undefined, mailstatus: filter.status },
            })}
          />
          <Button
            variant="ghost"
            size="small"
            aria-busy={isFetching}
            onClick={() => void list.refetch()}
          >
            Aktualisieren
          </Button>
        </div>
      </div>
      <QueryNotice query={list} isAlone>
        Die E-Mails konnten nicht geladen werden.
      </QueryNotice>
      {isCurrent && mails.length === 0 && (
        <Card className="my-5 text-center text-secondary">
          {onReset ? 'Keine E-Mails zu dieser Auswahl' : 'Noch keine E-Mails vorhanden'}
        </Card>
      )}
      {mails && mails.length > 0 && (
        <Card padding="none" aria-busy={!isCurrent}>
          <ul aria-label="E-Mails" className="divide-y divide-section">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        </Card>
      )}
      <MoreButton list={list} />
    </>
  )
}
