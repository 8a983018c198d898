import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Revision } from '#platform/editing/domain/revision.ts'
import type { UploadedImage } from '#platform/pictures/domain/uploaded-image.ts'

import { openContentFile } from '#shop/initial-content/server/content-file.ts'
import { SAMPLE_LOOK } from '#site/look/domain/look-schema.ts'
import { aBooking, ownSeat } from '#tests/support/product/bookings.ts'
import {
  archiveOf,
  contentIn,
  fileWith,
  jsonOf,
  transferCalls,
} from '#tests/support/product/content-transfer.ts'
import { forgetFirm, OWN_FIRM } from '#tests/support/product/own-firm.ts'
import { pageDraftCalls } from '#tests/support/product/page-drafts.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { SiteContent } from './site-content.service.ts'

type Started = Awaited<ReturnType<typeof start>>

/** @param initialContent the path of the file with which a new installation starts; else one that runs */
async function start(initialContent?: string) {
  const dataDir = await mkdtemp(path.resolve('.cache/tests/transfer-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  onTestFinished(forgetFirm)
  const isNew = initialContent !== undefined
  const product = await startTestProduct(
    { DATA_DIR: dataDir, ...(isNew && { INITIAL_CONTENT: initialContent }) },
    { isNew },
  )
  const session = await (isNew ? product.logInAndChangePassword() : product.logIn())
  return {
    ...product,
    session,
    dataDir,
    calls: transferCalls(product, session),
    /** A call of staff. */
    write: (method: string, address: string, body: unknown, version?: number) =>
      product.send(method, address, body, {
        ...session,
        ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
      }),
    files: () => readdir(path.join(dataDir, 'media')).catch(() => []),
  }
}

async function upload({ request, session }: Started): Promise<UploadedImage> {
  const body = new FormData()
  const bytes = await sharp({
    create: { width: 1000, height: 500, channels: 3, background: '#a63' },
  })
    .png()
    .toBuffer()
  body.set('file', new File([new Uint8Array(bytes)], 'Ofen.png'))
  const answer = await request('/api/admin/images', { method: 'POST', headers: session, body })
  return (await answer.json()) as UploadedImage
}

/** Uploads a picture and shows it with a training. */
async function useUpload(product: Started): Promise<UploadedImage> {
  const picture = await upload(product)
  await product.write('PATCH', '/api/admin/trainings/kurs-1-uhren', { heroImage: picture.path })
  return picture
}

test('a picture that nothing shows is left out, and one of another website is none of ours', async () => {
  const source = await start()
  await upload(source)
  const heroImage = 'https://bilder.example.com/media/kurs.jpg'
  await source.write('PATCH', '/api/admin/trainings/kurs-1-uhren', { heroImage })

  const file = await source.calls.exported()

  expect((await contentIn(file)).pictures).toEqual([])
  expect((await source.calls.preview(file)).status).toBe(200)
})

test('a look that cannot be read is refused, as in its form', async () => {
  const source = await start()
  const content = await contentIn(await source.calls.exported())
  const look = { ...SAMPLE_LOOK, brand: '#f2803c' }

  const { status, body } = await source.calls.preview(jsonOf({ ...content, settings: { look } }))

  expect(status).toBe(422)
  expect(body).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ path: 'settings.look.brand' })]),
  })
})

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><circle cx="10" cy="10" r="9" fill="#6b2c1a"/></svg>'

async function uploadMark({ request, session }: Started, svg: string): Promise<string> {
  const body = new FormData()
  body.set('file', new File([svg], 'Logo.svg'))
  const address = '/api/admin/settings/marks/files'
  const answer = await request(address, { method: 'POST', headers: session, body })
  return ((await answer.json()) as { path: string }).path
}

