import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { downloadFile } from '#platform/design/web/download.ts'
import {
  type FileProblem,
  type FileTool,
  type OpenedFile,
  type Parse,
  readToolFile,
  toolFileText,
  type Upgrade,
} from '#tools/frame/web/tool-file.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import { takeHandedOver } from './handed-over.ts'

interface WorkFileProps<Work> {
  texts: ToolsTexts['file']
  tool: FileTool
  /** Name of the saved file, without an extension. */
  fileName: string
  /** Called when the file is saved, so that it contains the current state. */
  work: () => unknown
  /** Reads the work as from the browser's storage. */
  parse: Parse<Work>
  upgrade?: Upgrade
  /** Shows the work of an opened file. */
  onOpen: (work: Work) => void
  className?: string
}

const LINK =
  'inline-flex min-h-11 items-center rounded-input font-semibold text-ink text-small underline underline-offset-4'

/**
 * Saves the work of a tool to a file, and opens one again, or the work of a shared copy. A wrong file changes nothing.
 */
export function WorkFile<Work>(props: WorkFileProps<Work>) {
  const { texts, tool, parse, upgrade, onOpen, className } = props
  const [answer, setAnswer] = useState<FileProblem | 'opened'>()
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()

  const read = async (given: string | Blob) =>
    showLatest.current(await readToolFile(given, tool, parse, upgrade))
  const show = (opened: OpenedFile<Work>) => {
    if ('work' in opened) onOpen(opened.work)
    setAnswer('work' in opened ? 'opened' : opened.problem)
  }
  // While a file is read, the page may be rendered again with another state.
  const showLatest = useRef(show)
  useEffect(() => {
    showLatest.current = show
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tool is opened
  useEffect(() => {
    const text = takeHandedOver(tool)
    if (text !== null) void read(text)
  }, [])

  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    await read(file)
    // The same file can then be chosen again.
    target.value = ''
  }

  return (
    <div className={classes('min-w-0', className)}>
      <div className="flex flex-wrap gap-x-5">
        <button type="button" onClick={() => saveWork(props)} className={LINK}>
          {texts.save}
        </button>
        <button type="button" onClick={() => input.current?.click()} className={LINK}>
          {texts.open}
        </button>
        <input
          ref={input}
          id={inputId}
          type="file"
          aria-label={texts.open}
          accept="application/json,.json"
          hidden
          onChange={open}
        />
      </div>
      <p role="status" className="text-small">
        {answer === 'opened' && texts.opened}
      </p>
      {answer && answer !== 'opened' && (
        <p role="alert" className="font-medium text-error text-small">
          {texts.problems[answer]}
        </p>
      )}
    </div>
  )
}

/** Downloads the work of a tool as a file. */
export function saveWork({
  tool,
  fileName,
  work,
}: Pick<WorkFileProps<unknown>, 'tool' | 'fileName' | 'work'>): void {
  downloadFile(`${fileName}.json`, 'application/json', toolFileText(tool, work()))
}
