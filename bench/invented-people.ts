/** Invented names, for registrations that look like real ones: umlauts, sharp s, double names, numbers in companies. */
const FIRST_NAMES =
  'Anna Änne Bärbel Björn Çağla Christoph Dörte Élodie Emre Fatma Franziska Günther Hannah Håkon Ida Jörg Jürgen Kai Käthe Lena Łukasz Maja Marie-Luise Mehmet Moritz Nele Noah Øyvind Özlem Paul Petra Renée Rüdiger Sören Sofia Süleyman Thea Tobias Ülkü Vera Wiebke Yannick Zoë'.split(
    ' ',
  )

const LAST_NAMES =
  'Adler Ahrens Arslan Äußerer Bäcker Baumgärtner Becker Böhm Brandt Bräuer Busch Çelik Dietrich Döring Eßer Fäßler Fischer Förster Friedrich Fuchs Gärtner Göbel Groß Günther Haas Häußler Heß Hoffmann Höfer Jäger Jansen Kaya Keller Klöckner König Krämer Krause Krüger Kühn Lange Löwe Lüttich Maaß Mayer Möller Müller Müller-Lüdenscheidt Naumann Neuß Nußbaum Ötinger Öztürk Pohl Preuß Rößler Roth Sánchez Schäfer Schmidt Schön Schröder Schulze Seiß Şahin Thoß Töpfer Überschär Vogel Voß Wagner Weiß Wójcik Yılmaz Zöller'.split(
    ' ',
  )

const COMPANY_WORDS =
  'Adlerwerk Ährenfeld Bergmann Blaustein Donaublick Eichhof Falkenau Grünwald Hansekontor Isarwinkel Jägerhof Küstenland Lindenthal Möwenstein Nordwind Ölmühle Pfalzblick Querbeet Rheinufer Südstern Talgrund Überland Vogelsang Wiesengrund Ziegelhütte'.split(
    ' ',
  )
const COMPANY_TRADES =
  'Maschinenbau Logistik Bäckereien Versicherungen Energie Möbel Medizintechnik Softwarehaus Stadtwerke Werk'.split(
    ' ',
  )
const COMPANY_FORMS = 'GmbH AG e.V. KG SE Stiftung'.split(' ')

/** Pseudo-random values that are the same in every run. */
export interface Random {
  /** At least 0, less than 1. */
  number(): number
  pick<T>(from: readonly T[]): T
}

/** mulberry32 (public domain): small, fast, and good enough for invented people. */
export function seededRandom(seed: number): Random {
  let state = seed
  const number = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    number,
    pick: (from) => {
      const picked = from[Math.floor(number() * from.length)]
      if (picked === undefined) throw new RangeError('Nothing to pick from')
      return picked
    },
  }
}

export interface InventedPerson {
  firstName: string
  lastName: string
  email: string
}

/** A few companies book often, most of them rarely. */
export function inventCompany(random: Random): string {
  const branch = random.number() < 0.3 ? ` Werk ${1 + Math.floor(random.number() ** 2 * 40)}` : ''
  const word = COMPANY_WORDS[Math.floor(random.number() ** 2 * COMPANY_WORDS.length)]
  return `${word} ${random.pick(COMPANY_TRADES)}${branch} ${random.pick(COMPANY_FORMS)}`
}

export function inventPerson(random: Random, company: string): InventedPerson {
  const firstName = random.pick(FIRST_NAMES)
  const lastName =
    random.number() < 0.15
      ? `${random.pick(LAST_NAMES)}-${random.pick(LAST_NAMES)}`
      : random.pick(LAST_NAMES)
  const mailbox = `${ascii(firstName)}.${ascii(lastName)}${Math.floor(random.number() * 1000)}`
  return { firstName, lastName, email: `${mailbox}@${ascii(company.split(' ')[0] ?? '')}.example` }
}

function ascii(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z-]/g, '')
}
