import { useId, useState } from 'react'
import { ApiError, call, isTemporary } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import { randomSecret } from '#platform/design/web/random-key.ts'
import { islandFirm } from '#site/pages/web/firm.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import { type FileTool, toolFileText } from '#tools/frame/web/tool-file.ts'
import { type CopyShare, forgetCopyShare, keepCopyShare, useCopyShares } from './copy-shares.ts'
import { SharedLink } from './shared-link.tsx'
import { type SharingTexts, shareProblem } from './sharing-texts.ts'
import type { ToolDocument } from './tool-document.ts'

/** The work of a tool, as it is saved to a file. */
export interface SharedWork {
  readonly tool: FileTool
  readonly work: () => unknown
}

export interface ShareCopyProps {
  texts: SharingTexts
  language: Language
  make: () => ToolDocument
  work?: SharedWork
}

/** Shares a copy of the result as it is now, and lists what this browser has shared. */
export function ShareCopy({ texts, language, make, work }: ShareCopyProps) {
  const words = texts.copy
  const shares = useCopyShares()
  const listId = useId()
  const workId = useId()
  const [isWithWork, setWithWork] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const [shared, setShared] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const newest = shares.find(({ code }) => code === shared)

  const share = async () => {
    setSharing(true)
    setProblem(undefined)
    const secret = randomSecret()
    const document = make()
    try {
      const { code, expiresAt } = await call('POST', '/api/tools/rooms', {
        body: {
          secret,
          start: {
            kind: 'copy',
            document: {
              ...document,
              ...(work && isWithWork && { work: toolFileText(work.tool, work.work()) }),
            },
          },
        },
      })
      keepCopyShare({ code, secret, title: document.title, expiresAt })
      setShared(code)
    } catch (error) {
      setProblem(isUnfit(error) ? words.unfit : shareProblem(error, texts.problems))
    } finally {
      setSharing(false)
    }
  }
  return (
    <section aria-label={words.title} className="mt-4 rounded-card border border-sand bg-page p-5">
      {words.before(islandFirm().name).map((text) => (
        <p key={text} className="mb-2 max-w-[70ch] text-small">
          {text}
        </p>
      ))}
      {work && (
        <div className="mt-3 max-w-[70ch] text-small">
          <label htmlFor={workId} className="inline-flex min-h-11 items-center gap-3 font-semibold">
            <input
              id={workId}
              type="checkbox"
              checked={isWithWork}
              onChange={({ target }) => setWithWork(target.checked)}
              aria-describedby={`${workId}-hint`}
              className="size-5 shrink-0 accent-brand"
            />
            {words.withWork}
          </label>
          <p id={`${workId}-hint`} className="text-muted">
            {words.withWorkHint}
          </p>
        </div>
      )}
      <Button size="small" pending={isSharing} onClick={() => void share()} className="mt-2">
        {words.share}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-error text-small">
          {problem}
        </p>
      )}
      <div role="status">
        {newest && (
          <div className="mt-5">
            <p className="mb-2 font-semibold text-small">{words.done}</p>
            <SharedLink
              texts={texts.link}
              label={words.linkLabel}
              url={addressOf(newest, language)}
            />
          </div>
        )}
      </div>
      {shares.length > 0 && (
        <>
          <p id={listId} className="mt-6 font-semibold text-small">
            {words.all}
          </p>
          <ul aria-labelledby={listId} className="mt-1">
            {shares.map((one) => (
              <SharedCopy key={one.code} texts={texts} language={language} share={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface SharedCopyProps {
  texts: SharingTexts
  language: Language
  share: CopyShare
}

function SharedCopy({ texts, language, share }: SharedCopyProps) {
  const words = texts.copy
  const { code, secret, title, expiresAt } = share
  const [problem, setProblem] = useState<string>()
  const takeBack = async () => {
    setProblem(undefined)
    try {
      await call('DELETE', '/api/tools/rooms/{code}', {
        path: { code },
        header: { authorization: `Bearer ${secret}` },
      })
    } catch (error) {
      const wasDeleted = error instanceof ApiError && error.status === 404 && !isTemporary(error)
      if (!wasDeleted) return setProblem(texts.problems.offline)
    }
    forgetCopyShare(code)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-sand border-t py-1 text-small">
      <p className="min-w-0">
        <a
          href={addressOf(share, language)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center break-words font-semibold underline underline-offset-4"
        >
          {title}
        </a>
        <span className="ml-3 text-muted">{words.until(longDay(expiresAt, language))}</span>
      </p>
      <AskFirst texts={words.takeBack} onConfirm={() => void takeBack()}>
        {(ask) => (
          <Button
            variant="ghost"
            size="small"
            aria-label={words.takeBackLabel(title)}
            onClick={ask}
          >
            {words.takeBack.button}
          </Button>
        )}
      </AskFirst>
      {problem && (
        <p role="alert" className="w-full text-error">
          {problem}
        </p>
      )}
    </li>
  )
}

function addressOf({ code }: CopyShare, language: Language): string {
  return `${location.origin}${PAGES.sharedCopy[language]}#${code}`
}

/** Whether the server does not take a document of this size or with these characters. */
function isUnfit(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 422)
}