/** Changes something of everything that a file can have. */
async function edit(product: Started) {
  const { write: send } = product
  const picture = await upload(product)
  const uhren = '/api/admin/trainings/kurs-1-uhren'
  await send('PATCH', uhren, { title: 'Teig & Zeit', heroImage: picture.path })
  await send('PATCH', '/api/admin/trainings/kurs-3-drachen', { position: 1 })
  await send('PATCH', '/api/admin/trainings/kurs-4-pilze', { archived: true })
  await send('POST', '/api/admin/trainings', { title: 'Neues Brot', copyOf: 'kurs-2-brot' })
  await send('POST', `${uhren}/dates`, {
    ...{ startsAt: '2027-03-02T09:00:00.000Z', endsAt: '2027-03-02T10:30:00.000Z' },
    ...{ capacity: 7, trainer: 'Berta Laib', note: 'Schürze mitbringen' },
    meetingUrl: 'https://live.example.com/teig',
  })
  await send('PATCH', '/api/admin/packages/double', { badge: null, features: ['Zwei Plätze'] })
  await send('PATCH', '/api/admin/packages/single/base-price', { basePrice: '99,50' })
  await send('POST', '/api/admin/price-periods', {
    ...{ periodName: 'Ostern', periodType: 'late_bird' },
    ...{ validFrom: '2027-03-01', validUntil: '2027-03-31' },
    prices: { single: '120', double: '230', complete: '440' },
  })
  for (const [section, key] of [
    ['trainings', 'hero.title'],
    ['training-kurs-1-uhren', 'section.outcome.heading'],
  ])
    await send('POST', '/api/admin/cms/content', {
      ...{ section, key, contentType: 'text', content: 'Backen, was aufgeht' },
    })
  await send('POST', '/api/admin/cms/content', {
    ...{ section: 'trainings', key: 'questions.items', contentType: 'text', content: 'n1' },
  })
  for (const part of ['question', 'answer'])
    await send('POST', '/api/admin/cms/content', {
      ...{ section: 'trainings', key: `questions.n1.${part}`, contentType: 'text' },
      content: `Ist das vegan? (${part})`,
    })
  const look = { ...SAMPLE_LOOK, brand: '#6b2c1a', corners: 'square', type: 'legible' }
  expect((await send('PUT', '/api/admin/settings/look', look, 0)).status).toBe(200)
  const marks = { logo: await uploadMark(product, LOGO), logoOnDark: '', icon: '' }
  expect((await send('PUT', '/api/admin/settings/marks', marks, 0)).status).toBe(200)
  for (const [group, values] of Object.entries(OWN_FIRM))
    await send('PUT', `/api/admin/settings/firm/${group}`, values, 0)
  await send('PUT', '/api/admin/settings/staff-notices', { changes: 'daily' }, 0)
  const mails = await product.get<{ template: string; original: object }[]>(
    '/api/admin/mail-texts',
    product.session,
  )
  const [mail] = mails.body
  await send('PUT', `/api/admin/mail-texts/${mail?.template}`, {
    ...mail?.original,
    subject: 'Der Ofen ist an',
  })
  const contact = pageDraftCalls(product, product.session)
  await contact.write('de', 'title', 'Schreibt uns')
  await contact.write('en', 'title', 'Write to us')
  await contact.publish('de', 'en')
  // The English text drifts from now on.
  await contact.write('de', 'title', 'Ruft uns an')
  await contact.publish('de')
  const home = pageDraftCalls(product, product.session, 'home')
  await home.write('de', 'testimonials.items', '2 neu')
  await home.write('de', 'testimonials.items.neu.quote', 'Das Brot ist gut.')
  await home.write('de', 'testimonials.items.neu.author', 'Enno Brandt')
  await home.write('de', 'testimonials.items.neu.position', 'Nachbar')
  await home.write(
    'de',
    'testimonials.items.neu.picture',
    JSON.stringify({ image: picture.path, focus: [20, 30] }),
  )
  expect((await home.publish('de')).status).toBe(200)
  // Nobody but staff sees it.
  await home.write('de', 'hero.title', 'Nur ein Entwurf')
  return picture
}

