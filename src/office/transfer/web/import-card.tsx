import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { counted } from '#platform/design/web/counted.ts'
import type { ImportReport } from '../domain/content-transfer.ts'
import { ImportReportList } from './import-report-list.tsx'
import { changesIn, onSiteOnly } from './report-parts.ts'
import { type Choices, type ImportProblem, useImport } from './use-import.ts'

const CHANGES = { one: 'Änderung', many: 'Änderungen' }
const NO_CHOICE: Choices = { hideTrainings: false, deletePeriods: false }

/** Imports a file: staff choose it, see what it would change, and confirm that. */
export function ImportCard() {
  const titleId = useId()
  const { step, problem, progress, preview, apply, cancel } = useImport()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        Übernehmen
      </h2>
      <p className="mt-3 max-w-[70ch] text-secondary">
        Zuerst sehen Sie, was sich ändern würde. Buchungen bleiben, wie sie sind, und wer gebucht
        hat, bekommt keine E-Mail. Nur wer auf neue Termine wartet, erfährt von ihnen wie sonst
        auch. Texte, Trainings und Einstellungen lassen sich über ihren Verlauf zurückholen.
      </p>
      {step.kind !== 'preview' && <FileChoice isPending={progress !== null} onChoose={preview} />}
      {progress !== null && <Progress share={progress} />}
      {problem && progress === null && <ProblemNote problem={problem} />}
      {step.kind === 'preview' && (
        <Preview
          key={step.report.fingerprint}
          {...step}
          isPending={progress !== null}
          onApply={apply}
          onCancel={cancel}
        />
      )}
      {step.kind === 'done' && <Done report={step.report} />}
    </Card>
  )
}

interface FileChoiceProps {
  isPending: boolean
  onChoose: (file: File) => void
}

function FileChoice({ isPending, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        onClick={() => input.current?.click()}
      >
        Datei wählen
      </Button>
      <p className="text-muted text-small">
        Eine heruntergeladene ZIP-Datei oder eine JSON-Datei, höchstens 50 MB.
      </p>
      <input
        ref={input}
        type="file"
        accept=".zip,.json"
        aria-label="Datei mit Inhalten"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // So that the same file can be chosen again after it was refused.
          target.value = ''
        }}
      />
    </div>
  )
}

/** The server answers some time after it has got the whole file. */
function Progress({ share }: { share: number }) {
  const isSent = share >= 1
  return (
    <div className="mt-5 max-w-[70ch]">
      <p role="status" className="text-secondary text-small">
        {isSent ? 'Die Datei ist angekommen und wird geprüft...' : 'Die Datei wird hochgeladen...'}
      </p>
      <progress
        {...(isSent ? {} : { value: share })}
        aria-label="Fortschritt des Hochladens"
        className="mt-2 h-2 w-full accent-brand"
      />
    </div>
  )
}

function ProblemNote({ problem: { sentence, faults } }: { problem: ImportProblem }) {
  return (
    <div role="alert" className="mt-5 max-w-[70ch]">
      <p className="font-semibold text-error">{sentence}</p>
      {faults.length > 0 && (
        <ul className="mt-3 grid gap-2 text-small">
          {faults.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="wrap-anywhere">
              {path !== '' && <code className="text-muted">{path}</code>}
              <span className="block">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface PreviewProps {
  file: File
  report: ImportReport
  /** Whether the site has changed since an earlier preview. */
  isNewer: boolean
  isPending: boolean
  onApply: (choices: Choices) => void
  onCancel: () => void
}

function Preview({ file, report, isNewer, isPending, onApply, onCancel }: PreviewProps) {
  const [choices, setChoices] = useState(NO_CHOICE)
  const heading = useFocusOnShow()
  const trainings = onSiteOnly(report, 'trainings')
  const periods = onSiteOnly(report, 'prices')
  const changes = changesIn(report)
  const chosen = Object.values(choices).some(Boolean)
  return (
    <div className="mt-5">
      {isNewer && (
        <p
          role="alert"
          className="mb-5 max-w-[70ch] rounded-card bg-badge-orange px-5 py-4 text-badge-orange-text text-small"
        >
          Auf der Website hat sich inzwischen etwas geändert. Es wurde noch nichts übernommen: Das
          hier ist die neue Vorschau.
        </p>
      )}
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere text-h4">
        {changes === 0
          ? `${file.name}: Die Website hat das alles schon`
          : `${file.name}: ${counted(CHANGES, changes)}`}
      </h3>
      <ImportReportList report={report} />
      {(trainings.length > 0 || periods.length > 0) && (
        <fieldset disabled={isPending} className="mt-6 grid gap-2">
          <legend className="font-semibold">Was nicht in der Datei ist, bleibt</legend>
          {trainings.length > 0 && (
            <Choice
              label="Trainings ausblenden, die nicht in der Datei sind"
              names={trainings}
              isChosen={choices.hideTrainings}
              onChoose={(hideTrainings) => setChoices({ ...choices, hideTrainings })}
            />
          )}
          {periods.length > 0 && (
            <Choice
              label="Preiszeiträume löschen, die nicht in der Datei sind"
              names={periods}
              note="Was in ihnen stand, sagt danach nur noch das Protokoll."
              isChosen={choices.deletePeriods}
              onChoose={(deletePeriods) => setChoices({ ...choices, deletePeriods })}
            />
          )}
        </fieldset>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {(changes > 0 || chosen) && (
          <Button size="small" pending={isPending} onClick={() => onApply(choices)}>
            Jetzt übernehmen
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={isPending} onClick={onCancel}>
          {changes > 0 ? 'Abbrechen' : 'Andere Datei'}
        </Button>
      </div>
    </div>
  )
}

interface ChoiceProps {
  label: string
  names: readonly string[]
  note?: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Choice({ label, names, note, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span>
        <span className="block">{label}</span>
        <span className="wrap-anywhere block text-secondary text-small">{names.join('; ')}</span>
        {note && <span className="block text-secondary text-small">{note}</span>}
      </span>
    </label>
  )
}

function Done({ report }: { report: ImportReport }) {
  const heading = useFocusOnShow()
  return (
    <div className="mt-6 border-section border-t pt-6">
      <h3 ref={heading} tabIndex={-1} className="text-h4">
        {`Übernommen: ${counted(CHANGES, changesIn(report))}`}
      </h3>
      <p className="mt-2 max-w-[70ch] text-secondary">
        Alles davon ist auf der Website. Was vorher da war, steht im Verlauf und im Protokoll.
      </p>
      <ImportReportList report={report} />
    </div>
  )
}

/** What was just shown gets the focus, because the button that led to it is gone. */
function useFocusOnShow() {
  const element = useRef<HTMLHeadingElement>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
