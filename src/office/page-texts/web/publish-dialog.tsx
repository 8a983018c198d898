import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call, serverMessage } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { ConfirmDialog, Dialog } from '#platform/design/web/dialog.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { TextDifference } from '#platform/editing/web/shown-difference.tsx'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import type { StaffText } from '../domain/staff-page.ts'
import { pageTextsQuery, publishedContent } from './page-texts-query.ts'

interface PublishDialogProps {
  /** The pages whose drafts are shown: a page, and what it shares with others. */
  pages: readonly string[]
  /** Called when drafts are published or discarded. */
  onDone: () => Promise<void>
  onClose: () => void
}

/** The drafts of one page in one language. */
interface Drafts {
  page: string
  label: string
  language: Language
  texts: readonly StaffText[]
}

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'Englisch' } as const
const CHANGES = { one: 'Änderung', many: 'Änderungen' }

/** Every change that waits, beside what visitors see, and the buttons that publish or discard. */
export function PublishDialog({ pages, onDone, onClose }: PublishDialogProps) {
  const { all, isLoading, readAgain } = useDrafts(pages)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { publish, discard, problems, isPending } = useDraftsEnd(async () => {
    await onDone()
    onClose()
  }, readAgain)
  const chosen = all.filter((drafts) => !left.includes(keyOf(drafts)))
  const count = chosen.reduce((sum, { texts }) => sum + texts.length, 0)
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title="Entwurf veröffentlichen"
      description="Links steht, was Besucherinnen und Besucher sehen, rechts der Entwurf."
    >
      {isLoading && <p role="status">Lädt...</p>}
      {!isLoading && all.length === 0 && <p>Es gibt nichts zu veröffentlichen.</p>}
      <div className="grid gap-8">
        {all.map((drafts) => (
          <DraftsOfLanguage
            key={keyOf(drafts)}
            drafts={drafts}
            isChosen={chosen.includes(drafts)}
            onChoose={(isChosen) =>
              setLeft(
                isChosen ? left.filter((one) => one !== keyOf(drafts)) : [...left, keyOf(drafts)],
              )
            }
          />
        ))}
      </div>
      {problems.length > 0 && (
        <ul
          role="alert"
          className="mt-6 grid gap-2 rounded-input bg-error-tint p-4 text-badge-red-text"
        >
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      )}
      {all.length > 0 && (
        <div className="tall:sticky -bottom-6 z-20 -mx-6 mt-6 -mb-6 flex flex-wrap gap-3 border-sand border-t bg-page px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
          <Button
            size="small"
            pending={isPending}
            disabled={count === 0}
            onClick={() => publish(chosen)}
          >
            {`${counted(CHANGES, count)} veröffentlichen`}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isPending || count === 0}
            onClick={() => setAsking(true)}
          >
            Verwerfen
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`${counted(CHANGES, count)} verwerfen?`}
        confirmLabel="Verwerfen"
        pending={isPending}
        onConfirm={() => {
          setAsking(false)
          discard(chosen)
        }}
        onCancel={() => setAsking(false)}
      >
        <p>Die Seite ist dann wieder so, wie Besucherinnen und Besucher sie sehen.</p>
      </ConfirmDialog>
    </Dialog>
  )
}

function keyOf({ page, language }: Pick<Drafts, 'page' | 'language'>): string {
  return `${page}.${language}`
}

function useDrafts(pages: readonly string[]) {
  const places = pages.flatMap((page) => LANGUAGES.map((language) => ({ page, language })))
  const results = useQueries({
    queries: places.map(({ page, language }) => ({
      ...pageTextsQuery(page, language),
      refetchOnMount: 'always' as const,
    })),
  })
  const all = results.flatMap(({ data }): Drafts[] => {
    const texts = data?.texts.filter(({ draft }) => draft) ?? []
    return data && texts.length > 0 ? [{ ...data, texts }] : []
  })
  return {
    all,
    isLoading: results.some(({ isFetching }) => isFetching),
    readAgain: async () => {
      await Promise.all(results.map(({ refetch }) => refetch()))
    },
  }
}

/**
 * Publishes or discards drafts as they were seen. Where one has changed since, nothing of its page is, and all are read
 * again.
 */
function useDraftsEnd(onEnd: () => Promise<void>, readAgain: () => Promise<void>) {
  const handleSessionRefusal = useSessionRefusal()
  const [isPending, setPending] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])

  async function run(task: () => Promise<void>, done: string) {
    setPending(true)
    setProblems([])
    try {
      await task()
      notify({ title: 'Gespeichert', description: done })
      await onEnd()
    } catch (error) {
      if (handleSessionRefusal(error)) return
      setProblems(problemsOf(error))
      void readAgain()
    } finally {
      setPending(false)
    }
  }

  return {
    isPending,
    problems,
    publish: (chosen: readonly Drafts[]) =>
      void run(async () => {
        for (const [page, ofPage] of Map.groupBy(chosen, ({ page }) => page))
          await call('POST', '/api/admin/pages/{page}/publish', {
            path: { page },
            body: {
              languages: ofPage.map(({ language, texts }) => ({ language, drafts: seen(texts) })),
            },
          })
      }, 'Die Änderungen stehen auf der Website.'),
    discard: (chosen: readonly Drafts[]) =>
      void run(async () => {
        for (const { page, language, texts } of chosen)
          await call('DELETE', '/api/admin/pages/{page}/{language}/drafts', {
            path: { page, language },
            body: { drafts: seen(texts) },
          })
      }, 'Die Änderungen sind verworfen.'),
  }
}

function seen(texts: readonly StaffText[]) {
  return texts.flatMap(({ key, draft }) => (draft ? [{ key, version: draft.version }] : []))
}

function problemsOf(error: unknown): string[] {
  const details = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  if (details.length > 0) return details.map(({ message }) => message)
  return [serverMessage(error) ?? 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.']
}

interface DraftsOfLanguageProps {
  drafts: Drafts
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function DraftsOfLanguage({ drafts, isChosen, onChoose }: DraftsOfLanguageProps) {
  const { label, language, texts } = drafts
  return (
    <section>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 shrink-0 accent-brand"
        />
        <span className="font-display font-heading text-h4">
          {`${label}, ${LANGUAGE_NAMES[language]}`}
        </span>
        <span className="text-muted text-small">{counted(CHANGES, texts.length)}</span>
      </label>
      <ul className="mt-2 grid gap-3">
        {texts.map((text) => (
          <Change key={text.key} text={text} />
        ))}
      </ul>
    </section>
  )
}

/** A text before and after, with the words marked that differ. */
function Change({ text }: { text: StaffText }) {
  const { label, kind, draft } = text
  const before = publishedContent(text)
  const after = draft?.content ?? ''
  return (
    <li className="rounded-card bg-white p-4">
      <p className="font-semibold text-small">{label}</p>
      <p className="wrap-anywhere text-muted text-small">
        {draft?.isProposal
          ? `Vorschlag des KI-Dienstes, geholt von ${draft.editedBy}`
          : `Von ${draft?.editedBy}`}
      </p>
      <div className="mt-2 grid gap-3 text-small sm:grid-cols-2">
        {kind === 'list' || kind === 'picture' ? (
          <p className="sm:col-span-2">
            {kind === 'list' ? 'Einträge sind neu, sortiert oder entfernt.' : 'Ein anderes Bild.'}
          </p>
        ) : (
          <>
            <p>{before === '' ? '(leer)' : <TextDifference text={before} other={after} />}</p>
            <p>{after === '' ? '(leer)' : <TextDifference text={after} other={before} />}</p>
          </>
        )}
      </div>
    </li>
  )
}
