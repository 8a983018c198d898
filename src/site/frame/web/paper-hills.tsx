import { classes } from '#platform/design/web/classes.ts'

const SHEETS = [
  {
    paper: 'fill-brand-tint',
    outline:
      'M0 62C120 22 236 14 362 44c132 32 214 50 344 26C842 44 914 8 1064 12c140 4 236 44 376 96v42H0Z',
  },
  {
    paper: 'fill-sage',
    outline:
      'M0 84C96 66 176 92 292 82c120-10 184-46 318-40 128 6 196 56 330 54 130-2 190-52 312-52 88 0 132 20 188 34v72H0Z',
  },
  {
    paper: 'fill-brand-hover',
    outline:
      'M0 104c104 20 190 20 312-6 118-25 206-34 336-6 130 29 232 34 350 6 116-27 238-50 442-2v54H0Z',
  },
  {
    paper: 'fill-brand',
    outline:
      'M0 134c150-32 270-22 394-4 132 19 232 18 360-8 124-26 240-20 346 2 112 23 222 26 340-2v28H0Z',
  },
] as const

/** Overlapping paper hills as the upper edge of the footer. */
export function PaperHills() {
  return (
    <div aria-hidden="true" className="relative h-28 overflow-clip sm:h-36 lg:h-42">
      {SHEETS.map(({ paper, outline }) => (
        <svg
          key={paper}
          aria-hidden="true"
          viewBox="0 0 1440 150"
          preserveAspectRatio="none"
          className={classes(
            'drop-shadow-sheet -bottom-px absolute inset-x-0 h-[calc(100%-1.25rem)] w-full',
            paper,
          )}
        >
          <path d={outline} />
        </svg>
      ))}
    </div>
  )
}
