import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { editalFileSize, editalLengths } from '#contract/chat-limits.ts'
import { ErrorBody } from '#contract/error-codes.ts'
import { EditalAnswer } from '#contract/edital-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { testEngine } from '#test/support/database.ts'
import { createTestEditalReader } from '#test/support/edital-readers.ts'
import { buildPdfBomb, buildPdf } from '#test/support/pdf.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { ensureDemoAccount } from '../account/demo-account.ts'
import { createAccountId } from '../account/account-store.ts'
import { type ConsultantModel, ModelFailed } from '../chat/model/consultant-model.ts'
import { editalRoutes } from './edital-routes.ts'

const rules = [
  'O comprador pagará os débitos de condomínio em atraso.',
  'A desocupação do imóvel fica a cargo do arrematante.',
  'O arrematante paga comissão de 5% sobre o lance.',
]
const text = rules.join('\n')
const path = '/api/notices/explain'

const engine = testEngine('embedded')
let on: ReturnType<typeof accountsOn>
let cookie: string
let modelAnswer: string | null = null
let asked: string[] = []

const model: ConsultantModel = {
  answer: () => Promise.reject(new ModelFailed('not asked')),
  explainEdital: ({ text: given }) => {
    asked.push(given)
    return modelAnswer === null ? Promise.reject(new ModelFailed('away')) : Promise.resolve(modelAnswer)
  },
}

beforeAll(async () => {
  const db = await engine.fresh()
  on = accountsOn(db, { demonstration: true })
  const { guard, limits } = on.access
  // Long times, so that a busy machine does not end a reading before its own result.
  const readerWithLongTimes = await createTestEditalReader({ times: { quick: 60_000, slow: 60_000 } })
  on.app.route('/', editalRoutes({ guard, limits, model: null, reader: readerWithLongTimes }))
  on.app.route('/model', editalRoutes({ guard, limits, model, reader: readerWithLongTimes }))
  on.app.route(
    '/slow',
    editalRoutes({
      guard,
      limits,
      model: null,
      reader: await createTestEditalReader({ times: { quick: 1, slow: 1 } }),
    }),
  )
  on.app.route(
    '/busy',
    editalRoutes({ guard, limits, model: null, reader: await createTestEditalReader({ wait: 1 }) }),
  )
  cookie = await on.cookieOf(await on.person())
})

const send = async (body: BodyInit, type?: string, to = path, signal?: AbortSignal) =>
  on.app.request(to, {
    method: 'POST',
    body,
    headers: { cookie, ...(type && { 'content-type': type }) },
    ...(signal && { signal }),
  })
const asJson = (given: unknown, to = path) => send(JSON.stringify(given), 'application/json', to)
const upload = (bytes: Uint8Array<ArrayBuffer>, name = 'edital.pdf', to = path, signal?: AbortSignal) => {
  const form = new FormData()
  form.set('file', new File([bytes], name))
  return send(form, undefined, to, signal)
}
const answer = async (response: Response) => {
  expect(response.status).toBe(200)
  return EditalAnswer.parse(await response.json())
}
const refusal = async (response: Response) => {
  const { error } = ErrorBody.parse(await response.json())
  return { status: response.status, ...error }
}

