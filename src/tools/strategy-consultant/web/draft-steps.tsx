import type { ReactNode } from 'react'
import { lineOf, NO_EDITS } from '../domain/strategy-edits.ts'
import { DraftLine } from './draft-line.tsx'
import { DraftPart } from './draft-part.tsx'
import type { DraftPartsProps } from './draft-parts-props.ts'
import { numbered } from './numbered.ts'
import { AddedLines, SectionEnd } from './section-lines.tsx'

/** The next steps. Those that are struck out have no number. */
export function DraftSteps({ texts, draft, editor }: DraftPartsProps) {
  const steps = (draft.nextSteps ?? []).map((step = '', index) => ({
    step,
    key: `nextSteps.${index}`,
  }))
  if (steps.length === 0 && !editor) return null
  const title = texts.draft.parts.nextSteps
  const isKept = ({ key, step }: { key: string; step: string }) =>
    !lineOf(editor?.edits ?? NO_EDITS, key, step).isStruck
  const section = { texts, editor, section: 'nextSteps', title } as const
  return (
    <DraftPart id="draft-next-steps" title={title}>
      <ol className="grid max-w-[70ch] gap-4">
        {numbered(steps).map(([index, { key, step }]) => (
          <Step
            key={key}
            number={isKept({ key, step }) ? steps.slice(0, index + 1).filter(isKept).length : null}
          >
            <DraftLine
              texts={texts}
              editor={editor}
              name={texts.draft.edit.line(title, index + 1)}
              item={{ section: 'nextSteps', key, original: step }}
            >
              {(text) => <p className="whitespace-pre-line break-words">{text}</p>}
            </DraftLine>
          </Step>
        ))}
        <AddedLines {...section} count={steps.length}>
          {(line, number, key) => (
            <Step key={`added ${key}`} number={number - steps.length + steps.filter(isKept).length}>
              {line}
            </Step>
          )}
        </AddedLines>
      </ol>
      <SectionEnd {...section} />
    </DraftPart>
  )
}

function Step({ number, children }: { number: number | null; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <span
        aria-hidden="true"
        className={
          number === null
            ? 'mt-0.5 size-8 shrink-0 rounded-pill border-2 border-line border-dashed print:hidden'
            : 'mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-pill bg-brand font-semibold text-small text-white'
        }
      >
        {number}
      </span>
      <div className="min-w-0 grow pt-0.5">{children}</div>
    </li>
  )
}
