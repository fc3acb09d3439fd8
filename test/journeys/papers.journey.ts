import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { PropertySearchPage } from '#contract/catalogue-schemas.ts'
import { exampleTitleRecord } from '#test/support/kept-papers.ts'
import { buildPdf } from '#test/support/pdf.ts'
import { expectAccessible } from './support/accessibility.ts'
import { changeMe, enterSharedAccount } from './support/account.ts'
import { expect, test } from './support/journey.ts'

const rules = [
  'O pagamento do imóvel é somente à vista, em até 2 dias após a homologação.',
  'A comissão do leiloeiro é de 5% do valor da proposta e é paga pelo arrematante no dia.',
  'Os débitos de condomínio e de IPTU são de responsabilidade do arrematante, sem limite de valor.',
  'A desocupação do imóvel corre por conta do adquirente.',
]
const editalFile = { name: 'edital.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buildPdf([rules])) }

const acts = [
  'MATRÍCULA Nº 5.000. IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.',
  'R-1/5.000 - Em 10 de maio de 2001. HIPOTECA em favor do BANCO DO BRASIL S.A., no valor de R$ 100.000,00.',
  'R-2/5.000 - Em 10 de maio de 2010. PENHORA. No processo 0001234-56.2015.8.26.0100 foi determinada a penhora do imóvel.',
  'AV-3/5.000 - Em 10 de maio de 2020. CANCELAMENTO. Fica cancelada a hipoteca do R-1.',
]

/** An invented matrícula with a burden that remains. */
const readTitleRecordText = (): Promise<string> =>
  readFile(join(import.meta.dirname, '../support/title-records/42-apto-caixa-penhora-remanesce.txt'), 'utf8')

/** Opens the page of papers by the tools of the shared account. */
async function open(page: Page, tool: RegExp, label: string): Promise<Locator> {
  await enterSharedAccount(page)
  await changeMe(page, { hasSeenOnboarding: true })
  await page.goto('/calculadoras')
  await page.getByRole('main').getByRole('link', { name: tool }).click()
  const field = page.getByLabel(label)
  await expect(field).toBeVisible()
  return field
}
const openEdital = (page: Page): Promise<Locator> => open(page, /^Explicar edital/, 'Texto do edital')
const openTitleRecord = (page: Page): Promise<Locator> => open(page, /^Ler matrícula/, 'Texto da matrícula')

/** Checks that every sentence quoted by the explanation is in the edital. */
async function expectQuotes(page: Page, edital: string): Promise<void> {
  const quotes = await page.getByRole('main').locator('blockquote').allTextContents()
  expect(quotes.length).toBeGreaterThan(2)
  for (const quote of quotes) expect(edital).toContain(quote.replace(/^“|”$/g, ''))
}

test('a pasted edital is explained clause by clause, each with its sentence', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/notices/explain')) asked.push(request.method())
  })
  const field = await openEdital(page)
  const explain = page.getByRole('button', { name: 'Explicar', exact: true })
  await field.fill('  \n ')
  await explain.press('Enter')
  await expect(field).toBeFocused()
  expect(asked).toEqual([])

  await field.fill(rules.join('\n'))
  await expect(page.getByText(/^\d+ de 4\.000 sugeridos$/)).toBeVisible()
  await explain.click()
  await expect(page.getByRole('heading', { name: 'Edital explicado' })).toBeFocused()
  await expectQuotes(page, rules.join('\n'))
  const counts = page.getByRole('list', { name: 'Cláusulas por risco' }).getByRole('button')
  await expect(counts).toHaveCount(3)
  await expect(counts.first()).toContainText(/[1-9]\d*\s*Risco alto/)
  await expectAccessible(page, 'dark')

  await page.getByRole('link', { name: 'Ler outro' }).click()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Papéis lidos' })).toContainText('só nesta visita')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Edital explicado' })).toBeVisible()
})

