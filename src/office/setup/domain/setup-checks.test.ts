import { expect, test } from 'vitest'
import { SAMPLE_VALUES } from '#site/pages/domain/firm-samples.ts'
import { OWN_FIRM } from '#tests/support/product/own-firm.ts'
import type { SetupCheck, SetupChoices } from './setup.ts'
import { type SetupFacts, type SetupPage, setupChecks, setupSteps } from './setup-checks.ts'
import type { SetupStep } from './setup-step.ts'

const IMPRINT: SetupPage = {
  page: 'impressum',
  label: 'Impressum',
  language: 'de',
  editor: '/bearbeiten/impressum/de',
  texts: 3,
  samples: 0,
  words: ['{{rechtsname}}\n{{strasse}}\n{{plz}} {{ort}}', 'Registergericht: {{registergericht}}'],
}
const PRIVACY: SetupPage = {
  ...IMPRINT,
  page: 'datenschutz',
  label: 'Datenschutzerklärung',
  language: 'en',
  editor: '/bearbeiten/datenschutz/en',
  words: ['We store little.'],
}

/** A product in which nothing is left to do. */
const READY: SetupFacts = {
  firm: OWN_FIRM,
  hasOwnLook: true,
  pages: [IMPRINT, PRIVACY],
  mail: { server: 'mail.example:587', testArrivedAt: '2026-11-20T10:00:00Z' },
  isBookable: true,
  sampleTrainings: [],
  sampleToolFacts: [],
  publicUrl: 'https://krustenwerk.example',
  backup: { madeAt: '2026-11-20T02:00:00Z', isLate: false, isExpected: true },
  ownersWithoutSecondFactor: [],
}

function found(changed: Partial<SetupFacts>, name: SetupCheck['check']) {
  const check = setupChecks({ ...READY, ...changed }).find((one) => one.check === name)
  if (!check) throw new Error(`No check ${name}`)
  return check
}

function stateOf(
  changed: Partial<SetupFacts>,
  step: SetupStep,
  skipped: SetupChoices['skipped'] = [],
) {
  const facts = { ...READY, ...changed }
  const steps = setupSteps(facts, setupChecks(facts), { skipped })
  return steps.find((one) => one.step === step)?.state
}

test('where nothing is left to do, every check and every step is done', () => {
  const checks = setupChecks(READY)
  expect(checks.filter(({ isDone }) => !isDone)).toEqual([])
  expect(new Set(setupSteps(READY, checks, { skipped: [] }).map(({ state }) => state))).toEqual(
    new Set(['done']),
  )
})

const { contact, address, legal } = SAMPLE_VALUES

