/** Drawing of an invented map: blocks, a street with a dotted route, and a pin. */
export function PaperMap() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1240 448"
      preserveAspectRatio="xMaxYMid slice"
      className="-z-10 absolute inset-0 size-full"
    >
      <rect width="1240" height="448" className="fill-brand-tint" />
      <g className="fill-sage opacity-45">
        <path d="M-20 330c150-50 270-20 392 24 120 42 240 60 300 110H-20Z" />
        <path d="M905-20c20 70 90 104 176 96 76-8 140-40 190-20V-20Z" />
      </g>
      <g className="fill-page" transform="rotate(-8 800 220)">
        {BLOCKS.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="10" />
        ))}
      </g>
      <path
        d="M548 470C600 380 640 330 742 300s170-40 214-108"
        fill="none"
        strokeWidth="7"
        strokeDasharray="16 16"
        strokeLinecap="round"
        className="stroke-white"
      />
      <g className="drop-shadow-fold">
        <path
          d="M956 196c-34-46-52-70-52-98a52 52 0 0 1 104 0c0 28-18 52-52 98Z"
          className="fill-early"
        />
        <circle cx="956" cy="98" r="20" className="fill-page" />
      </g>
    </svg>
  )
}

const BLOCKS = [
  [470, 20, 130, 90],
  [620, 20, 96, 90],
  [736, 20, 120, 90],
  [470, 134, 130, 120],
  [620, 134, 236, 54],
  [620, 208, 110, 46],
  [1030, 60, 150, 90],
  [1030, 174, 90, 120],
  [1140, 174, 130, 60],
  [470, 278, 100, 90],
  [880, 330, 120, 90],
  [1030, 318, 180, 110],
  [740, 350, 110, 90],
  [320, 60, 120, 90],
  [320, 174, 120, 100],
] as const
