import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import type { Me } from '#contract/account-schemas.ts'
import type { RefreshState } from '#contract/admin-schemas.ts'
import type { News, Notification } from '#contract/notification-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { loadConfig } from '#server/server-config.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { createBankPage } from './support/bank-page.ts'
import { header12, officialList, listRow } from './support/bank-list.ts'
import { postgresDatabase } from './support/database.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'

const hour = 3_600_000
const day = 24 * hour
const token = '0123456789abcdef0123456789abcdef'
const adminToken = 'token-de-administracao-dos-testes'
const offer = '00000015-5a1e-4c0d-9b7a-0242ac1003fd'
const favorite = '8444412345678'
const fresh = '8444412345699'
const brasilia = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', ...options })
const dateOf = (at: Date): string => brasilia(at, { day: '2-digit', month: '2-digit', year: 'numeric' })

const toClose: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

/** Starts the bank's site, with what it offers under each path. */
async function bankSite(): Promise<{ url: string; offers: Map<string, string>; asked: string[] }> {
  const offers = new Map<string, string>()
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const body = offers.get(path)
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(body === undefined ? '' : Buffer.from(body, path.endsWith('.csv') ? 'latin1' : 'utf8'))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  toClose.push(() => new Promise(resolve => server.close(resolve)))
  server.unref()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, offers, asked }
}

const house = (number: string, price: string) =>
  listRow({
    number: ` ${number} `,
    city: 'CAMPINAS ',
    neighborhood: ' CENTRO ',
    price,
    evaluation: '200.000,00',
    discount: '40.00;Não',
    description:
      'Casa, 0.00 de área total, 61.20 de área privativa, 0.00 de área do terreno,  2 qto(s), WC, cozinha.',
    modality: 'Leilão SFI - Edital Único',
    link: `https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=${number}`,
  })
const listOf = (at: Date, ...rows: string[]): string =>
  `\n Lista de Imóveis da Caixa;;Data de geração:;${dateOf(at)};;;;;;;\n${header12}${rows.join('')}`

/** Returns a client with cookies, or with the operator's token. */
function caller(base: string, headers: Record<string, string> = {}) {
  let cookie = ''
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...headers,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.status, `${method} ${path}: ${text}`).toBe(200)
    const kept = response.headers.getSetCookie().map(line => line.split(';')[0])
    if (kept.length > 0) cookie = kept.join('; ')
    return JSON.parse(text) as T
  }
}

describe.each(['embedded', 'postgres'] as const)('a whole day, on %s', engine => {
  it('covers payment, mail, password, the alert of a new list, and the reminder of an auction', async () => {
    const began = new Date(Math.floor(Date.now() / hour) * hour)
    let now = began
    const clock = () => now
    // Midnight would be a day without an hour.
    const auction = new Date(`${toBrasiliaIso(began.getTime() + 3 * day).slice(0, 10)}T14:00:00-03:00`)
    const bank = await bankSite()
    const mail = await startMailServer()
    toClose.push(() => mail.stop())
    const { running, customer, operator } = await open(engine, bank.url, mail, clock)

    // The first list of the state, and the page of its house.
    bank.offers.set(`/detail?hdnimovel=${favorite}`, pageOf(auction))
    bank.offers.set('/lists/Lista_imoveis_SP.csv', listOf(began, house(favorite, '150.000,00')))
    await refresh(operator)
    expect(await customer<{ total: number }>('GET', '/api/properties/count')).toEqual({ total: 1 })

    // A payment activates the account.
    const hook = caller(running.url, { 'x-lastlink-token': token })
    const paid = payment(now)
    expect(await hook('POST', '/api/webhooks/lastlink', paid)).toEqual({ status: 'processed' })
    expect(await hook('POST', '/api/webhooks/lastlink', paid)).toEqual({ status: 'duplicate' })
    await mail.arrived(1)
    const link = new URL(mail.mails[0]?.links[0] ?? '')
    const newPassword = 'cavalo-bateria-grampo'
    await customer('POST', '/api/auth/reset-password', {
      token: link.searchParams.get('token'),
      newPassword,
    })
    await customer('POST', '/api/auth/sign-in/email', {
      email: 'ana.dia@example.com',
      password: newPassword,
    })
    const me = await customer<Me>('GET', '/api/me')
    expect(me.plan).toMatchObject({
      type: 'monthly',
      status: 'active',
      premiumUntil: new Date(now.getTime() + 30 * day).toISOString(),
    })

    // The property that she saves, and the one that she opens, whose page is read automatically.
    const user_id = me.user.id
    const filters = { state: 'SP', city: 'Campinas', category: 'casa', maxPrice: 130_000 }
    await customer('POST', '/api/saved-searches', {
      user_id,
      name: 'Casas em Campinas',
      filters,
      alerts: true,
    })
    await customer('POST', '/api/favorites', { user_id, property: { id: favorite } })
    await eventually(async () => {
      const { auctionDate } = await customer<{ auctionDate: string | null }>(
        'GET',
        `/api/properties/${favorite}`,
      )
      expect(auctionDate && new Date(auctionDate)).toEqual(auction)
    })

    // The next day's list: a house that matches the search, and a lower price.
    now = new Date(began.getTime() + day)
    bank.offers.set(
      '/lists/Lista_imoveis_SP.csv',
      listOf(now, house(favorite, '140.000,00'), house(fresh, '120.000,00')),
    )
    await refresh(operator)
    await mail.arrived(2)
    const notifications = await customer<Notification[]>('GET', '/api/notifications')
    expect(notifications.map(({ type }) => type)).toEqual(['deal', 'deal'])
    expect(notifications.some(({ title }) => title.includes('Casas em Campinas'))).toBe(true)
    // Bell, dashboard and mail have the same events.
    const news = await customer<News>('GET', '/api/news')
    expect(news).toMatchObject({ notifications: 2, unread: 2, counts: { cheaper: 1, new: 1 } })
    const digest = mail.mails[1]
    for (const { title } of notifications)
      expect(
        mail.mails
          .slice(1)
          .map(({ text }) => text)
          .join(),
      ).toContain(title)
    expect(digest?.to).toBe('ana.dia@example.com')
    expect(digest?.text).toContain(`/imovel/${fresh}`)
    expect(digest?.text).toContain('140.000')

    // The auction approaches.
    now = new Date(auction.getTime() - 23 * hour)
    await mail.arrived(3)
    expect(mail.mails[2]?.subject).toMatch(/leilão/i)
    now = new Date(auction.getTime() - hour / 2)
    await mail.arrived(4)
    expect(mail.mails[3]?.text).toContain(brasilia(auction, { hour: '2-digit' }))

    // She unsubscribes with one click, without signing in; notifications on the site continue.
    const leave = digest?.headers.get('list-unsubscribe')?.match(/<(.+)>/)?.[1] ?? ''
    await caller(running.url)('POST', new URL(leave).pathname + new URL(leave).search)
    now = new Date(now.getTime() + day)
    bank.offers.set(
      '/lists/Lista_imoveis_SP.csv',
      listOf(now, house(favorite, '135.000,00'), house(fresh, '120.000,00')),
    )
    await refresh(operator)
    await eventually(async () => {
      expect(await customer<Notification[]>('GET', '/api/notifications')).toHaveLength(5)
    })
    await running.stop()
    expect(mail.mails.map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => 'ana.dia@example.com'))
  }, 300_000)
})