test('what is exported starts a new product, and fills one that runs; both export the same bytes', async () => {
  const source = await start()
  const picture = await edit(source)
  const file = await source.calls.exported()
  const names = (await source.files()).toSorted()

  const first = await start(await fileWith(file))
  expect(await first.calls.exported()).toEqual(file)
  expect((await first.files()).toSorted()).toEqual(names)
  expect((await first.request(picture.path)).status).toBe(200)
  const { body: visible } = await first.get<{ id: string }[]>('/api/trainings')
  expect(visible.map(({ id }) => id)).toEqual(['kurs-3-drachen', 'kurs-1-uhren', 'kurs-2-brot'])

  const second = await start()
  const { status, body } = await second.calls.previewAndApply(file)
  expect(status, JSON.stringify(body)).toBe(200)
  const content = await contentIn(await second.calls.exported())
  // A training that the site uses is hidden instead of archived: that would end its waiting list.
  const archived = content.trainings.find(({ id }) => id === 'kurs-4-pilze')
  expect(archived).toMatchObject({ visible: false, archived: false })
  Object.assign(archived ?? {}, { archived: true })
  expect(content).toEqual(await contentIn(file))
  expect((await second.files()).toSorted()).toEqual(names)
})

test('a download that is given up ends without an error', async () => {
  const source = await start()
  await useUpload(source)

  const answer = await source.request('/api/admin/content/export', { headers: source.session })
  const reader = answer.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await reader?.cancel()

  expect((await contentIn(await source.calls.exported())).pictures).toHaveLength(1)
})

test('a picture of which the store has lost a file is left out, and the rest is exported', async () => {
  const source = await start()
  const picture = await useUpload(source)
  await rm(path.join(source.dataDir, 'media', `${picture.id}-480.avif`))

  expect((await contentIn(await source.calls.exported())).pictures).toEqual([])
})

test('a file holds what visitors see, and nothing about people and accounts', async () => {
  const source = await start()
  await edit(source)
  await source.write('POST', '/api/registrations', aBooking())

  const file = await source.calls.exported()

  const content = await contentIn(file)
  expect(Object.keys(content)).toEqual([
    ...['version', 'trainings', 'packages', 'pricePeriods', 'texts', 'translatedFrom'],
    ...['settings', 'mailTexts', 'pictures'],
  ])
  expect(content.texts['kontakt.de']).toEqual({ title: 'Ruft uns an' })
  expect(content.texts.trainings).toMatchObject({
    'questions.items': 'n1',
    'questions.n1.answer': 'Ist das vegan? (answer)',
  })
  expect(content.settings.look).toMatchObject({ type: 'legible' })
  expect(content.settings.marks?.logo).toMatch(/^\/marks\/.+\.svg$/)
  expect(content.translatedFrom).toEqual({ 'kontakt.en': { title: 'Schreibt uns' } })
  const text = Buffer.from(file).toString('latin1')
  for (const never of [ADMIN.email, 'sina.adler@example.com', 'Nur ein Entwurf'])
    expect(text.includes(never), never).toBe(false)
})

