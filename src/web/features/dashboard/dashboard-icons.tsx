import { classes } from '../../ui/classes.ts'

const LOOK = 'size-5 shrink-0 fill-none stroke-2 stroke-current'

export function RefreshIcon({ isTurning }: { isTurning: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classes(LOOK, isTurning && 'motion-safe:animate-spin')}
    >
      <path
        d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function DownloadIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={LOOK}>
      <path
        d="M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 19.500h14"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function PrinterIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={LOOK}>
      <path
        d="M7.500 9V4.500h9V9m-9 8H5.500a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h13a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2m-9-2.500h9v5h-9Z"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function EnvelopeIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={LOOK}>
      <path
        d="M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-.5 1.500L12 13l7.500-5.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function FilterIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={LOOK}>
      <path d="M4 7h16M7 12h10m-7 5h4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
