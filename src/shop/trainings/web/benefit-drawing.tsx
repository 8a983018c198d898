import type { ReactElement } from 'react'

/** Small paper-cut illustrations in the colours of the logo, each with one orange part. */
const DRAWINGS = {
  time: (
    <>
      <circle cx="32" cy="34" r="24" className="fill-brand" />
      <circle cx="32" cy="34" r="17" className="fill-white" />
      <path d="M32 17a17 17 0 0 1 17 17H32Z" className="fill-early" />
      <path d="M26 3h12v6H26Z" className="fill-brand-hover" />
    </>
  ),
  result: (
    <>
      <path d="M6 22 32 10l26 12-26 12Z" className="fill-early" />
      <path d="M6 22v6l26 12V34Z" className="fill-white" />
      <path d="M58 22v6L32 40V34Z" className="fill-sand" />
      <path d="M6 31v6l26 12v-6Z" className="fill-brand-hover" />
      <path d="M58 31v6L32 49v-6Z" className="fill-brand" />
      <path d="M6 40v6l26 12v-6Z" className="fill-brand" />
      <path d="M58 40v6L32 58v-6Z" className="fill-ink" />
    </>
  ),
  anywhere: (
    <>
      <path d="M8 10h48v34H8Z" className="fill-brand" />
      <path d="M12 14h40v26H12Z" className="fill-white" />
      <circle cx="38" cy="25" r="6" className="fill-early" />
      <path d="M12 40V33l9-8 10 9 7-5 14 11Z" className="fill-brand-hover" />
      <path d="M2 50h60l-4 6H6Z" className="fill-ink" />
    </>
  ),
  summit: (
    <>
      <path d="M2 58 24 24l10 12 6-8 22 30Z" className="fill-brand" />
      <path d="M24 24 34 36l6-8-8 30H20Z" className="fill-brand-hover" />
      <path d="M24 24 14.3 39l6-3 4 4 5-5 3.5 0Z" className="fill-white" />
      <path d="M23 6h2.500v20H23Z" className="fill-ink" />
      <path d="M25.5 6 40 11l-14.5 5.500Z" className="fill-early" />
    </>
  ),
} as const satisfies Record<string, ReactElement>

export function BenefitDrawing({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="size-12 shrink-0 sm:size-14">
      {DRAWINGS[name]}
    </svg>
  )
}