test('a preview says what would change and changes nothing; the import does that, with its history', async () => {
  const source = await start()
  await edit(source)
  const file = await source.calls.exported()
  const target = await start()
  await target.write('POST', '/api/admin/trainings', { title: 'Nur hier' })
  const before = await target.calls.exported()
  const entries = await target.count('audit_log')

  const { body: report } = await target.calls.preview(file)

  const effectsOf = (part: string) =>
    Object.fromEntries(
      report.lines
        .filter((line) => line.part === part)
        .map(({ name, effect, fields, reason }) => [name, [effect, ...fields, reason ?? '']]),
    )
  expect(effectsOf('trainings')).toMatchObject({
    'Teig & Zeit': ['changed', 'Titel', 'Bild', ''],
    'Brot backen': ['same', ''],
    'Neues Brot': ['new', ''],
    'Nur hier': ['stays', ''],
    Reihenfolge: ['changed', ''],
  })
  expect(effectsOf('packages')).toMatchObject({
    Einzelkarte: ['changed', 'Grundpreis', ''],
    Kartensatz: ['same', ''],
  })
  expect(effectsOf('prices')).toMatchObject({ 'Ostern (Late Bird)': ['new', ''] })
  expect(effectsOf('pictures')).toEqual({ 'Ofen.png': ['new', ''] })
  expect(effectsOf('pages')).toMatchObject({
    'Kontakt (Deutsch)': ['changed', expect.any(String), ''],
  })
  expect(await target.calls.exported()).toEqual(before)
  expect(await target.count('audit_log')).toBe((entries ?? 0) + 1)
  expect(await target.files()).toEqual([])

  expect((await target.calls.apply(file, report.fingerprint)).status).toBe(200)

  const { body: revisions } = await target.get<Revision[]>(
    '/api/admin/revisions?limit=200',
    target.session,
  )
  expect(revisions).toContainEqual(
    expect.objectContaining({
      ...{ subject: 'training', subjectId: 'kurs-1-uhren', field: 'title' },
      ...{ before: 'Uhren & Zeit', after: 'Teig & Zeit', editedBy: ADMIN.email },
    }),
  )
  expect(revisions.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['content', 'package', 'setting', 'mail_text', 'training']),
  )
  const again = await target.calls.preview(file)
  expect(again.body.lines.map(({ effect }) => effect)).not.toContain('changed')
  expect(again.body.lines.map(({ effect }) => effect)).not.toContain('new')
})

test('what is on the site only stays, unless somebody chooses otherwise', async () => {
  const target = await start()
  const content = await contentIn(await target.calls.exported())
  const [training, ...others] = content.trainings
  const file = jsonOf({ ...content, trainings: others, pricePeriods: [], texts: {} })

  await target.calls.previewAndApply(file)
  expect((await contentIn(await target.calls.exported())).trainings).toHaveLength(4)
  expect(await target.trainings()).toHaveLength(4)
  const { body } = await target.calls.previewAndApply(file, 'hideTrainings=true&deletePeriods=true')

  expect(body.lines).toContainEqual(
    expect.objectContaining({ name: training?.title, effect: 'hidden' }),
  )
  const after = await contentIn(await target.calls.exported())
  expect(after.trainings).toHaveLength(4)
  expect(after.pricePeriods).toEqual([])
  expect((await target.trainings()).map(({ id }) => id)).toEqual(others.map(({ id }) => id))
})

test('bookings stay untouched: a booked date keeps its values, and nobody gets a mail', async () => {
  const target = await start()
  await target.write(
    'POST',
    '/api/registrations',
    aBooking({ attendees: [ownSeat('kurs-1-uhren')] }),
  )
  const mails = await target.count('mails')
  const content = await contentIn(await target.calls.exported())
  const withSeats = content.trainings.map((training) => ({
    ...training,
    dates: training.dates?.map((date) => ({ ...date, capacity: 3, trainer: 'Emil Kruste' })),
  }))
  const rows = () => target.pool.query('select * from attendees, registrations')
  const { rows: before } = await rows()

  const { body } = await target.calls.previewAndApply(jsonOf({ ...content, trainings: withSeats }))

  const dates = body.lines.filter(({ part }) => part === 'dates')
  expect(dates.map(({ effect, reason }) => [effect, reason])).toEqual([
    ['kept', 'ist gebucht'],
    ['changed', null],
    ['changed', null],
    ['changed', null],
  ])
  expect((await rows()).rows).toEqual(before)
  expect(await target.count('mails')).toBe(mails)
  const { trainings } = await contentIn(await target.calls.exported())
  expect(trainings.map(({ dates: own }) => own?.[0]?.capacity)).not.toEqual([3, 3, 3, 3])
  expect(trainings.slice(1).map(({ dates: own }) => own?.[0]?.capacity)).toEqual([3, 3, 3])
})

