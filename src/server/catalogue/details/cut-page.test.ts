import { describe, expect, it } from 'vitest'
import type { Listing } from '#domain/property/listing.ts'
import type { Database } from '#server/database/database.ts'
import { createBankPage, type InventedPage } from '#test/support/bank-page.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { listFile } from '#test/support/list-file.ts'
import { importList } from '../import/import-list.ts'
import { findListings } from '../listing-store.ts'
import { importPageFile } from './import-page-file.ts'

const id = '8444412345678'
const days = (count: number) => new Date(Date.parse('2026-11-20T12:00:00Z') + count * 86_400_000)
const sale: InventedPage = { description: 'Existe penhora. 2 Quartos.', sale: ['Venda Online'] }
const html = createBankPage(sale)
const without = (from: string, to: string) => html.slice(0, html.indexOf(from)) + html.slice(html.indexOf(to))
const text = `Valor de avaliação: R$ 200.000,00
Valor mínimo de venda: R$ 118.000,00
Tipo de imóvel: Apartamento
Número do imóvel: 844441234567-8
Matrícula(s): 12345
Comarca: CAMPINAS-SP
Venda Online
Endereço:
RUA DAS FLORES
Descrição:
2 Quartos.
FORMAS DE PAGAMENTO ACEITAS:
Recursos próprios.`

eachEngine(engine => {
  const read = (db: Database, page: string, savedAt: Date) =>
    importPageFile(db, `${id}.html`, Buffer.from(page), savedAt, () => days(9))

  async function withWholePage() {
    const db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id, modality: 'venda-online', auctionType: 'Venda Online' })])
    expect(await read(db, html, days(0))).toMatchObject({ status: 'done', change: 'changed', whole: true })
    return db
  }
  const shown = async (db: Database) => (await findListings(db, [id]))[0]

  describe('a page of which a part is missing', () => {
    it.each([
      ['its payment forms and its rules', without('<p><strong>FORMAS DE', '<a href="javascript:regras')],
      ['the end of one and the beginning of the other', without('Permite utiliza', 'Condomínio: Sob')],
      ['its rules', without('<p><strong>REGRAS PARA', '<a href="javascript:regras')],
      ['everything after its first payment form, as copied text', text],
    ])('%s, erases nothing that the last page said', async (_, cut) => {
      const db = await withWholePage()
      const before = await shown(db)
      expect(before).toMatchObject({ fgts: true, financing: false, debtsStated: true })
      expect(await read(db, cut, days(1))).toMatchObject({ status: 'done', whole: false })
      expect(await shown(db)).toMatchObject({
        fgts: true,
        financing: false,
        debtsStated: true,
        legalNotes: before!.legalNotes,
      })
    })

    it('states what it has', async () => {
      const db = await withWholePage()
      await read(db, text, days(1))
      expect(await shown(db)).toMatchObject({ price: 118_000_00 })
    })

    it('is refused as HTML that ends before the prose does, though a browser closed it', async () => {
      const db = await withWholePage()
      const closed = `${html.slice(0, html.indexOf('Recursos próprios'))}</p></form></body></html>`
      expect(await read(db, closed, days(1))).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('cortada'),
      })
      expect(await shown(db)).toMatchObject({ fgts: true })
    })
  })

  it('a whole page says no longer what it leaves out', async () => {
    const db = await withWholePage()
    expect(
      await read(db, createBankPage({ ...sale, payment: ['Recursos próprios.'] }), days(1)),
    ).toMatchObject({
      whole: true,
    })
    expect(await shown(db)).toMatchObject({ fgts: false })
  })

  describe('a list between a whole page and one that came cut', () => {
    const take = (db: Database, date: string, row: Partial<Listing>) =>
      importList(
        db,
        listFile(date, [{ id, ...row }], { financing: true }),
        { file: 'lista.csv', source: 'caixa', partial: false, force: true, date: null },
        () => days(9),
      )

    it('counts before what the first one said and the second one does not', async () => {
      const db = await withWholePage()
      await take(db, '2026-11-22', { auctionType: 'Venda Online', financing: true })
      await read(db, without('<p><strong>REGRAS PARA', '<a href="javascript:regras'), days(3))
      await read(db, text, days(4))
      expect(await shown(db)).toMatchObject({ financing: true, fgts: true, debtsStated: true })
    })

    it('ends the sale of the first one where the second one names none', async () => {
      const auction = ['Leilão SFI', 'Data do 1º Leilão - 13/12/2026 - 10h00']
      const db = await withWholePage()
      await read(db, createBankPage({ ...sale, sale: auction }), days(1))
      await take(db, '2026-11-22', { auctionType: 'Venda Online', financing: null })
      await read(db, text.replace('Venda Online\n', ''), days(3))
      expect(await shown(db)).toMatchObject({
        modality: 'venda-online',
        firstAuctionAt: null,
        fgts: null,
        price: 118_000_00,
        legalNotes: 'Existe penhora.',
      })
    })
  })

  it('of another edital, takes no date and no condition from the page before', async () => {
    const auction = (edital: string, ...more: string[]) =>
      createBankPage({ ...sale, sale: ['Leilão SFI', `Edital: ${edital}/0226 - CPA/RE`, ...more] })
    const db = await withWholePage()
    await read(
      db,
      auction('0029', 'Leiloeiro(a): MARIA INVENTADA', 'Data do 1º Leilão - 13/12/2026 - 10h00'),
      days(1),
    )
    expect(await shown(db)).toMatchObject({ auctioneer: 'MARIA INVENTADA' })
    const cut = auction('0050').replace(/<p><strong>FORMAS DE[\s\S]*(?=<a href="javascript:regras)/, '')
    expect(await read(db, cut, days(2))).toMatchObject({ whole: false })
    expect(await shown(db)).toMatchObject({
      firstAuctionAt: null,
      auctioneer: null,
      fgts: null,
      debtsStated: false,
      editalUrl: expect.stringContaining('0050'),
    })
  })

  it('keeps the countdown that it shows, and no condition of the sale that ended before', async () => {
    const counting = (page: string, left: string) =>
      page.replace('Endereço:', `Tempo restante na Venda Online: ${left}\nEndereço:`)
    const whole = `${text} Permite utilização de FGTS.
REGRAS PARA PAGAMENTO DAS DESPESAS (caso existam):
Condomínio: Sob responsabilidade do comprador.
Tributos: Sob responsabilidade do comprador.
Regras da Venda Online`
    const db = await withWholePage()
    expect(await read(db, counting(whole, '2 dias 0 horas 0 minutos 0 segundos'), days(1))).toMatchObject({
      whole: true,
    })
    expect(await shown(db)).toMatchObject({ firstAuctionAt: '2026-11-23T09:00:00-03:00', fgts: true })
    const cut = counting(text, '1 dia 0 horas 0 minutos 0 segundos')
    expect(await read(db, cut, days(6))).toMatchObject({ whole: false })
    expect(await shown(db)).toMatchObject({ firstAuctionAt: '2026-11-27T09:00:00-03:00', fgts: null })
    const again = counting(text, '0 dias 12 horas 0 minutos 0 segundos')
    expect(await read(db, again, days(6.5))).toMatchObject({ change: 'same' })
  })
})
