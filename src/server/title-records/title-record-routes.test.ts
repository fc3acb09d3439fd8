import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorBody } from '#contract/error-codes.ts'
import { titleRecordFileSize, titleRecordLength } from '#contract/title-record-limits.ts'
import { TitleRecordAnswer, TitleRecordEvent } from '#contract/title-record-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { testEngine } from '#test/support/database.ts'
import { buildPdf } from '#test/support/pdf.ts'
import { createTestTitleRecordReader } from '#test/support/title-record-readers.ts'
import type { TitleRecordReader } from './title-record-reader.ts'
import { titleRecordRoutes } from './title-record-routes.ts'

const path = '/api/title-records/explain'
const text = `MATRÍCULA Nº 12.345
IMÓVEL: Apartamento nº 12, situado na Rua das Flores, nº 20, nesta cidade, com área privativa de 50,00 m² e uma vaga de garagem. PROPRIETÁRIA: ANA MARIA TESTE, brasileira, solteira, CPF 000.111.222-33. Dou fé.
R-1/12.345 - Em 12 de maio de 2012. COMPRA E VENDA. A proprietária vendeu o imóvel a BENTO JOSÉ PROVA, brasileiro, solteiro, CPF 000.222.333-44.
R-2/12.345 - Em 12 de maio de 2012. ALIENAÇÃO FIDUCIÁRIA. Bento José Prova alienou fiduciariamente o imóvel à CAIXA ECONÔMICA FEDERAL.
AV-3/12.345 - Em 20 de junho de 2024. PENHORA. Processo 0001111-22.2020.5.18.0001.
AV-4/12.345 - Em 20 de junho de 2025. CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.
AV-5/12.345 - Em 20 de outubro de 2025. LEILÕES NEGATIVOS. Os dois leilões foram negativos, ficando extinta a dívida.
CERTIFICO que a presente é cópia fiel. Cidade, 20 de novembro de 2026. O Oficial.
`

const engine = testEngine('embedded')
let on: ReturnType<typeof accountsOn>
let cookie: string

/** Ends only when its caller goes. */
const stalled: TitleRecordReader = {
  read: (_order, _whose, { signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('gone')))),
}

beforeAll(async () => {
  const db = await engine.fresh()
  on = accountsOn(db, { demonstration: true })
  const { guard, limits } = on.access
  const shared = {
    guard,
    limits,
    log: pino({ level: 'silent' }),
    plainWords: null,
    now: () => new Date('2026-11-26T15:00:00Z'),
  }
  on.app.route('/', titleRecordRoutes({ ...shared, reader: await createTestTitleRecordReader() }))
  on.app.route('/stalled', titleRecordRoutes({ ...shared, reader: stalled }))
  cookie = await on.cookieOf(await on.person())
})

const send = async (body: BodyInit, headers: Record<string, string> = {}, to = path) =>
  on.app.request(to, { method: 'POST', body, headers: { cookie, ...headers } })
const sendText = (given: unknown) => send(JSON.stringify(given), { 'content-type': 'application/json' })
const upload = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, to = path) => {
  const form = new FormData()
  form.set('file', new File([bytes], 'matricula.pdf'))
  return send(form, headers, to)
}
const readAnswer = async (response: Response) => {
  expect(response.status).toBe(200)
  return TitleRecordAnswer.parse(await response.json())
}
const readRefusal = async (response: Response) => {
  const { error } = ErrorBody.parse(await response.json())
  return { status: response.status, ...error }
}

