interface ProgressBarProps {
  label: string
  value: number
  max: number
}

/** Progress of a task. The label repeats the displayed text for screen readers. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="meter-track h-2.5 overflow-clip rounded-pill bg-sand"
    >
      <div
        style={{ width: `${(100 * Math.max(value, 0.25)) / max}%` }}
        className="meter-fill h-full rounded-pill bg-brand transition-[width]"
      />
    </div>
  )
}