test.each<[string, SetupCheck['check'], Partial<SetupFacts>, RegExp, string[]]>([
  [
    'facts of the firm are invented',
    'sample_facts',
    { firm: { ...OWN_FIRM, contact } },
    /^Erfunden sind noch: Name und Kontakt \(6\)\.$/,
    ['/admin/einrichten/firma'],
  ],
  [
    'legal facts are invented, which have a step of their own',
    'sample_facts',
    { firm: { ...OWN_FIRM, contact, legal } },
    /Name und Kontakt \(6\) und Recht und Steuern \(6\)/,
    ['/admin/einrichten/firma', '/admin/einrichten/recht'],
  ],
  [
    'the imprint names invented facts',
    'imprint',
    { firm: { ...OWN_FIRM, address, legal } },
    /erfundene Angaben: Straße und Hausnummer, Postleitzahl und Registergericht\.$/,
    ['/admin/einrichten/firma', '/admin/einrichten/recht'],
  ],
  [
    'the imprint names an empty fact',
    'imprint',
    { firm: { ...OWN_FIRM, legal: { ...OWN_FIRM.legal, registerCourtDe: '' } } },
    /Angaben, die leer sind: Registergericht\. Ergänzen Sie sie/,
    ['/admin/einrichten/recht', '/bearbeiten/impressum/de'],
  ],
  [
    'the imprint has the note of the sample',
    'imprint',
    { pages: [{ ...IMPRINT, words: ['Muster: Firma und Adresse sind erfunden.'] }] },
    /^Ein Hinweis sagt noch, dass es ein Muster ist \(Deutsch\)\.$/,
    ['/bearbeiten/impressum/de'],
  ],
  [
    'the privacy policy has the note of the sample in one language',
    'legal_texts',
    { pages: [IMPRINT, { ...PRIVACY, words: ['Sample: add your hosting.'] }] },
    /: Datenschutzerklärung \(Englisch\)\.$/,
    ['/bearbeiten/datenschutz/en'],
  ],
  [
    'there is no mail server, even if a link was opened',
    'test_mail',
    { mail: { server: null, testArrivedAt: '2026-11-20T10:00:00Z' } },
    /kein Mailserver eingestellt \(SMTP_URL\)/,
    ['/admin/einrichten/e-mails'],
  ],
  [
    'no test mail has arrived',
    'test_mail',
    { mail: { server: 'mail.example:587', testArrivedAt: null } },
    /^Noch hat niemand bestätigt.+mail\.example:587/,
    ['/admin/einrichten/e-mails'],
  ],
  [
    'nothing can be booked',
    'bookable',
    { isBookable: false },
    /kann niemand buchen/,
    ['/admin/einrichten/termine'],
  ],
  [
    'visitors see trainings of the sample',
    'sample_trainings',
    { sampleTrainings: ['Sauerteig'] },
    /Beschreibung des Musters: Sauerteig\.$/,
    ['/admin/einrichten/termine'],
  ],
  [
    'questions and papers name invented tools',
    'tool_facts',
    { sampleToolFacts: ['facts.meeting', 'facts.ai'] },
    /erfundene Werkzeuge, .+: Meeting-Tool und KI-Werkzeuge\.$/,
    ['/admin/einrichten/texte'],
  ],
  [
    'texts of pages are samples',
    'sample_texts',
    { pages: [IMPRINT, { ...PRIVACY, samples: 2 }] },
    /noch Texte des Musters/,
    ['/bearbeiten/datenschutz/en'],
  ],
  ['the address is not https', 'https', { publicUrl: 'http://localhost:3000' }, /PUBLIC_URL/, []],
  [
    'there is no backup',
    'backup',
    { backup: { madeAt: null, isLate: true, isExpected: true } },
    /^Es gibt noch keine Sicherung\./,
    [],
  ],
  [
    'the backup is late',
    'backup',
    { backup: { madeAt: '2026-11-01T02:00:00Z', isLate: true, isExpected: true } },
    /^Die letzte Sicherung ist vom 1\. November 2026\. Das ist zu lange her\./,
    [],
  ],
  [
    'an owner has no second factor',
    'second_factor',
    { ownersWithoutSecondFactor: ['chefin@example.com'] },
    /: chefin@example\.com\./,
    ['/admin/account', '/admin/team'],
  ],
])('where %s, the check says so and where it is mended', (_, name, changed, words, paths) => {
  const { isDone, finding, links } = found(changed, name)
  expect(isDone).toBe(false)
  expect(finding).toMatch(words)
  expect(links.map(({ path }) => path)).toEqual(paths)
})

test('of a product that is backed up in another way, the check says that it does not know', () => {
  const check = found({ backup: { madeAt: null, isLate: false, isExpected: false } }, 'backup')
  expect(check).toMatchObject({ isDone: true, finding: expect.stringContaining('nicht bekannt') })
})

test('facts that an imprint does not name are no matter for it', () => {
  const pages = [{ ...IMPRINT, words: ['{{email}}'] }]
  expect(found({ pages, firm: { ...OWN_FIRM, address, legal } }, 'imprint').isDone).toBe(true)
})

test.each<[SetupStep, Partial<SetupFacts>]>([
  ['firma', { firm: { ...OWN_FIRM, team: SAMPLE_VALUES.team } }],
  ['aussehen', { hasOwnLook: false }],
  ['recht', { firm: { ...OWN_FIRM, legal } }],
  ['recht', { pages: [{ ...PRIVACY, words: ['Sample: add your hosting.'] }] }],
  ['e-mails', { mail: { server: 'mail.example:587', testArrivedAt: null } }],
  ['termine', { isBookable: false }],
  ['termine', { sampleTrainings: ['Sauerteig'] }],
  ['texte', { pages: [{ ...PRIVACY, samples: 1 }] }],
  ['online', { publicUrl: 'http://localhost:3000' }],
  ['online', { firm: { ...OWN_FIRM, contact } }],
])('the step %s is open while %j', (step, changed) => {
  expect(stateOf(changed, step)).toBe('open')
  expect(stateOf(changed, step, [step])).toBe('skipped')
  expect(stateOf({}, step, [step]), 'done, although it was skipped before').toBe('done')
})

test('what is recommended does not keep the last step open, and legal facts not the first one', () => {
  expect(stateOf({ ownersWithoutSecondFactor: ['chefin@example.com'] }, 'online')).toBe('done')
  expect(stateOf({ pages: [{ ...PRIVACY, samples: 1 }] }, 'online')).toBe('done')
  expect(stateOf({ firm: { ...OWN_FIRM, legal } }, 'firma')).toBe('done')
})