describe('the text of an edital', () => {
  it('is explained alike as JSON and as plain text', async () => {
    const explained = await answer(await asJson({ text }))
    expect(explained.clauses.map(({ topic }) => topic)).toEqual(['condominium', 'occupation', 'commission'])
    expect(explained).toMatchObject({ characters: text.length, pages: null })
    expect(await answer(await send(text, 'text/plain; charset=utf-8'))).toEqual(explained)
  })

  it('of several properties is explained by item', async () => {
    const item = (number: number, words: string) =>
      `${number}\nRUA A N. ${number}. ${words}\n844440000001${number}\n100.000,00\n150.000,00\n`
    const listed = `EDITAL Nº 0001/0226\n${text}\nEstado: GO\nCidade: GOIÂNIA\n${item(1, 'Casa.')}${item(2, 'Imóvel com penhora averbada na matrícula.')}`
    const { number, items, clauses } = await answer(await asJson({ text: listed }))
    expect(number).toBe('0001/0226')
    expect(items?.map(one => [one.item, one.propertyId, one.city])).toEqual([
      ['1', '8444400000011', 'GOIÂNIA'],
      ['2', '8444400000012', 'GOIÂNIA'],
    ])
    expect(clauses.filter(({ topic }) => topic === 'lawsuits').map(one => one.item)).toEqual(['2'])
  })

  it('is explained when it is long, too', async () => {
    const long = `${text}\n${'Nada mais consta nesta linha.\n'.repeat(5000)}`
    for (const text of [long, `${long}\n${'O leiloeiro lerá o edital em voz alta. '.repeat(7_000)}`]) {
      expect(await answer(await asJson({ text }))).toMatchObject({ characters: text.length })
    }
  })

  it('gets an answer that says so when it is no edital', async () => {
    const explained = await answer(await asJson({ text: 'Receita de bolo de fubá.' }))
    expect(explained).toMatchObject({ clauses: [], missing: [] })
    expect(explained.content).toContain('Não encontramos neste texto regras de um edital')
  })

  it.each([{ text: '' }, { text: ' \n ' }, { text: 7 }, {}])('is refused: %j', async given => {
    expect(await refusal(await asJson(given))).toMatchObject({ status: 400, code: 'bad_request' })
  })

  it('is refused when too long, by characters and by bytes', async () => {
    const over = 'a'.repeat(editalLengths.most + 1)
    const words = 'O texto passa de 1.000.000 caracteres. Cole só as páginas com as regras, ou envie o PDF.'
    expect(await refusal(await asJson({ text: over }))).toMatchObject({
      status: 400,
      code: 'bad_request',
      fields: { text: words },
    })
    expect(await refusal(await asJson({ text: 'a'.repeat(6_500_000) }))).toMatchObject({
      status: 413,
      code: 'body_too_large',
      message: words,
    })
  })

  it.each([
    ['utf-8', 'utf8'],
    ['"iso-8859-1"', 'latin1'],
    ['Windows-1252', 'latin1'],
    ['utf-16le', 'utf16le'],
  ] as const)('is decoded by its charset: %s', async (charset, encoding) => {
    const bytes = Uint8Array.from(Buffer.from(text, encoding))
    const explained = await answer(await send(bytes, `text/plain; charset=${charset}`))
    expect(explained.clauses.map(({ excerpt }) => excerpt)).toEqual(rules)
  })

  it('is refused in an unknown charset', async () => {
    expect(await refusal(await send(text, 'text/plain; charset=klingon'))).toMatchObject({
      status: 415,
      message: expect.stringContaining('UTF-8'),
    })
  })

  it('is refused with another content type', async () => {
    expect(await refusal(await send('<p>', 'text/html'))).toMatchObject({ status: 415 })
    expect(await refusal(await send('{', 'application/json'))).toMatchObject({ status: 400 })
  })
})