test('an edital that is dropped into the card of the dashboard is explained on the page of papers', async ({
  page,
}) => {
  await enterSharedAccount(page)
  await changeMe(page, { hasSeenOnboarding: true })
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Explicar edital' })
  await card.getByLabel('PDF do edital').setInputFiles(editalFile)
  await expect(page.getByRole('heading', { name: 'Edital explicado' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('edital.pdf · 1 página')
})

test('a pasted matrícula says what holds, shows its text at an act, and nobody’s name', async ({ page }) => {
  const field = await openTitleRecord(page)
  await field.fill(await readTitleRecordText())
  await page.getByRole('button', { name: 'Ler a matrícula' }).click()
  const answer = page.getByRole('heading', { level: 1, name: 'Um ônus em vigor.' })
  await expect(answer).toBeFocused()
  await expectAccessible(page)

  const opener = page.getByRole('button', { name: 'Ver AV-5 no texto' })
  // As it is laid out, where words that stand apart would lose their spaces.
  await expect(opener).toHaveText('Ver AV-5 no texto', { useInnerText: true })
  await opener.click()
  const act = page.getByRole('region', { name: 'AV-5, Penhora' })
  await expect(act).toBeFocused()
  await expect(act).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText(/\d{3}\.\d{3}\.\d{3}-\d{2}/)
})

test('a matrícula as PDF is read page by page, and can be stopped', async ({ page }) => {
  await openTitleRecord(page)
  const file = page.getByLabel('PDF ou fotos da matrícula')
  const pdf = { name: 'matricula.pdf', mimeType: 'application/pdf' }
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/title-records/explain', async route => {
    await held
    await route.abort()
  })
  await file.setInputFiles({ ...pdf, buffer: Buffer.from(buildPdf([acts.slice(0, 2), acts.slice(2)])) })
  await page.getByRole('button', { name: 'Parar' }).click()
  await expect(page.getByLabel('Texto da matrícula')).toBeFocused()
  release()
  await page.unroute('**/api/title-records/explain')

  await file.setInputFiles({ ...pdf, buffer: Buffer.from(buildPdf([acts.slice(0, 2), acts.slice(2)])) })
  await expect(page.getByRole('heading', { level: 1, name: 'Um ônus em vigor.' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Matrícula 5.000 · 2 páginas')
  await expect(page.getByRole('region', { name: 'Cancelados · 1' })).toContainText('cancelado por AV-3')
})

/** Remembers the file that the page sends, as text. */
const rememberSentFile = (): void => {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const file = body instanceof FormData ? body.get('file') : null
    if (file instanceof File) void file.text().then(text => Object.assign(window, { sentFile: text }))
    Reflect.apply(send, this, [body])
  }
}

test('several photographs of a matrícula go as one document, in the order of their names', async ({
  page,
  context,
}) => {
  const drawing = await context.newPage()
  const draw = async (width: number, height: number): Promise<Buffer> => {
    await drawing.setViewportSize({ width, height })
    return drawing.screenshot()
  }
  const [first, second] = [await draw(600, 800), await draw(400, 200)]
  await drawing.close()
  await page.addInitScript(rememberSentFile)
  await page.route('**/api/title-records/explain', route =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: `${JSON.stringify({ result: { ...exampleTitleRecord, recognized: true, pages: 2 } })}\n`,
    }),
  )
  await openTitleRecord(page)
  await page.getByLabel('PDF ou fotos da matrícula').setInputFiles([
    { name: 'IMG_10.png', mimeType: 'image/png', buffer: second },
    { name: 'IMG_9.png', mimeType: 'image/png', buffer: first },
  ])
  await expect(page.getByRole('main')).toContainText('Letras reconhecidas numa imagem')
  const sent = await page.evaluate(() => (window as { sentFile?: string }).sentFile ?? '')
  expect(sent.match(/^%PDF-1\.4/)).not.toBeNull()
  expect(sent.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
    '/MediaBox [0 0 216.00 288.00]',
    '/MediaBox [0 0 144.00 72.00]',
  ])
})

test.describe('when something goes wrong', () => {
  test.use({ expectedProblems: /status of 422/ })

  test('a file that is no PDF and a broken one are named as such, and a whole one is explained', async ({
    page,
  }) => {
    await openEdital(page)
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    const file = page.getByLabel('PDF do edital')
    await file.setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('foto'),
    })
    await expect(alert).toContainText('Este arquivo não é um PDF.')
    await file.setInputFiles({ ...editalFile, buffer: Buffer.from('%PDF-1.4 cut off') })
    await expect(alert).toContainText('Falha ao explicar edital.')
    await file.setInputFiles(editalFile)
    await expect(page.getByRole('main')).toContainText('edital.pdf · 1 página')
    await expectQuotes(page, rules.join('\n'))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true })

  test('the papers of a property are read from its page, which is one press away again', async ({ page }) => {
    await enterSharedAccount(page)
    const answer = await page.request.get('/api/properties?sort=price&page=1&limit=1')
    const { items } = (await answer.json()) as PropertySearchPage
    await page.goto(`/imovel/${items[0]?.id}`)
    await page.locator('summary', { hasText: 'Documentos' }).click()
    await page.getByRole('link', { name: 'Explicar o edital' }).first().click()
    await page.getByLabel('Texto do edital').fill(rules.join('\n'))
    await page.getByRole('button', { name: 'Explicar', exact: true }).click()
    const quote = page.locator('blockquote').first()
    await expect(quote).toBeHidden()
    await page.getByText('Ver a frase do edital').first().click()
    await expect(quote).toBeVisible()
    await page.getByRole('link', { name: 'Ver o imóvel' }).click()
    await expect(page).toHaveURL(/\/imovel\//)
  })

  test('the text of a matrícula opens over the page at an act, and gives the focus back', async ({
    page,
  }) => {
    const field = await openTitleRecord(page)
    await field.fill(await readTitleRecordText())
    await page.getByRole('button', { name: 'Ler a matrícula' }).click()
    const opener = page.getByRole('button', { name: 'Ver AV-5 no texto' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'O texto lido' })
    await expect(dialog.getByRole('region', { name: 'AV-5, Penhora' })).toBeInViewport()
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await expect(opener).toBeFocused()
  })
})