async function open(engine: 'embedded' | 'postgres', bank: string, mail: MailServer, now: () => Date) {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-day-'))
  toClose.push(() => rm(folder, { recursive: true, force: true }))
  let databaseUrl = ''
  if (engine === 'postgres') {
    const database = await postgresDatabase('template0')
    toClose.push(database.drop)
    databaseUrl = database.url
  }
  const demonstration = join(folder, 'demonstration.csv')
  await writeFile(demonstration, officialList(listRow()), 'latin1')
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'um segredo so dos testes, bem longo',
    ADMIN_TOKEN: adminToken,
    LASTLINK_TOKEN: token,
    LASTLINK_PLANS: JSON.stringify({ [offer]: 'monthly' }),
    SMTP_URL: mail.url,
    PHOTOS_URL: 'off',
    CATALOGUE_URL: `${bank}/lists`,
    DETAILS_URL: `${bank}/detail`,
    DETAILS_INTERVAL: '1',
  })
  const running: RunningServer = await startServer(config, {
    log: pino({ level: 'silent' }),
    now,
    site: null,
    demonstration,
    checkEveryMs: 20,
    giveUp: error => {
      throw error
    },
  })
  toClose.push(() => running.stop())
  return {
    running,
    customer: caller(running.url),
    operator: caller(running.url, { authorization: `Bearer ${adminToken}` }),
  }
}

async function refresh(operator: ReturnType<typeof caller>): Promise<void> {
  await operator('POST', '/api/admin/catalogue/refresh', { areas: ['SP'] })
  await eventually(async () => {
    const { current } = await operator<RefreshState>('GET', '/api/admin/catalogue/refresh')
    expect(current).toMatchObject({ status: 'done', imported: 1, failed: 0 })
  })
}

const payment = (at: Date) => ({
  Id: '000000c8-5a1e-4c0d-9b7a-0242ac1004b0',
  IsTest: false,
  Event: 'Purchase_Order_Confirmed',
  CreatedAt: at.toISOString(),
  Data: {
    Products: [{ Id: 'produto', Name: 'Assinatura Mensal', Price: 29.7 }],
    Buyer: { Email: ' Ana.Dia@example.com', Name: 'Ana do Dia' },
    Purchase: { PaymentId: 'pagamento-1', PaymentDate: at.toISOString(), Price: { Value: 29.7 } },
    Subscriptions: [{ Id: 'assinatura-1' }],
    Offer: { Id: offer, Name: 'Mensal' },
  },
})

const pageOf = (auction: Date): string => {
  const [hours, minutes] = brasilia(auction, { hour: '2-digit', minute: '2-digit' }).split(':')
  return createBankPage({
    number: '844441234567-8',
    type: 'Casa',
    prices: ['Valor mínimo de venda 1º Leilão: R$ 150.000,00'],
    sale: [
      'Leilão SFI',
      'Edital: 0029/0226 - CPA/RE',
      `Data do 1º Leilão - ${dateOf(auction)} - ${hours}h${minutes}`,
    ],
  })
}
