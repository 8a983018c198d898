import sharp from 'sharp'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** Pixels for a point: 216 a inch. */
const SCALE = 3
/** How pdf.js writes paths: each number of a step, and then its coordinates. */
const STEPS: Readonly<Record<number, readonly [letter: string, numbers: number]>> = {
  0: ['M', 2],
  1: ['L', 2],
  2: ['C', 6],
  4: ['Z', 0],
}

/**
 * What the first page of a PDF shows of filled shapes, as a picture: a code, for instance. Letters and lines are left out.
 */
export async function shapesOfPdf(file: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(file))
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const shapes: string[] = []
  let opened = 0
  let color = '#000'
  // Each change of the coordinates is a group, which ends where the PDF restores what it had saved.
  const saved: { opened: number; color: string }[] = []
  fnArray.forEach((operator, index) => {
    const values: unknown[] = argsArray[index] ?? []
    if (operator === OPS.save) saved.push({ opened, color })
    if (operator === OPS.restore) {
      const before = saved.pop() ?? { opened: 0, color }
      shapes.push('</g>'.repeat(opened - before.opened))
      ;({ opened, color } = before)
    }
    if (operator === OPS.transform) {
      shapes.push(`<g transform="matrix(${values.join(' ')})">`)
      opened += 1
    }
    if (operator === OPS.setFillRGBColor) color = String(values[0])
    if (operator === OPS.constructPath && (values[0] === OPS.fill || values[0] === OPS.eoFill))
      shapes.push(`<path fill="${color}" d="${pathOf((values[1] as Float32Array[])[0])}"/>`)
  })
  // The origin of a PDF is at the bottom.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"><g transform="matrix(1 0 0 -1 0 ${height})">${shapes.join('')}${'</g>'.repeat(opened)}</g></svg>`
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function pathOf(numbers: Float32Array | null | undefined): string {
  const steps: string[] = []
  for (let at = 0; numbers && at < numbers.length; ) {
    const [letter, count] = STEPS[numbers[at] ?? 0] ?? ['', 0]
    steps.push(letter + numbers.slice(at + 1, at + 1 + count).join(' '))
    at += 1 + count
  }
  return steps.join('')
}
