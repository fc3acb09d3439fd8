import { mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { SessionEntry, Me } from '#contract/account-schemas.ts'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { SharedListLink } from '#contract/shared-list-schemas.ts'
import { createAccountCookie, toBrowserCookies } from '#test/support/account-cookie.ts'
import { chromiumFlags, executablePath } from '#test/support/chromium.ts'
import { nationalLists } from '#test/support/national-lists.ts'
import { listPageViews } from '#test/support/pages/page-views.ts'
import { dataFolder, importLists, startServerProcess } from '#test/support/server.ts'
import { openDossier } from './shots-dossier.ts'
import { enterAdministration, formViews, type FormView } from './shots-forms.ts'

/** Every route, and every state of a route that is worth a screenshot. */
const views: FormView[] = [
  ...listPageViews(),
  { name: 'search-filtered', path: '/search?state=SP&category=apartamento&maxPrice=200000&sort=-discount' },
  { name: 'search-roi', path: '/search?category=roi' },
  { name: 'search-ending', path: '/search?category=ending' },
  { name: 'search-empty', path: '/search?text=nadaassim' },
  {
    name: 'search-filters',
    path: '/search?state=SP',
    prepare: async page => {
      const open = page.getByRole('button', { name: /filtros/i }).first()
      if (!(await open.isVisible())) return
      await open.click()
      await page.getByRole('dialog').getByRole('group', { name: 'Modalidade' }).waitFor()
    },
  },
  { name: 'search-account', path: '/search', account: true },
  { name: 'map-shown', path: '/map?state=SP&view=map' },
  {
    name: 'morar',
    path: '/morar?uf=GO&cidade=Goi%C3%A2nia&km=30#renda=4000&entrada=60000&fgts=12400&pessoas=3&mudar=12',
  },
  { name: 'morar-empty', path: '/morar?uf=GO#renda=900&entrada=1000' },
  {
    name: 'login-wrong',
    path: '/login',
    prepare: async page => {
      await page.getByLabel('E-mail').fill('ninguem@exemplo.com')
      await page.getByLabel('Senha', { exact: true }).fill('errada')
      await page.getByRole('button', { name: 'ENTRAR', exact: true }).click()
      await page.getByText('Confira os dois').last().waitFor()
    },
  },
  { name: 'new-password-link', path: '/nova-senha?token=abc' },
  {
    name: 'onboarding',
    path: '/',
    account: true,
    prepare: async page => {
      await page.request.patch('/api/me', { data: { hasSeenOnboarding: false } })
      await page.reload({ waitUntil: 'networkidle' })
      await page.request.patch('/api/me', { data: { hasSeenOnboarding: true } })
    },
  },
  { name: 'desk-board', path: '/mesa?visao=quadro', account: true },
  { name: 'desk-send', path: '/mesa', account: true, prepare: openSharing },
  { name: 'shared-list', path: '/mesa', account: true, prepare: openSharedList },
  { name: 'shared-list-closed', path: '/lista/fechada' },
  { name: 'compare-three', path: '/compare', account: true, prepare: compareThree },
  { name: 'financing-property', path: '/search', account: true, prepare: financeFirst },
  { name: 'bid-filled', path: '/calculator-old?avaliacao=200000&lance=150000', account: true },
  { name: 'bid-too-high', path: '/calculator-old?avaliacao=168000&lance=190500.55&roi=20', account: true },
  { name: 'costs-property', path: '/search', account: true, prepare: openCosts },
  { name: 'papers-edital', path: '/papeis?papel=edital', account: true },
  { name: 'papers-edital-read', path: '/papeis?papel=edital', account: true, prepare: readEditalOfItems },
  { name: 'papers-matricula', path: '/papeis', account: true, prepare: readTitleRecord },
  { name: 'property', path: '/search', account: true, prepare: openFirst },
  { name: 'property-visitor', path: '/search', prepare: openFirst },
  { name: 'dossier', path: '/search', account: true, prepare: openDossier },
  { name: 'property-missing', path: '/imovel/1', account: true },
  {
    name: 'notifications',
    path: '/search',
    account: true,
    prepare: async page => {
      await page.getByRole('button', { name: /^Avisos/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'unsubscribe-link', path: '/descadastrar?token=abc' },
  { name: 'admin-locked', path: '/admin/lastlink' },
  { name: 'admin-config', path: '/admin/lastlink', prepare: enterAdministration },
  { name: 'admin-simulator', path: '/admin/lastlink?aba=simulador', prepare: enterAdministration },
  { name: 'admin-logs', path: '/admin/lastlink?aba=logs', prepare: enterAdministration },
  { name: 'admin-catalogue', path: '/admin/catalogo', prepare: enterAdministration },
  { name: 'admin-users', path: '/admin/contas', prepare: enterAdministration },
  { name: 'admin-health', path: '/admin/saude', prepare: enterAdministration },
  { name: 'not-found', path: '/nao-existe' },
  ...formViews,
]

/** Opens the page of the listing with the highest discount. */
async function openFirst(page: Page): Promise<void> {
  const { items } = (await (
    await page.request.get('/api/properties?limit=1&sort=-discount')
  ).json()) as PropertySearchPage
  await page.goto(`/imovel/${items[0]?.id}`, { waitUntil: 'networkidle' })
}

/** Opens the cost sheet of the listing with the highest discount. */
async function openCosts(page: Page): Promise<void> {
  const { items } = (await (
    await page.request.get('/api/properties?limit=1&sort=-discount')
  ).json()) as PropertySearchPage
  await page.goto(`/custo-total?imovel=${items[0]?.id}`, { waitUntil: 'networkidle' })
}

/** Opens the financing simulation of the listing with the highest discount. */
async function financeFirst(page: Page): Promise<void> {
  const { items } = (await (
    await page.request.get('/api/properties?limit=1&sort=-discount')
  ).json()) as PropertySearchPage
  await page.goto(`/calculadora-financiamento?imovel=${items[0]?.id}`, { waitUntil: 'networkidle' })
}

/** Reads an invented matrícula. */
async function readTitleRecord(page: Page): Promise<void> {
  const file = '../test/support/title-records/42-apto-caixa-penhora-remanesce.txt'
  const text = await readFile(join(import.meta.dirname, file), 'utf8')
  await page.getByLabel('Texto da matrícula').fill(text)
  await page.getByRole('button', { name: 'Ler a matrícula' }).click()
  await page.getByRole('heading', { level: 2, name: /^Todos os atos/ }).waitFor()
}

/** Explains an invented edital of three properties. */
async function readEditalOfItems(page: Page): Promise<void> {
  const item = (number: number, address: string, words: string) =>
    `${number}\n${address}\n${words} Matrícula: 69${number} Ofício: 02.\n84444000001${number}\n153.717,24\n262.500,00`
  const text = [
    'EDITAL DE LICITAÇÃO ABERTA Nº 0027/0326 - CPVE/GO',
    'COMISSÃO: 5% da proposta. Paga pelo proponente. Não inclusa do lance.',
    'PRAZO PARA PAGAMENTO DA COMISSÃO DO LEILOEIRO: No dia da arrematação.',
    'O comprador arca com as despesas de condomínio em atraso até 10% do valor de avaliação do imóvel.',
    'Os débitos de IPTU que não forem satisfeitos com o produto da venda são do comprador.',
    'É vedado o financiamento, podendo ser utilizado o FGTS.',
    'A desocupação do imóvel é por conta do comprador.',
    'Cada proposta é feita por escrito, e quem a assina responde por ela. '.repeat(20),
    'Estado: GO\nCidade: GOIÂNIA',
    item(175, 'RUA ANGELO CUNICO N. 777', 'Casa, 161,52 m2.'),
    item(
      176,
      'RUA T 30, QD 95 LT 12, SETOR BUENO',
      'Imóvel com penhora averbada na matrícula. Regularização por conta do adquirente.',
    ),
    'Cidade: ANÁPOLIS',
    item(177, 'AVENIDA BRASIL SUL N. 1200 APTO 304', 'Apartamento ocupado.'),
  ].join('\n')
  await page.getByLabel('Texto do edital').fill(text)
  await page.getByRole('button', { name: /^(?:Explicar|Ler o edital)/ }).click()
  await page.getByLabel('Item do edital').waitFor()
}

/** Compares the first three favorites. */
async function compareThree(page: Page): Promise<void> {
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as SessionEntry
  const favorites = (await (
    await page.request.get(`/api/favorites?user_id=${me?.user.id}`)
  ).json()) as Favorite[]
  const ids = favorites.slice(0, 3).map(favorite => favorite.property_id)
  await page.goto(`/compare?ids=${ids.join(',')}`, { waitUntil: 'networkidle' })
}

/** Opens the dialog that sends a list to a client. */
async function openSharing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar ao cliente' }).click()
  await page.getByRole('dialog').getByLabel('Quem envia').waitFor()
}

/** Makes a list of all favorites, and opens it as a client does. */
async function openSharedList(page: Page): Promise<void> {
  const { me } = (await (await page.request.get('/api/auth/session')).json()) as SessionEntry
  const favorites = (await (
    await page.request.get(`/api/favorites?user_id=${me?.user.id}`)
  ).json()) as Favorite[]
  const figures = {
    price: true,
    discount: true,
    nextPrice: true,
    returnRange: true,
    maxBid: true,
    dayOne: true,
  }
  const items = favorites.map(favorite => favorite.property_id)
  const answer = await page.request.post('/api/shared-lists', {
    data: {
      id: crypto.randomUUID(),
      title: 'Imóveis para Família Andrade',
      adviserName: 'Carla Menezes',
      words: 'Separei estes pelo que vocês disseram.',
      figures,
      days: 30,
      source: { kind: 'items', items },
    },
  })
  const { url } = (await answer.json()) as SharedListLink
  await page.goto(url ?? '', { waitUntil: 'networkidle' })
}

/** Adds favorites and saved searches to the signed-in account, and completes its onboarding. */
async function furnish(url: string, browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  await context.addCookies(cookies)
  const { request } = context
  const { user } = (await (await request.get('/api/me')).json()) as Me
  await request.patch('/api/me', { data: { hasSeenOnboarding: true } })
  const { items } = (await (
    await request.get('/api/properties?limit=5&sort=-discount')
  ).json()) as PropertySearchPage
  for (const { id } of items) {
    await request.post('/api/favorites', { data: { user_id: user.id, property: { id } } })
  }
  for (const [name, filters] of [
    ['Apartamentos em Goiás até R$ 200 mil', { state: 'GO', category: 'apartamento', maxPrice: 200000 }],
    ['Casas com 40% de desconto', { category: 'casa', minDiscount: 40, financing: true }],
  ] as const) {
    await request.post('/api/saved-searches', { data: { user_id: user.id, name, filters, alerts: true } })
  }
  await request.post('/api/notifications/test')
  await context.close()
}

const sizes = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const themes = ['dark', 'light'] as const

const { values } = parseArgs({
  options: {
    real: { type: 'boolean', default: false },
    only: { type: 'string' },
    // Sizes and themes such as `360-dark,1440-light`; without it, every size in both themes.
    as: { type: 'string' },
    // The folder of the pictures, relative to the current folder.
    folder: { type: 'string', default: resolve(import.meta.dirname, '../shots') },
  },
})
const folder = resolve(values.folder)
const isAsked = (width: number, theme: string): boolean =>
  values.as === undefined || values.as.split(',').includes(`${width}-${theme}`)

const data = await dataFolder()
if (values.real) {
  const { code, output } = await importLists({ dataDir: data.path }, nationalLists())
  if (code !== 0) throw new Error(output)
}
const server = await startServerProcess({ dataDir: data.path })
const cookies = toBrowserCookies(await createAccountCookie(server.url), server.url)
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) })
try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await furnish(server.url, browser)
  for (const size of sizes)
    for (const theme of themes) if (isAsked(size.width, theme)) await shoot(browser, size, theme)
} finally {
  await browser.close()
  await server.stop()
  await data.remove()
}

/** Waits, five seconds at most, until nothing on the page is still to come: on a busy machine the network rests before that. */
async function waitUntilShown(page: Page): Promise<void> {
  const isShown = () => document.querySelector('.skeleton, .calculator-coming, [aria-busy="true"]') === null
  await page.waitForFunction(isShown, undefined, { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Takes one screenshot of the window and one of the whole page for every view. */
async function shoot(
  browser: Browser,
  size: (typeof sizes)[number],
  theme: (typeof themes)[number],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'block',
    viewport: size,
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    hasTouch: size.width < 1000,
  })
  await context.addInitScript(chosen => localStorage.setItem('auction-theme', chosen), theme)
  for (const { name, path, account, prepare } of views.filter(
    view => !values.only || values.only.split(',').some(part => view.name.includes(part)),
  )) {
    await context.clearCookies()
    if (account) await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await prepare?.(page)
    await waitUntilShown(page)
    const file = join(folder, `${name}-${size.width}-${theme}`)
    await page.screenshot({ path: `${file}.png` })
    await page.screenshot({ path: `${file}-full.png`, fullPage: true })
    await page.close()
  }
  await context.close()
  console.log(`${size.width} px, ${theme}`)
}
