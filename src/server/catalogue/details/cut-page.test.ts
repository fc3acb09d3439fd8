import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { createBankPage, type InventedPage } from '#test/support/bank-page.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
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
})
