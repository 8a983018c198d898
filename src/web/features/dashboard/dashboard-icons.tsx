import { classes } from '../../ui/classes.ts'

/** Icons on the dashboard's buttons: 20 px, lines of 2 px in the colour of the text. */
function Icon({ path, className }: { path: string; className?: string | false }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classes('size-5 shrink-0 fill-none stroke-2 stroke-current', className)}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

export function RefreshIcon({ isTurning }: { isTurning: boolean }) {
  return (
    <Icon
      path="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5"
      className={isTurning && 'motion-safe:animate-spin'}
    />
  )
}

export function DownloadIcon() {
  return <Icon path="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
}

export function EnvelopeIcon() {
  return (
    <Icon path="M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-.5 1.5L12 13l7.5-5.5" />
  )
}

export function FilterIcon() {
  return <Icon path="M4 7h16M7 12h10m-7 5h4" />
}
