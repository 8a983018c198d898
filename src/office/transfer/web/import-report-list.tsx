import { Badge, type BadgeTone } from '#platform/design/web/badge.tsx'
import { counted } from '#platform/design/web/counted.ts'
import {
  type Effect,
  type ImportLine,
  type ImportReport,
  PART_LABELS,
} from '../domain/content-transfer.ts'
import { type ReportPart, reportParts } from './report-parts.ts'

const EFFECT_LABELS: Readonly<Record<Effect, readonly [string, BadgeTone]>> = {
  new: ['Neu', 'green'],
  changed: ['Geändert', 'blue'],
  hidden: ['Ausgeblendet', 'orange'],
  deleted: ['Gelöscht', 'red'],
  kept: ['Bleibt', 'neutral'],
  same: ['Gleich', 'neutral'],
  stays: ['Nur hier', 'neutral'],
}
const SAME = { one: 'ist schon gleich', many: 'sind schon gleich' }
/** More names of changed fields than this say less than their number. */
const FIELDS_SHOWN = 8

/** What an import does, part by part. */
export function ImportReportList({ report }: { report: ImportReport }) {
  return (
    <div className="mt-4 divide-y divide-section border-section border-y">
      {reportParts(report).map((part) => (
        <Part key={part.part} {...part} />
      ))}
    </div>
  )
}

function Part({ part, lines, same, staying }: ReportPart) {
  return (
    <section className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h4 className="font-semibold font-text text-base tracking-normal">{PART_LABELS[part]}</h4>
      <div className="grid gap-2">
        {lines.length > 0 && (
          <ul className="grid gap-2">
            {lines.map((line) => (
              <Line key={`${line.name} ${line.effect}`} line={line} />
            ))}
          </ul>
        )}
        {same > 0 && <p className="text-muted text-small">{counted(SAME, same)}</p>}
        {staying.length > 0 && (
          <p className="wrap-anywhere text-muted text-small">
            {`Nur auf der Website: ${staying.join('; ')}`}
          </p>
        )}
      </div>
    </section>
  )
}

function Line({ line: { name, effect, fields, reason } }: { line: ImportLine }) {
  const [label, tone] = EFFECT_LABELS[effect]
  return (
    <li className="flex items-start gap-3">
      <Badge tone={tone} className="min-w-27 shrink-0 justify-center">
        {label}
      </Badge>
      <span className="wrap-anywhere min-w-0 pt-0.5">
        <span>{name}</span>
        {fields.length > 0 && (
          <span className="block text-secondary text-small">{fieldsText(fields)}</span>
        )}
        {reason && (
          <span className="block text-secondary text-small">{`Der Termin ${reason}.`}</span>
        )}
      </span>
    </li>
  )
}

function fieldsText(fields: readonly string[]): string {
  const shown = fields.slice(0, FIELDS_SHOWN).join('; ')
  const more = fields.length - FIELDS_SHOWN
  return more > 0 ? `${shown} und ${more} weitere` : shown
}
