import { describe, expect, test } from 'vitest'
import { methodConcept, openParts } from './concept.ts'
import { flightDeckMethodTexts as german } from './flight-deck-method.de.ts'
import { flightDeckMethodTexts as english } from './flight-deck-method.en.ts'
import { ideaPrompts, suggestedPeople, suggestedQuestions } from './method-suggestions.ts'
import { CONCEPT_PARTS, EMPTY_SPRINT, LENGTHS, type Sprint } from './sprint.ts'

const SPRINT: Sprint = {
  ...EMPTY_SPRINT,
  problem: {
    what: 'Anfragen bleiben liegen.',
    whom: 'Kundschaft, Werkstatt',
    signs: '',
    tried: '',
  },
  people: [{ id: 1, who: 'Kundschaft', need: 'Bescheid wissen', situation: '' }],
  ideas: [{ id: 2, text: 'Rückruf am Abend', method: 'reversal', scores: { fit: 2, value: 5 } }],
  ideaId: 2,
}

describe('the method', () => {
  test.each([
    ['German', german],
    ['English', english],
  ])('claims nothing about a team that typed nothing: %s', (_language, texts) => {
    expect(suggestedQuestions(EMPTY_SPRINT, texts)).toEqual([])
    expect(openParts(methodConcept(EMPTY_SPRINT, texts))).toEqual([...CONCEPT_PARTS])
  })

  test('asks only about what was typed', () => {
    const labels = suggestedQuestions(SPRINT, german).map(({ label }) => label)
    expect(labels).toEqual([
      'Geradeaus',
      'Für einen Menschen',
      'Umgedreht',
      'Ohne Geld',
      'Zehnmal schneller',
    ])
  })

  test('makes questions that fit into their field, however much was typed', () => {
    const long = 'Anfragen '.repeat(50)
    const sprint: Sprint = {
      ...SPRINT,
      problem: { what: long, whom: long, signs: long, tried: long },
      people: [{ id: 1, who: long, need: long, situation: long }],
    }
    for (const texts of [german, english]) {
      for (const { text } of suggestedQuestions(sprint, texts)) {
        expect(text.length, text).toBeLessThanOrEqual(LENGTHS.line)
      }
    }
  })

  test('names those first who were named with the problem', () => {
    expect(suggestedPeople(SPRINT, german).slice(0, 3)).toEqual([
      { text: 'Kundschaft' },
      { text: 'Werkstatt' },
      { text: german.lenses[0] },
    ])
  })

  test('asks for ideas in the words of the question', () => {
    const [first] = ideaPrompts(SPRINT, 'Wie könnten wir schneller antworten?', german)
    expect(first?.ask).toBe('Was ist das Naheliegende? (schneller antworten)')
    expect(ideaPrompts(SPRINT, '', german)[0]?.ask).toBe('Was ist das Naheliegende?')
  })

  test('fills a concept from the sprint and leaves the rest as questions', () => {
    const concept = methodConcept(SPRINT, german)
    expect(concept).toMatchObject({
      name: 'Rückruf am Abend',
      promise: 'Für Kundschaft: Bescheid wissen.',
      audience: 'Kundschaft',
      assumptions: [
        'Das Bedürfnis ist echt: Bescheid wissen (Kundschaft).',
        'Das Problem ist groß genug, um etwas zu ändern: Anfragen bleiben liegen.',
        german.concept.assumed.fit,
      ].join('\n'),
    })
    expect(openParts(concept)).toEqual(['measure'])
  })
})
