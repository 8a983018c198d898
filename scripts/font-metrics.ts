/** The figures of a font file (TrueType or OpenType) that a layout needs: its line box and its letter widths. */
export interface FontMetrics {
  unitsPerEm: number
  ascent: number
  /** Positive, below the baseline. */
  descent: number
  lineGap: number
  /** Glyph of a character, for the basic multilingual plane. */
  glyphs: ReadonlyMap<number, number>
  advances: readonly number[]
}

export function readMetrics(font: Buffer): FontMetrics {
  const tables = readTables(font)
  const head = table(tables, 'head')
  const hhea = table(tables, 'hhea')
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    glyphs: readGlyphs(table(tables, 'cmap')),
    advances: readAdvances(table(tables, 'hmtx'), hhea.readUInt16BE(34)),
  }
}

/** Width of a character in font units. */
export function advanceOf(metrics: FontMetrics, character: string): number {
  const glyph = metrics.glyphs.get(character.codePointAt(0) ?? 0)
  if (glyph === undefined) throw new Error(`The font has no glyph for "${character}".`)
  // Glyphs after the last advance repeat it.
  return metrics.advances[Math.min(glyph, metrics.advances.length - 1)] ?? 0
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const entry = 12 + 16 * index
    const offset = font.readUInt32BE(entry + 8)
    const length = font.readUInt32BE(entry + 12)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length))
  }
  return tables
}

function table(tables: Map<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag)
  if (found === undefined) throw new Error(`The font has no table "${tag}".`)
  return found
}

function readAdvances(hmtx: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, index) => hmtx.readUInt16BE(4 * index))
}

/** The character map in format 4, which every web font has. */
function readGlyphs(cmap: Buffer): Map<number, number> {
  const count = cmap.readUInt16BE(2)
  for (let index = 0; index < count; index++) {
    const offset = cmap.readUInt32BE(4 + 8 * index + 4)
    if (cmap.readUInt16BE(offset) === 4) return readFormat4(cmap.subarray(offset))
  }
  throw new Error('The font has no character map of format 4.')
}

function readFormat4(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  const segments = map.readUInt16BE(6) / 2
  const ends = 14
  const starts = 16 + 2 * segments
  const deltas = starts + 2 * segments
  const rangeOffsets = deltas + 2 * segments
  for (let segment = 0; segment < segments; segment++) {
    const first = map.readUInt16BE(starts + 2 * segment)
    const last = map.readUInt16BE(ends + 2 * segment)
    const delta = map.readUInt16BE(deltas + 2 * segment)
    const rangePosition = rangeOffsets + 2 * segment
    const rangeOffset = map.readUInt16BE(rangePosition)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph =
        rangeOffset === 0
          ? code
          : map.readUInt16BE(rangePosition + rangeOffset + 2 * (code - first))
      glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
  return glyphs
}