describe('the text of a matrícula', () => {
  it('is explained alike as JSON and as plain text', async () => {
    const explained = await readAnswer(await sendText({ text }))
    expect(explained).toMatchObject({
      certificateDate: '2026-11-20',
      owners: [{ who: 'a Caixa', since: 'AV-4' }],
      property: { area: 50, parkingSpaces: 1, registration: '12.345' },
      negativeAuctions: { act: 'AV-5', debtExtinguished: true },
      warnings: [],
      missing: [],
      text: null,
      pages: null,
      recognized: false,
    })
    expect(explained.acts.map(({ number, kind, date }) => [number, kind, date])).toEqual([
      ['R-1', 'transfer', '2012-05-12'],
      ['R-2', 'fiduciary-lien', '2012-05-12'],
      ['AV-3', 'attachment', '2024-06-20'],
      ['AV-4', 'consolidation', '2025-06-20'],
      ['AV-5', 'negative-auctions', '2025-10-20'],
    ])
    expect(explained.burdens).toMatchObject([
      { kind: 'fiduciary-lien', act: 'R-2', inForce: false, cancelledBy: 'AV-4', certainty: 'high' },
      { kind: 'attachment', act: 'AV-3', inForce: true, cancelledBy: null, certainty: 'high' },
    ])
    expect(await readAnswer(await send(text, { 'content-type': 'text/plain; charset=utf-8' }))).toEqual(
      explained,
    )
  })

  it('gets ranges that cut its acts out of it', async () => {
    const { acts } = await readAnswer(await sendText({ text }))
    for (const { number, start, end } of acts) {
      expect(text.slice(start, end).replace('/12.345', '')).toMatch(new RegExp(`^${number} - Em `))
      expect(text.slice(start, end).trim()).toBe(text.slice(start, end))
    }
  })

  it('is never answered with a name or a document', async () => {
    const answered = JSON.stringify(await readAnswer(await sendText({ text })))
    for (const secret of ['ANA MARIA', 'Bento', 'BENTO', '000.111.222-33'])
      expect(answered).not.toContain(secret)
  })

  it('that is none gets no acts and says so', async () => {
    const explained = await readAnswer(await sendText({ text: 'Receita de bolo de fubá.' }))
    expect(explained).toMatchObject({ acts: [], burdens: [], owners: [], negativeAuctions: null })
    expect(explained.missing[0]).toContain('Nenhum ato')
  })

  it.each([{ text: '' }, { text: ' \n ' }, { text: 7 }, {}])('is refused: %j', async given => {
    expect(await readRefusal(await sendText(given))).toMatchObject({ status: 400, code: 'bad_request' })
  })

  it('is refused when too long', async () => {
    const long = 'a'.repeat(titleRecordLength + 1)
    expect(await readRefusal(await sendText({ text: long }))).toMatchObject({ status: 400 })
  })

  it('is read by who has a plan alone', async () => {
    const response = await on.app.request(path, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(401)
  })
})

describe('the file of a matrícula', () => {
  const pdf = buildPdf([
    text.trim().split('\n'),
    ['Página 2, com letras que bastam para que ela conte como uma página de texto: nada mais consta.'],
  ])

  it('is read from its own text, and the text comes back masked', async () => {
    const explained = await readAnswer(await upload(pdf))
    expect(explained).toMatchObject({ pages: 2, recognized: false, owners: [{ kind: 'caixa' }] })
    expect(explained.acts).toHaveLength(5)
    const [first] = explained.acts
    expect(explained.text?.slice(first?.start, first?.end)).toContain('COMPRA E VENDA')
    expect(explained.text).not.toContain('BENTO')
    expect(explained.text).not.toContain('000.222.333')
  })

  it('is reported page by page to who accepts a stream', async () => {
    const response = await upload(pdf, { accept: 'application/x-ndjson' })
    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    const lines = (await response.text()).trimEnd().split('\n')
    const events = lines.map(line => TitleRecordEvent.parse(JSON.parse(line)))
    expect(events.flatMap(event => ('progress' in event ? [event.progress.page] : []))).toEqual([0, 1, 2])
    expect(events.at(-1)).toMatchObject({ result: { pages: 2 } })
  })

  it.each([
    ['is no file', new Uint8Array(0), 400, 'bad_request'],
    ['is of another kind', Buffer.from('GIF89a something else altogether'), 422, 'unreadable_file'],
    ['is a broken PDF', Buffer.from('%PDF-1.7 and then nothing of a PDF'), 422, 'unreadable_file'],
    [
      'is a broken picture',
      Buffer.from('\u00ff\u00d8\u00ff\u00e0 and nothing of a JPEG', 'latin1'),
      422,
      'unreadable_file',
    ],
    ['asks for a password', buildPdf([['a']], { encrypted: true }), 422, 'unreadable_file'],
    ['has too many pages', buildPdf(Array.from({ length: 121 }, () => ['a'])), 422, 'unreadable_file'],
    ['is too large', new Uint8Array(titleRecordFileSize + 1), 413, 'body_too_large'],
  ])('is refused when it %s', async (_, bytes, status, code) => {
    expect(await readRefusal(await upload(new Uint8Array(bytes)))).toMatchObject({ status, code })
  })

  it('tells who accepts a stream why it cannot be read', async () => {
    const response = await upload(new Uint8Array(Buffer.from('nothing')), { accept: 'application/x-ndjson' })
    const last = (await response.text()).trimEnd().split('\n').at(-1) ?? ''
    expect(TitleRecordEvent.parse(JSON.parse(last))).toMatchObject({ error: { code: 'unreadable_file' } })
  })

  it('is no longer read once its sender has gone, and the next one has its turn', async () => {
    const response = await upload(pdf, { accept: 'application/x-ndjson' }, `/stalled${path}`)
    await response.body?.cancel()
    expect((await upload(pdf)).status).toBe(200)
  })
})
