import { classes } from '#platform/design/web/classes.ts'

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

export function FilterIcon() {
  return <Icon path="M4 7h16M7 12h10m-7 5h4" />
}
