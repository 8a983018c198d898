import * as z from 'zod'
import { readMarkPath } from './mark-path.ts'

/** The smallest icon, in pixels: the largest one that browsers ask for. */
export const ICON_MIN_SIZE = 512
const MOST_WIDTH_PER_HEIGHT = 12
const MOST_HEIGHT_PER_WIDTH = 2

/** Why a file is no logo, or null where it is one. */
export function logoProblem(path: string): string | null {
  const file = readMarkPath(path)
  if (!file) return 'Diese Datei gibt es nicht.'
  const isFlat = file.width > file.height * MOST_WIDTH_PER_HEIGHT
  const isTall = file.height > file.width * MOST_HEIGHT_PER_WIDTH
  return isFlat || isTall
    ? `Ein Logo darf höchstens ${MOST_WIDTH_PER_HEIGHT}-mal so breit wie hoch und höchstens doppelt so hoch wie breit sein.`
    : null
}

/** Why a file is no icon, or null where it is one. */
export function iconProblem(path: string): string | null {
  const file = readMarkPath(path)
  if (!file) return 'Diese Datei gibt es nicht.'
  if (file.width !== file.height) return 'Ein Icon muss quadratisch sein.'
  return file.format === 'png' && file.width < ICON_MIN_SIZE
    ? `Ein Icon als PNG muss mindestens ${ICON_MIN_SIZE} × ${ICON_MIN_SIZE} Pixel haben.`
    : null
}

/** What the firm is shown by: the paths of its files, empty where it has none. */
export interface FirmMarks {
  logo: string
  /** For dark grounds. */
  logoOnDark: string
  /** For browser tabs and home screens. */
  icon: string
}

export const NO_MARKS: FirmMarks = { logo: '', logoOnDark: '', icon: '' }

/** The files in the order in which staff see them, each with its label and its rule. */
export const MARK_FIELDS = {
  logo: { label: 'Logo', problemOf: logoProblem },
  logoOnDark: { label: 'Logo für dunkle Flächen', problemOf: logoProblem },
  icon: { label: 'Icon', problemOf: iconProblem },
} as const satisfies Record<
  keyof FirmMarks,
  { label: string; problemOf: (path: string) => string | null }
>
export type MarkName = keyof FirmMarks

const pathOf = (name: MarkName) =>
  z
    .string()
    .max(200)
    .superRefine((path, context) => {
      const message = path === '' ? null : MARK_FIELDS[name].problemOf(path)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** What staff may store of the firm's logo and icon. */
export const marksSchema = z.strictObject({
  logo: pathOf('logo'),
  logoOnDark: pathOf('logoOnDark'),
  icon: pathOf('icon'),
}) satisfies z.ZodType<FirmMarks>
