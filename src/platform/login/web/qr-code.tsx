import { encode } from 'uqr'

/** White margin in modules that readers need around the code (ISO 18004). */
const MARGIN = 4

/** A text as a QR code. Loaded only when one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-input border border-line bg-white"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
