import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleContent } from '#shop/initial-content/server/sample-content.ts'
import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'

const SAMPLE_FILE = 'src/shop/initial-content/server/sample-content.ts'
const { trainings, packages, pricePeriods } = sampleContent('2026-11-20')

const files = [...filesIn('src'), ...filesIn('tests')]
const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
const testFiles = files.filter(isTest)
const productCode = files.filter((file) => !isTest(file) && file !== SAMPLE_FILE).map(read)

/** Tests whose product starts with content: not those of pure functions, which invent their own prices. */
const withProduct = testFiles.filter((file) => /^(tests|src\/server)\//.test(file))

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Each file that contains one of the texts, with the text. */
function findings(inFiles: readonly string[], texts: readonly string[]): string[] {
  return inFiles.flatMap((file) => {
    const code = withoutPictures(read(file))
    return texts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`)
  })
}

/** Pictures are files of the product, whichever training shows them. */
function withoutPictures(code: string): string {
  return code.replaceAll(/\/images\/[\w-]+\.webp/g, '')
}

/** A test of a module may contain that module's words: the order of trainings names ids. */
function ownWords(file: string, texts: readonly string[]): string[] {
  const module = files.find((other) => other === file.replace(/\.test(\.tsx?)$/, '$1'))
  const code = module && module !== file ? read(module) : ''
  return texts.filter((text) => !code.includes(text))
}

test('no test names a training of the sample', () => {
  const names = trainings.flatMap(({ id, title }) => [id, title])
  const found = testFiles.flatMap((file) => findings([file], ownWords(file, names)))

  expect(found).toEqual([])
})

test('no test contains another text of the sample', () => {
  const texts = [
    ...trainings.flatMap(
      ({ subtitle, description, objectives, methods, agenda = [], targetAudience, outcome }) => [
        subtitle,
        description,
        ...objectives,
        ...methods,
        ...agenda,
        targetAudience,
        outcome,
      ],
    ),
    ...packages.flatMap(({ name, tagline, badge, features }) => [
      name,
      tagline,
      ...(badge ? [badge] : []),
      ...features,
    ]),
    ...pricePeriods.map(({ periodName }) => periodName),
  ]
  // A label such as "Early Bird" is the product's own wording too, which tests name.
  const only = texts.filter((text) => !productCode.some((code) => code.includes(text)))

  expect(only.length).toBeGreaterThan(30)
  expect(findings(testFiles, only)).toEqual([])
})

test('no test of the product contains a price of the sample', () => {
  const euros = [
    ...packages.map(({ basePrice }) => basePrice),
    ...pricePeriods.flatMap(({ prices }) => Object.values(prices)),
  ].map((price) => price.split(/[.,]/)[0] ?? '')
  const shown = euros.flatMap((price) => [
    `'${price}.00'`,
    `€${price}.00`,
    `${price},00`,
    `${price} €`,
    `${price}€`,
  ])

  expect(findings(withProduct, shown)).toEqual([])
})

test('a person of the team teaches each training of the sample', () => {
  const team: (string | null | undefined)[] = SAMPLE_FIRM.team.map(({ name }) => name)
  for (const { id, trainer } of trainings) expect(team, id).toContain(trainer)
})
