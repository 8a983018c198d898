import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useFailure, useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { editorAddress } from '../domain/editor-address.ts'
import type { StaffPage } from '../domain/staff-page.ts'
import type { ListedPublication } from '../domain/text-history.ts'
import { pageTextsQuery } from './page-texts-query.ts'
import { PublicationChange } from './publication-change.tsx'

interface PublicationEntryProps {
  publication: ListedPublication
  title: string
}

const TEXTS = { one: 'Text veröffentlicht', many: 'Texte veröffentlicht' }
const CHANGES = { one: 'Änderung', many: 'Änderungen' }

/** A publication of a page: it opens to its changes, and the page can be brought back as it was then. */
export function PublicationEntry({ publication, title }: PublicationEntryProps) {
  const changesId = useId()
  const [isOpen, setOpen] = useState(false)
  const { restore, replaced, isPending } = useRestorePage(publication)
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="mr-auto">{counted(TEXTS, publication.texts)}</p>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={changesId}
          aria-label={`Änderungen ${isOpen ? 'einklappen' : 'zeigen'}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Änderungen einklappen' : 'Änderungen zeigen'}
        </Button>
        {!publication.isLatest && (
          <Button
            variant="secondary"
            size="small"
            pending={isPending}
            aria-label={`Diesen Stand zurückholen: ${title}`}
            onClick={() => void restore.ask()}
          >
            Diesen Stand zurückholen
          </Button>
        )}
      </div>
      <div id={changesId}>{isOpen && <PublishedChanges publication={publication} />}</div>
      <ConfirmDialog
        open={replaced !== null}
        title="Entwurf ersetzen?"
        confirmLabel="Ersetzen"
        pending={isPending}
        onConfirm={() => void restore.confirm()}
        onCancel={restore.cancel}
      >
        <p>
          {`Die Seite hat ${counted(CHANGES, replaced?.length ?? 0)} im Entwurf. An ihre Stelle tritt der frühere Stand.`}
        </p>
      </ConfirmDialog>
    </>
  )
}

type Seen = { key: string; version: number }[]

function draftsOf({ texts }: StaffPage): Seen {
  return texts.flatMap(({ key, draft }) => (draft ? [{ key, version: draft.version }] : []))
}

/** Writes drafts that bring the page back, and opens its editor. Asks first where they replace other drafts. */
function useRestorePage(publication: ListedPublication) {
  const { page, language, id } = publication
  const queryClient = useQueryClient()
  const tellFailure = useFailure()
  const [isPending, setPending] = useState(false)
  const [replaced, setReplaced] = useState<Seen | null>(null)

  async function run(task: () => Promise<void>) {
    setPending(true)
    try {
      await task()
    } catch (error) {
      setReplaced(null)
      tellFailure(error, 'Der Stand konnte nicht zurückgeholt werden.')
    } finally {
      setPending(false)
    }
  }

  async function write(drafts: Seen) {
    await call('POST', '/api/admin/pages/{page}/{language}/publications/{id}/restore', {
      path: { page, language, id },
      body: { drafts },
    })
    location.assign(editorAddress(publication))
  }

  return {
    isPending,
    replaced,
    restore: {
      ask: () =>
        run(async () => {
          const query = { ...pageTextsQuery(page, language), staleTime: 0 }
          const drafts = draftsOf(await queryClient.fetchQuery(query))
          if (drafts.length > 0) setReplaced(drafts)
          else await write(drafts)
        }),
      confirm: () => run(() => write(replaced ?? [])),
      cancel: () => setReplaced(null),
    },
  }
}

/** What a publication changed. Each text can be written into the draft as it was before or after. */
function PublishedChanges({ publication }: { publication: ListedPublication }) {
  const { page, language, id } = publication
  const published = useQuery(
    apiQuery('/api/admin/pages/{page}/{language}/publications/{id}', {
      path: { page, language, id },
    }),
  )
  const present = useQuery({ ...pageTextsQuery(page, language), refetchOnMount: 'always' })
  const failed = [published, present].filter(({ error, data }) => error && !data)
  useSessionRefusalOf(published.error ?? present.error)
  if (failed.length > 0)
    return (
      <LoadProblem
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        className="mt-4 grid justify-items-start gap-3"
      >
        Die Änderungen konnten nicht geladen werden.
      </LoadProblem>
    )
  if (!published.data || !present.data)
    return (
      <p role="status" className="mt-4 text-muted">
        Lädt...
      </p>
    )
  const kinds = new Map(published.data.texts.map(({ key, kind }) => [key, kind]))
  const texts = new Map(present.data.texts.map((text) => [text.key, text]))
  return (
    <>
      {published.data.changes.map((change) => (
        <PublicationChange
          key={change.key}
          publication={publication}
          change={change}
          kind={kinds.get(change.key) ?? 'line'}
          text={texts.get(change.key)}
          onWritten={async () => void (await present.refetch())}
        />
      ))}
      <ButtonAnchor
        href={editorAddress(publication)}
        variant="ghost"
        size="small"
        className="mt-4 -ml-5"
      >
        Zum Entwurf der Seite
      </ButtonAnchor>
    </>
  )
}
