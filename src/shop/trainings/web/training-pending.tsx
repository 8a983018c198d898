import { useEffect } from 'react'

/** Placeholder while the training loads. The router scrolls to the top only after loading, so this scrolls too. */
export function TrainingPending() {
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  return (
    <div className="wrap grid grid-cols-1 gap-x-5 gap-y-10 py-10 sm:py-14 lg:min-h-155 lg:grid-cols-12 lg:items-center">
      <div className="lg:col-span-6">
        {/* A heading, for screen reader users who navigate by headings. */}
        <h1 className="font-normal font-text text-base text-muted tracking-normal">
          <span role="status">Lade Training...</span>
        </h1>
        <div aria-hidden="true" className="mt-6 flex flex-col gap-5">
          <div className="h-16 w-4/5 rounded-input bg-section" />
          <div className="h-14 w-3/5 rounded-input bg-section" />
          <div className="h-13 w-48 rounded-button bg-section" />
        </div>
      </div>
      <div aria-hidden="true" className="aspect-4/3 rounded-picture bg-section lg:col-span-6" />
    </div>
  )
}