test('a site that has changed since the preview is not overwritten', async () => {
  const target = await start()
  const content = await contentIn(await target.calls.exported())
  const file = jsonOf({ ...content, texts: { 'kontakt.de': { title: 'Aus der Datei' } } })
  const { body } = await target.calls.preview(file)
  const contact = pageDraftCalls(target, target.session)
  await contact.write('de', 'title', 'Von nebenan')
  await contact.publish('de')

  const refused = await target.calls.apply(file, body.fingerprint)

  expect(refused).toMatchObject({ status: 409, body: { code: 'transfer.changed_meanwhile' } })
  expect(await contact.visible('de', 'title')).toBe('Von nebenan')
  const other = jsonOf({ ...content, texts: { 'kontakt.de': { title: 'Andere Datei' } } })
  const { body: next } = await target.calls.preview(file)
  expect((await target.calls.apply(other, next.fingerprint)).status).toBe(409)
  expect((await target.calls.apply(file, next.fingerprint)).status).toBe(200)
  expect(await contact.visible('de', 'title')).toBe('Aus der Datei')
})

test('a draft of staff stays, and is not published over the imported text unseen', async () => {
  const target = await start()
  const contact = pageDraftCalls(target, target.session)
  await contact.write('de', 'title', 'Mein Entwurf')
  const content = await contentIn(await target.calls.exported())
  const file = jsonOf({ ...content, texts: { 'kontakt.de': { title: 'Aus der Datei' } } })

  await target.calls.previewAndApply(file)

  const text = await contact.text('de', 'title')
  expect(text).toMatchObject({
    published: { content: 'Aus der Datei' },
    draft: { content: 'Mein Entwurf' },
  })
  expect(text.draft?.version).toBeGreaterThan(text.published?.version ?? 0)
  expect((await contact.publish('de')).status).toBe(409)
  await contact.write('de', 'title', 'Doch meiner')
  expect((await contact.publish('de')).status).toBe(200)
  expect(await contact.visible('de', 'title')).toBe('Doch meiner')
})

const wrong = (change: (content: SiteContent) => object) => change

