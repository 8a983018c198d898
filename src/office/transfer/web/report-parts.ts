import {
  CONTENT_PARTS,
  type ContentPart,
  type ImportLine,
  type ImportReport,
} from '../domain/content-transfer.ts'

/** What an import does with one part of the file. */
export interface ReportPart {
  part: ContentPart
  /** What is new, changed, hidden, deleted, or kept although the file says otherwise. */
  lines: ImportLine[]
  /** How many are the same already. */
  same: number
  /** The names of what is on the site only, and stays. */
  staying: string[]
}

/** The parts of a report in their order, without those that the file does not touch. */
export function reportParts({ lines }: Pick<ImportReport, 'lines'>): ReportPart[] {
  return CONTENT_PARTS.flatMap((part) => {
    const own = lines.filter((line) => line.part === part)
    if (own.length === 0) return []
    return [
      {
        part,
        lines: own.filter(({ effect }) => effect !== 'same' && effect !== 'stays'),
        same: own.filter(({ effect }) => effect === 'same').length,
        staying: namesOf(own, 'stays'),
      },
    ]
  })
}

/** How much an import changes. */
export function changesIn({ lines }: Pick<ImportReport, 'lines'>): number {
  const changing = lines.filter(({ effect }) => !['same', 'stays', 'kept'].includes(effect))
  return changing.length
}

/** The names of a part that is on the site only. */
export function onSiteOnly({ lines }: Pick<ImportReport, 'lines'>, part: ContentPart): string[] {
  return namesOf(
    lines.filter((line) => line.part === part),
    'stays',
  )
}

function namesOf(lines: readonly ImportLine[], effect: ImportLine['effect']): string[] {
  return lines.flatMap((line) => (line.effect === effect ? [line.name] : []))
}
