/** Websites of two invented competitors of the conveyor manufacturer, by host, as they are now and as they are later. */
export const COMPETITORS: Readonly<
  Record<string, Readonly<Record<'now' | 'later', Readonly<Record<string, string>>>>>
> = {
  'reiher.example': {
    now: {
      '/': start(
        'Reiher Intralogistik GmbH',
        'Wir planen und automatisieren Lager, die mit Ihrem Betrieb wachsen, und sind auch nach der Übergabe für Sie da.',
      ),
      '/leistungen': page(
        'Leistungen',
        '<h1>Leistungen</h1><h2>Anlagenplanung</h2><h2>Lagerautomation</h2>',
      ),
      '/branchen': page(
        'Branchen',
        '<h1>Branchen</h1><ul><li>Möbelhersteller</li><li>Versandhandel</li></ul>',
      ),
      '/preise': page('Preise', '<h1>Preise</h1><ul><li>Wartungsvertrag: 290 € im Monat</li></ul>'),
    },
    later: {
      '/': start(
        'Reiher Intralogistik GmbH',
        'Wir planen und automatisieren Lager, die mit Ihrem Betrieb wachsen, und sind auch nach der Übergabe für Sie da.',
      ),
      '/leistungen': page(
        'Leistungen',
        '<h1>Leistungen</h1><h2>Anlagenplanung</h2><h2>Lagerautomation</h2><h2>Mietroboter</h2>',
      ),
      '/branchen': page('Branchen', '<h1>Branchen</h1><ul><li>Möbelhersteller</li></ul>'),
      '/preise': page('Preise', '<h1>Preise</h1><ul><li>Wartungsvertrag: 310 € im Monat</li></ul>'),
    },
  },
  'milan.example': {
    now: milan(),
    later: milan(),
  },
}

function milan() {
  return {
    '/': start(
      'Milan Fördersysteme GmbH',
      'Wir bauen Bänder und Rollenbahnen für Betriebe, die nicht auf Lieferungen warten können, und liefern sie mit dem eigenen Wagen.',
    ),
    '/leistungen': page(
      'Leistungen',
      '<h1>Leistungen</h1><h2>Anlagenplanung</h2><h2>Gurtbänder</h2>',
    ),
    '/branchen': page(
      'Branchen',
      '<h1>Branchen</h1><ul><li>Möbelhersteller</li><li>Kieswerke</li></ul>',
    ),
    '/karriere': page(
      'Karriere',
      '<h1>Karriere</h1><h2>Offene Stellen</h2><h3>Monteurin (w/m/d)</h3>',
    ),
  }
}

function start(company: string, description: string): string {
  return page(company, `<h1>${company}</h1><p>${description}</p>`, `<p>© 2026 ${company}</p>`)
}

function page(title: string, main: string, footer = ''): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title></head><body>
    <header><nav><a href="/">Start</a> <a href="/leistungen">Leistungen</a> <a href="/branchen">Branchen</a>
    <a href="/preise">Preise</a> <a href="/karriere">Karriere</a></nav></header>
    <main>${main}</main><footer>${footer}</footer></body></html>`
}
