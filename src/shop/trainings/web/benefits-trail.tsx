const DASHES = 'fill-none stroke-early [stroke-dasharray:10_9] [stroke-width:3px]'

/**
 * The dashed trail of a paper plane behind the benefits. Below the width of four columns it is a straight line down the
 * discs of one column; above, it climbs over the four of them, by 3 rem each.
 */
export function BenefitsTrail() {
  return (
    <>
      <svg
        aria-hidden="true"
        className="absolute top-10 bottom-10 left-10 h-[calc(100%-5rem)] w-1 -translate-x-1/2 md:hidden"
      >
        <line x1="50%" y1="0" x2="50%" y2="100%" className={DASHES} />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute top-0 left-0 hidden h-60 w-full xl:block"
      >
        {/* Through the discs' middles: 12, 9, 6 and 3 rem of the drawing's 15 rem, then on to the plane. */}
        <path
          d="M4 80 C12 80 21 62 29.5 60 S46 42 55 40 S72 22 80.5 20 S91 8 95 4"
          vectorEffect="non-scaling-stroke"
          className={DASHES}
        />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 64 48"
        className="absolute -top-9 right-0 hidden w-20 drop-shadow-fold xl:block"
      >
        <path d="M2 30 62 2 24 36Z" className="fill-brand-tint" />
        <path d="M62 2 24 36l2 10 8-8Z" className="fill-brand" />
        <path d="M62 2 34 38l14 7Z" className="fill-sage" />
      </svg>
    </>
  )
}
