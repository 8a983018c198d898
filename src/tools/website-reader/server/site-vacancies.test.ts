import { expect, test } from 'vitest'
import { saysNoVacancy } from './site-vacancies.ts'

test.each([
  'Aktuell keine Stellen',
  'Derzeit haben wir leider keine offenen Stellen.',
  'Zurzeit sind keine Stellen ausgeschrieben.',
  'Momentan gibt es bei uns keine freien Positionen.',
  'Im Moment suchen wir keine neuen Mitarbeiterinnen und Mitarbeiter.',
  'Wir suchen gerade niemanden.',
  'Keine Stellenangebote vorhanden',
  'Es sind keine Vakanzen vorhanden.',
  'Keine Ausbildungsplätze frei',
  'Alle Stellen sind derzeit besetzt.',
  'Derzeit keine.',
  'No vacancies',
  'There are currently no open positions.',
  'None at present',
  'We have no current openings.',
  'We do not currently have any vacancies.',
  'We don’t have any open positions at the moment.',
  'We are not hiring at the moment.',
  'All positions have been filled.',
  'No job openings right now',
])('"%s" says that nothing is vacant', (text) => {
  expect(saysNoVacancy(text)).toBe(true)
})

test.each([
  'Servicetechniker (m/w/d)',
  'Wir haben derzeit drei offene Stellen.',
  'Wir suchen keine Alleskönner, sondern Menschen mit Neugier.',
  'Bei uns gibt es keine Langeweile, aber gute Jobs.',
  'Wir suchen ab sofort eine Konstrukteurin.',
  'Berufserfahrung ist keine Voraussetzung.',
  'We currently have two vacancies.',
  'There are no limits to what you can do in these roles.',
  'We are hiring at the moment.',
])('"%s" does not', (text) => {
  expect(saysNoVacancy(text)).toBe(false)
})
