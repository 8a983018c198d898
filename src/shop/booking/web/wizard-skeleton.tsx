/** Placeholder of step 2 while the draft is read, right after a reload. */
export function WizardSkeleton() {
  return (
    <div aria-busy="true" className="flex max-w-200 flex-col gap-6">
      <p role="status">Deine Angaben werden geladen...</p>
      <div className="h-24 rounded-card bg-section" />
      <div className="h-64 rounded-card bg-white shadow-card" />
      <div className="h-64 rounded-card bg-white shadow-card" />
    </div>
  )
}
