import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTACT_TEXTS } from '#site/contact/domain/contact-texts.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import { contentsOf } from '#site/pages/domain/page-content.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const KEYS = ['title', 'intro'] as const
type Key = (typeof KEYS)[number]
const WORDS = ['Eins', 'Zwei', 'Zwei  Wörter', 'Zwei Wörter']
type Step =
  | { act: 'write'; language: Language; key: Key; words: string }
  | { act: 'confirm'; language: Language; key: Key }
  | { act: 'discard'; language: Language }
  | { act: 'publish'; languages: Language[] }

const language = fc.constantFrom(...LANGUAGES)
const key = fc.constantFrom(...KEYS)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('write'),
      language,
      key,
      words: fc.constantFrom(...WORDS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('confirm'), language, key }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('discard'), language }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('publish'),
      languages: fc.subarray([...LANGUAGES], { minLength: 1 }),
    }),
  },
) as fc.Arbitrary<Step>

/** A text as the model knows it: its words, and those of the other language that its last editor saw. */
interface Known {
  words: string
  seen: string
}
type Both = Record<Language, { published: Known; draft: Known | null }>

const same = (one: string, another: string) =>
  one.replaceAll(/\s+/g, ' ') === another.replaceAll(/\s+/g, ' ')
const otherOf = (one: Language): Language => (one === 'de' ? 'en' : 'de')

class Model {
  readonly texts: Record<Key, Both>

  constructor() {
    const samples = (one: Language) =>
      new Map(
        contentsOf(CONTACT_TEXTS, one, new Map()).map((text) => [text.key, text.sample ?? '']),
      )
    const both = (name: Key): Both => {
      const [de, en] = [samples('de').get(name) ?? '', samples('en').get(name) ?? '']
      return {
        de: { published: { words: de, seen: en }, draft: null },
        en: { published: { words: en, seen: de }, draft: null },
      }
    }
    this.texts = { title: both('title'), intro: both('intro') }
  }

  drifts(name: Key, one: Language): boolean {
    const text = this.texts[name]
    return !same(text[one].published.seen, text[otherOf(one)].published.words)
  }

  drifting(): string[] {
    return LANGUAGES.flatMap((one) =>
      KEYS.filter((name) => this.drifts(name, one)).map((name) => `${one} ${name}`),
    ).toSorted()
  }

  write(name: Key, one: Language, words: string): void {
    const mine = this.texts[name][one]
    const other = this.texts[name][otherOf(one)]
    if (words === (mine.draft ?? mine.published).words) return
    const seen = (other.draft ?? other.published).words
    mine.draft = words === mine.published.words ? null : { words, seen }
  }

  confirm(name: Key, one: Language): void {
    const mine = this.texts[name][one]
    const other = this.texts[name][otherOf(one)]
    const draft = mine.draft
    const sees = [other.published, other.draft ?? other.published].map(({ words }) => words)
    if (draft && !sees.some((words) => same(words, draft.seen))) draft.seen = other.published.words
    if (this.drifts(name, one)) mine.published.seen = other.published.words
  }

  discard(one: Language): void {
    for (const name of KEYS) this.texts[name][one].draft = null
  }

  publish(languages: readonly Language[]): void {
    for (const name of KEYS) {
      const changed = languages.filter((one) => this.texts[name][one].draft)
      const settled = this.settledBy(name, changed)
      for (const one of changed) {
        const mine = this.texts[name][one]
        mine.published = mine.draft ?? mine.published
        mine.draft = null
      }
      for (const one of settled)
        this.texts[name][one].published.seen = this.texts[name][otherOf(one)].published.words
    }
  }

  /** The languages in which a text agrees with the other one by this publication. */
  private settledBy(name: Key, changed: readonly Language[]): readonly Language[] {
    const [only, more] = changed
    if (!only || more) return changed
    const other = otherOf(only)
    const sawOther = same(
      this.texts[name][only].draft?.seen ?? '',
      this.texts[name][other].published.words,
    )
    return this.drifts(name, only) && sawOther ? [other] : []
  }
}

type Calls = ReturnType<typeof pageDraftCalls>

/** Does a step in the product and in the model. */
async function doStep(one: Step, calls: Calls, model: Model): Promise<void> {
  switch (one.act) {
    case 'write':
      await calls.write(one.language, one.key, one.words)
      return model.write(one.key, one.language, one.words)
    case 'confirm': {
      const other = model.texts[one.key][otherOf(one.language)].published.words
      await calls.confirm(one.language, one.key, other)
      return model.confirm(one.key, one.language)
    }
    case 'discard':
      await calls.discard(one.language, await calls.drafts(one.language))
      return model.discard(one.language)
    case 'publish': {
      const withDrafts: Language[] = []
      for (const language of one.languages)
        if ((await calls.drafts(language)).length > 0) withDrafts.push(language)
      if (withDrafts.length > 0) expect((await calls.publish(...withDrafts)).status).toBe(200)
      return model.publish(one.languages)
    }
  }
}

test('after any edits, confirmations and publications a text drifts exactly if the other language says something else than its editor saw', async () => {
  const product = await lendTestProduct()
  const calls = pageDraftCalls(product, await product.logIn())
  const drifting = async () =>
    (await calls.translations()).map((one) => `${one.language} ${one.key}`).toSorted()

  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        const model = new Model()
        for (const one of steps) {
          await doStep(one, calls, model)
          expect(await drifting()).toEqual(model.drifting())
        }
      })
      .afterEach(async () => {
        await product.pool.query(
          `delete from revisions; delete from publications; delete from content_drafts;
           delete from content_items where section like 'kontakt.%'`,
        )
      }),
    { numRuns: 40 },
  )
})
