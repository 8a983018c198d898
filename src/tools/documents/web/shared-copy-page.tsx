import { useEffect, useState } from 'react'
import { ApiError, call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { longDay } from '#platform/design/web/long-day.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { usePageFragment } from '#platform/rendering/web/page-fragment.ts'
import { TOOL_NAME_ID } from '#site/pages/web/anchors.ts'
import { type Language, PAGES } from '#site/pages/web/page-table.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { COPY_CODE_LENGTH, type PublishedRoom, readRoomCode } from '#tools/rooms/domain/room.ts'
import type { SharedCopy } from '../domain/shared-copy.ts'
import type { SharedCopyIntro } from '../domain/shared-copy-intro-texts.ts'
import { CopiedDocument } from './copied-document.tsx'
import { DocumentActions } from './document-actions.tsx'
import { ForeignNote } from './foreign-note.tsx'
import { PAGE_OF } from './hand-on.tsx'
import { handOver, toolOfFile } from './handed-over.ts'
import type { SharedCopyTexts } from './shared-copy-texts.ts'

type Copy = PublishedRoom<SharedCopy>

/** What a copy contains, was checked when it was made. */
function isCopy(room: PublishedRoom<unknown>): room is Copy {
  return room.kind === 'copy'
}

/** The page of a shared copy, whose code is in the fragment of the address. */
export function Screen({
  intro,
  texts,
  shared: tools,
  language,
}: ToolScreenProps<SharedCopyIntro, SharedCopyTexts, ToolsTexts>) {
  const isReady = useHydrated()
  const fragment = usePageFragment()
  const code = readRoomCode(fragment, COPY_CODE_LENGTH)
  return (
    <div className="wrap pt-6 pb-16 lg:pt-10 print:p-0">
      {isReady && code ? (
        <LoadedCopy key={code} {...{ intro, texts, tools, language, code }} />
      ) : (
        <Words texts={texts} title={isReady ? texts.gone : intro.title}>
          {isReady ? texts.goneLead : texts.loading}
        </Words>
      )}
    </div>
  )
}

interface LoadedCopyProps {
  intro: SharedCopyIntro
  texts: SharedCopyTexts
  tools: ToolsTexts
  language: Language
  code: string
}

function LoadedCopy(props: LoadedCopyProps) {
  const { intro, texts, code } = props
  const [copy, setCopy] = useState<Copy | 'loading' | 'gone' | 'failed'>('loading')
  useEffect(() => {
    call('GET', '/api/tools/rooms/{code}/content', { path: { code } }).then(
      (read) => setCopy(isCopy(read) ? read : 'gone'),
      (error: unknown) => {
        const isGone = error instanceof ApiError && error.status === 404
        setCopy(isGone ? 'gone' : 'failed')
      },
    )
  }, [code])

  if (typeof copy === 'object') return <ReadCopy {...props} copy={copy} />
  const isGone = copy === 'gone'
  return (
    <Words texts={texts} title={isGone ? texts.gone : intro.title}>
      {isGone ? texts.goneLead : texts[copy]}
    </Words>
  )
}

function ReadCopy({ intro, texts, tools, language, copy }: LoadedCopyProps & { copy: Copy }) {
  const { content, createdAt, expiresAt } = copy
  return (
    <>
      <p className="font-semibold text-orange-text text-small">{intro.title}</p>
      <ForeignNote note={intro.foreign} texts={tools.report} code={copy.code} />
      <article lang={content.language} aria-labelledby={TOOL_NAME_ID}>
        <h1 id={TOOL_NAME_ID} className="mt-1 max-w-[30ch] text-h2 wrap-anywhere">
          {content.title}
        </h1>
        {content.subtitle && <p className="mt-2 max-w-[75ch] text-secondary">{content.subtitle}</p>}
        <Card className="mt-6 print:p-0 print:shadow-none">
          <CopiedDocument copy={content} />
        </Card>
      </article>
      <p className="mt-6 text-small">
        {texts.since(longDay(createdAt, language), longDay(expiresAt, language))}
      </p>
      <div className="mt-5 print:hidden">
        <DocumentActions texts={tools.document} make={() => content} canShare={false} />
      </div>
      {content.work && (
        <OwnCopy texts={texts.own} language={content.language} work={content.work} />
      )}
      <p className="mt-6 text-small print:hidden">
        <a
          href={PAGES.home[language]}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {texts.tools}
        </a>
      </p>
    </>
  )
}

interface WordsProps {
  texts: SharedCopyTexts
  title: string
  children: string
}

function Words({ texts, title, children }: WordsProps) {
  return (
    <Card as="section" aria-labelledby={TOOL_NAME_ID} className="mx-auto max-w-140">
      <h1 id={TOOL_NAME_ID} className="text-h3">
        {title}
      </h1>
      <div role="status" className="mt-2 text-secondary">
        {children}
      </div>
      <noscript>
        <p className="mt-4 font-semibold text-error">{texts.needsScripts}</p>
      </noscript>
    </Card>
  )
}

interface OwnCopyProps {
  texts: SharedCopyTexts['own']
  /** The language in which the copy was written. */
  language: Language
  /** The text of the tool's file. A stranger may have written it: the tool checks it as any file. */
  work: string
}

/** Opens the work of a shared copy in its tool, as this browser's own. */
function OwnCopy({ texts, language, work }: OwnCopyProps) {
  const [hasFailed, setFailed] = useState(false)
  const { button, questions, confirm, cancel, failed } = texts
  const tool = toolOfFile(work)
  if (!tool) return null
  const open = () => {
    if (handOver(work)) location.assign(PAGE_OF[tool][language])
    else setFailed(true)
  }
  return (
    <div className="mt-5 print:hidden">
      <AskFirst texts={{ question: questions[tool], confirm, cancel }} onConfirm={open}>
        {(ask) => (
          <Button variant="secondary" size="small" onClick={ask}>
            {button}
          </Button>
        )}
      </AskFirst>
      {hasFailed && (
        <p role="alert" className="mt-2 text-error text-small">
          {failed}
        </p>
      )}
    </div>
  )
}
