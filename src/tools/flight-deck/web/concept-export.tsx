import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { downloadBlob } from '#platform/design/web/download.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { DocumentActions } from '#tools/documents/web/document-actions.tsx'
import { HandOn } from '#tools/documents/web/hand-on.tsx'
import { fileNameOf } from '#tools/documents/web/tool-document.ts'
import { TrainingLine } from '#tools/documents/web/training-line.tsx'
import { conceptOf } from './concept.ts'
import { ConceptSheet } from './concept-sheet.tsx'
import type { StepProps } from './deck.ts'
import { plannedMeeting, resultOfConcept } from './planned-meeting.ts'
import { madeOn, sprintDocument, sprintFile } from './sprint-document.ts'

/** Exports the concept as a picture, Markdown or PDF, and links to a contact to discuss it with. */
export function ConceptExport({ deck }: StepProps) {
  const { texts, tools, sprint, language, isEmbedded } = deck
  const [day, setDay] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)

  const savePicture = async () => {
    const { name } = conceptOf(sprint, texts.method)
    setFailed(false)
    // The sheet is rendered off-screen in the picture's own width, only while the picture is made.
    flushSync(() => setDay(madeOn(deck, new Date())))
    try {
      const { sheetPicture } = await import('./sheet-picture.ts')
      if (!sheet.current) return
      const picture = await sheetPicture(sheet.current)
      downloadBlob(`${fileNameOf(name || texts.export.untitled)}.png`, picture)
    } catch {
      setFailed(true)
    } finally {
      setDay(undefined)
    }
  }

  return (
    <section aria-labelledby="export" className="mt-8 print:hidden">
      <h3 id="export" className="text-h4">
        {texts.export.title}
      </h3>
      <p className="mt-1 mb-4 text-secondary">{texts.export.lead}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          pending={day !== undefined}
          pendingLabel={texts.export.pictureMaking}
          onClick={savePicture}
        >
          {texts.export.asPicture}
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {texts.export.print}
        </Button>
        <DocumentActions
          texts={tools.document}
          make={() => sprintDocument(deck, new Date())}
          work={sprintFile(deck)}
        />
      </div>
      {hasFailed && (
        <p role="alert" className="mt-2 text-error text-small">
          {texts.export.pictureProblem}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6">
        <HandOn
          texts={tools.chain}
          language={language}
          isEmbedded={isEmbedded}
          make={() =>
            plannedMeeting(
              resultOfConcept(conceptOf(sprint, texts.method), {
                question: sprint.question,
                untitled: texts.export.untitled,
              }),
              texts.meeting,
            )
          }
        >
          {tools.chain.meeting}
        </HandOn>
        <ButtonAnchor
          href={PAGES.kontakt[language]}
          target={isEmbedded ? '_parent' : undefined}
          variant="ghost"
          size="small"
          className="px-0! underline underline-offset-4"
        >
          {texts.export.discuss}
        </ButtonAnchor>
      </div>
      <TrainingLine
        texts={tools.chain}
        training={deck.intro.training}
        {...{ language, isEmbedded }}
      />
      {day && (
        <div aria-hidden="true" inert className="fixed top-0 left-[-300vw]">
          <div ref={sheet} className="w-280 bg-page p-8">
            <ConceptSheet deck={deck} madeOn={day} />
          </div>
        </div>
      )}
    </section>
  )
}
