import type { Training } from '#shop/trainings/domain/training.ts'

interface PapersMailParts {
  trainings: readonly Pick<Training, 'title' | 'dates'>[]
  /** The whole address of the papers. */
  address: string
  firmName: string
  /** "119 € inkl. 19 % USt."; '' where no price is known. */
  price: string
}

/** The longest address of a mail that every mail program opens. */
const MOST = 1900

/**
 * The address that opens a new mail with the papers: without a recipient, with the next date of each training, today's
 * price and the address of the page.
 */
export function papersMail(parts: PapersMailParts): string {
  const whole = mailOf(parts, parts.trainings.map(lineOf))
  if (whole.length <= MOST) return whole
  return mailOf(
    parts,
    parts.trainings.map(({ title }) => title),
  )
}

function mailOf({ trainings, address, firmName, price }: PapersMailParts, lines: string[]): string {
  const [only] = trainings
  const isOne = trainings.length === 1 && only
  const subject = isOne ? `Unterlagen zum Training „${only.title}“` : `Unterlagen zu Trainings`
  const isAnyComing = trainings.some(({ dates }) => dates.length > 0)
  const body = [
    'Hallo,',
    '',
    `hier steht alles zu ${isOne ? 'diesem Live-Training' : 'diesen Live-Trainings'} von ${firmName}, mit Preisen, Bedingungen und Datenschutz:`,
    address,
    '',
    ...lines,
    ...(price && isAnyComing ? ['', `Ein Platz kostet heute ${price}`] : []),
    '',
  ].join('\r\n')
  return `mailto:?subject=${encodeURIComponent(`${subject} (${firmName})`)}&body=${encodeURIComponent(body)}`
}

function lineOf({ title, dates: [next] }: Pick<Training, 'title' | 'dates'>): string {
  return `${title}: ${next ? `nächster Termin ${next.date}, ${next.time}` : 'zurzeit kein Termin'}`
}