test.each([
  ['a newer file', wrong(() => ({ version: 2, novelties: [] })), 'version', /neueren Version/],
  ['an unknown part', wrong((content) => ({ ...content, extra: 1 })), '', /./],
  [
    'an unknown text',
    wrong((content) => ({ ...content, texts: { 'kontakt.de': { titel: 'x' } } })),
    'texts.kontakt.de.titel',
    /gibt es auf dieser Seite nicht/,
  ],
  [
    'an unknown page',
    wrong((content) => ({ ...content, texts: { 'backstube.de': { title: 'x' } } })),
    'texts.backstube.de',
    /Seite gibt es hier nicht/,
  ],
  [
    'a text that is too long',
    wrong((content) => ({ ...content, texts: { 'kontakt.de': { title: 'x'.repeat(301) } } })),
    'texts.kontakt.de.title',
    /höchstens 300 Zeichen/,
  ],
  [
    'a text of a page of trainings that is empty',
    wrong((content) => ({ ...content, texts: { trainings: { 'hero.title': ' ' } } })),
    'texts.trainings.hero.title',
    /nicht leer/,
  ],
  [
    'a wrong colour',
    wrong(({ trainings: [one, ...rest], ...content }) => ({
      ...content,
      trainings: [{ ...one, colorScheme: { ...one?.colorScheme, accent: 'rot' } }, ...rest],
    })),
    'trainings.0.colorScheme.accent',
    /Farbe/,
  ],
  [
    'an unknown setting',
    wrong((content) => ({ ...content, settings: { second_factor: { roles: [] } } })),
    'settings.second_factor',
    /Einstellung gibt es hier nicht/,
  ],
  [
    'a fact of the firm that is wrong',
    wrong((content) => ({
      ...content,
      settings: { firm_contact: { ...OWN_FIRM.contact, website: 'javascript:alert(1)' } },
    })),
    'settings.firm_contact.website',
    /https/,
  ],
  [
    'an unknown mail',
    wrong((content) => ({
      ...content,
      mailTexts: { spam: { subject: 'x', opening: null, closing: null } },
    })),
    'mailTexts.spam',
    /E-Mail gibt es hier nicht/,
  ],
  [
    'a picture that nobody has',
    wrong((content) => ({
      ...content,
      texts: {
        'home.de': {
          'hero.picture': JSON.stringify({
            image: '/media/0f8fad5b-d9cb-469f-a165-70867728950e-800.webp',
            focus: [50, 50],
          }),
        },
      },
    })),
    'texts.home.de.hero.picture',
    /fehlt in der Datei/,
  ],
  [
    'a picture whose files are missing',
    wrong((content) => ({
      ...content,
      pictures: [
        {
          id: '0f8fad5b-d9cb-469f-a165-70867728950e',
          ...{ fileName: 'Ofen.png', width: 800, height: 400 },
        },
      ],
    })),
    'pictures.0',
    /fehlt die Datei/,
  ],
])('%s refuses the file, and is named', async (_what, change, at, sentence) => {
  const target = await start()
  const before = await target.calls.exported()
  const file = jsonOf(change(await contentIn(before)))

  for (const answer of [await target.calls.preview(file), await target.calls.apply(file, 'x')]) {
    expect(answer).toMatchObject({ status: 422, body: { code: 'transfer.refused' } })
    expect(answer.body.errors).toContainEqual({
      path: at,
      message: expect.stringMatching(sentence),
    })
  }
  expect(await target.calls.exported()).toEqual(before)
})

test('a picture is what its name says, or the file is refused', async () => {
  const source = await start()
  const picture = await useUpload(source)
  const exported = await source.calls.exported()
  const opened = await openContentFile(await fileWith(exported))
  const names = (await source.files()).toSorted()
  const target = await start()
  const withBytes = async (bytes: (name: string) => Promise<Uint8Array>) =>
    archiveOf([
      ['content.json', JSON.stringify(opened.json)],
      ...(await Promise.all(
        names.map(async (name) => [`pictures/${name}`, await bytes(name)] as const),
      )),
    ])
  const own = async (name: string) => (await opened.readPicture(name)) ?? Buffer.alloc(0)
  const largest = `${picture.id}-1000.webp`
  const swapped = [
    () => Promise.resolve(Buffer.from('<script>alert(1)</script>')),
    () => own(`${picture.id}-800.webp`),
    () => own(`${picture.id}-1000.avif`),
    async () => (await own(largest)).subarray(0, 500),
    async () =>
      sharp(await own(largest))
        .withExif({ IFD0: { Artist: 'Sina Adler' } })
        .toBuffer(),
  ]

  for (const bytes of swapped) {
    const file = await withBytes((name) => (name === largest ? bytes() : own(name)))
    expect(await target.calls.preview(file)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'pictures.0' }] },
    })
  }
  expect(await target.files()).toEqual([])
  expect((await target.calls.previewAndApply(await withBytes(own))).status).toBe(200)
  expect((await target.files()).toSorted()).toEqual(names)
  opened.close()
})

test('a product does not start with a file that it cannot use, and says all of it', async () => {
  const source = await start()
  const content = await contentIn(await source.calls.exported())
  const file = await fileWith(
    jsonOf({
      ...content,
      texts: { 'kontakt.de': { titel: 'x' } },
      settings: { second_factor: { roles: [] } },
    }),
  )

  await expect(start(file)).rejects.toThrow(
    /^INITIAL_CONTENT: .*settings\.second_factor: .*; texts\.kontakt\.de\.titel: /,
  )
})
