/** What is to know of a day before it is set; one sentence a line. Announced when it changes. */
export function PlanningNotes({ warnings }: { warnings: readonly string[] }) {
  return (
    <p className="text-small" aria-live="polite">
      {warnings.map((warning) => (
        <span key={warning} className="mt-0.5 block font-medium text-orange-text">
          {warning}
        </span>
      ))}
    </p>
  )
}