describe('the PDF of an edital', () => {
  it('is read page by page', async () => {
    const explained = await answer(await upload(buildPdf([rules.slice(0, 2), rules.slice(2)])))
    expect(explained.clauses.map(({ excerpt }) => excerpt)).toEqual(rules)
    expect(explained.clauses.map(({ page }) => page)).toEqual(rules.map((_, at) => (at < 2 ? 1 : 2)))
    expect(explained.pages).toBe(2)
  })

  it('is recognized by its bytes, not by its name', async () => {
    expect(await answer(await upload(buildPdf([rules]), 'edital.txt'))).toMatchObject({ pages: 1 })
  })

  it.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
    ['not one at all', new Uint8Array(Buffer.from('MZ not a pdf')), /não é um PDF/],
    ['broken', new Uint8Array(Buffer.from(`%PDF-1.7\n${'garbage '.repeat(200)}`)), /danificado/],
    ['cut off', buildPdf([rules]).slice(0, 300), /danificado|imagem/],
    ['locked', buildPdf([rules], { encrypted: true }), /senha/],
    ['pictures', buildPdf([[], []]), /é uma imagem/],
    ['too many pages', buildPdf(Array.from({ length: 401 }, () => rules)), /400 páginas/],
    [
      'too long',
      buildPdf(Array.from({ length: 60 }, () => Array.from({ length: 50 }, () => 'condominio '.repeat(40)))),
      /1\.000\.000/,
    ],
    ['a bomb', buildPdfBomb(40), /grande demais depois de aberto/],
  ])('is refused with advice when it cannot be read: %s', async (_, bytes, words) => {
    expect(await refusal(await upload(bytes))).toMatchObject({
      status: 422,
      code: 'unreadable_file',
      message: expect.stringMatching(words),
    })
  })

  it('is refused before it is read when too large', async () => {
    expect(await refusal(await upload(new Uint8Array(editalFileSize + 100_000)))).toMatchObject({
      status: 413,
      code: 'body_too_large',
      message: expect.stringContaining('15 MB'),
    })
    expect(await refusal(await upload(new Uint8Array(editalFileSize + 1)))).toMatchObject({ status: 413 })
  })

  it.each([
    ['no file', () => new FormData()],
    [
      'a text in its place',
      () => {
        const form = new FormData()
        form.set('file', 'texto')
        return form
      },
    ],
  ])('is missing: %s', async (_, form) => {
    expect(await refusal(await send(form()))).toMatchObject({
      status: 400,
      fields: { file: expect.any(String) },
    })
  })

  it('is given up when it takes too long', async () => {
    expect(await refusal(await upload(buildPdf([rules]), 'edital.pdf', `/slow${path}`))).toMatchObject({
      status: 422,
      message: expect.stringContaining('demora demais'),
    })
  })

  it('is given up when its caller disconnects', async () => {
    const controller = new AbortController()
    const response = upload(buildPdf([rules]), 'edital.pdf', path, controller.signal)
    controller.abort()
    await response.catch(() => null)
    expect(await answer(await upload(buildPdf([rules])))).toMatchObject({ pages: 1 })
  })

  it('is given up when the server stops', async () => {
    const stopping = new AbortController()
    const reader = await createTestEditalReader({ stopping: stopping.signal })
    const read = () => reader.read({ pdf: buildPdfBomb(40) }, 'ana', new AbortController().signal)
    const [first, second] = [read(), read()]
    stopping.abort()
    await expect(first).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(second).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('waits its turn, and is refused with Retry-After when it would wait too long', async () => {
    cookie = await on.cookieOf(await on.person())
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => upload(buildPdf([rules]), 'edital.pdf', `/busy${path}`)),
    )
    const refused = responses.filter(({ status }) => status === 429)
    expect(responses.filter(({ status }) => status === 200).length + refused.length).toBe(30)
    expect(refused.length).toBeGreaterThan(0)
    for (const response of refused) expect(response.headers.get('retry-after')).toBe('10')
  })

  const real = findSharedFile('caixa/edital/regras-venda-online_19.603v066.pdf')
  it.skipIf(real === null)('is read whole when it comes from the bank', async () => {
    const explained = await answer(await upload(new Uint8Array(await readFile(real ?? ''))))
    expect(explained.pages).toBe(17)
    expect(explained.clauses.length).toBeGreaterThan(30)
    expect(new Set(explained.clauses.map(({ page }) => page)).size).toBeGreaterThan(5)
  })
})

describe('an edital explained by a model', () => {
  it('has the model’s words with the clauses of the text', async () => {
    modelAnswer = 'Palavras do modelo.'
    asked = []
    const explained = await answer(await asJson({ text }, `/model${path}`))
    expect(explained.content).toBe('Palavras do modelo.')
    expect(explained.clauses).toHaveLength(3)
    expect(asked).toEqual([text])
  })

  it('has the built-in summary when the model fails', async () => {
    modelAnswer = null
    const explained = await answer(await asJson({ text }, `/model${path}`))
    expect(explained.content).toContain('Encontramos 3 pontos')
  })
})

it('requires a plan', async () => {
  const response = await on.app.request(path, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/plain' },
  })
  expect(await refusal(response)).toMatchObject({ status: 401, code: 'no_session' })
})

it('is also limited by address for the shared demonstration account', async () => {
  const id = createAccountId(randomUUID())
  const account = await ensureDemoAccount(on.access.db, id, on.access.now())
  const own = await on.cookieOf(account)
  const sent = async (address: string) => {
    const headers = { cookie: own, 'content-type': 'text/plain', 'x-forwarded-for': address }
    return (await on.app.request(path, { method: 'POST', body: text, headers })).status
  }
  for (let times = 0; times < 60; times++) expect(await sent('192.0.2.1')).toBe(200)
  expect([await sent('192.0.2.1'), await sent('192.0.2.2')]).toEqual([429, 200])
})

it('is limited by account', async () => {
  const own = await on.cookieOf(await on.person())
  const statuses: number[] = []
  for (let times = 0; times < 61; times++) {
    const headers = { cookie: own, 'content-type': 'text/plain' }
    statuses.push((await on.app.request(path, { method: 'POST', body: text, headers })).status)
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(statuses[60]).toBe(429)
})
