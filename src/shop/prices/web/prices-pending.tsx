/** The only content while packages or price schedules load (specification, section 2: price management). */
export function PricesPending() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-svh place-items-center outline-none">
      <p role="status" className="text-lead text-secondary">
        Laden...
      </p>
    </main>
  )
}
