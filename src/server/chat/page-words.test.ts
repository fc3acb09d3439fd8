import { beforeAll, describe, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { chatOn } from '#test/support/chat.ts'
import { anyEngine } from '#test/support/database.ts'
import { caseNumber, type PageCase, readCasePage } from '#test/support/page-cases.ts'
import { storePage } from '../catalogue/details/detail-store.ts'

const now = new Date('2026-11-28T12:00:00-03:00')

anyEngine(engine => {
  describe('questions that the page of a property answers itself', () => {
    let maria: Awaited<ReturnType<ReturnType<typeof chatOn>['somebody']>>
    beforeAll(async () => {
      const db = await engine.fresh()
      const seed = (name: PageCase) =>
        createListing({ id: caseNumber(name), price: 211_000_00, listDate: '2026-11-12' })
      await seedCatalogue(db, [
        seed('D04'),
        seed('D05'),
        createListing({ id: '7', modality: 'venda-direta' }),
      ])
      for (const name of ['D04', 'D05'] as const)
        await storePage(db, readCasePage(name), { readAt: new Date('2026-11-13T12:00:00-03:00'), now })
      maria = await chatOn(db, { now: () => now }).somebody()
    })
    const answer = async (message: string, propertyId: string) =>
      (await maria.answered({ message, propertyId })).message.content

    it('D04: the minimum bid of the second auction, with both dates', async () => {
      const content = await answer('Quanto é o lance mínimo no 2º leilão?', caseNumber('D04'))
      expect(content).toMatch(/\*\*R\$\s160\.000\*\*, em 5 dez\. 2026, 10h00/)
      expect(content).toMatch(/1º leilão \(20 nov\. 2026, 10h00\) é \*\*R\$\s211\.000\*\*/)
      expect(content).toContain('página da Caixa deste imóvel, lida em 13 nov. 2026')
    })

    it('D04: who pays the condomínio owed is what this page says', async () => {
      const content = await answer('Quem paga o condomínio atrasado?', caseNumber('D04'))
      expect(content).toContain('Condomínio: é **todo seu, sem limite**')
      expect(content).toContain('“Sob responsabilidade do comprador.”')
      expect(content).not.toMatch(/10 ?%|Tributos/)
    })

    it("D05: a penhora is the page's own warning", async () => {
      expect(await answer('Tem penhora?', caseNumber('D05'))).toContain(
        '“Imóvel com gravame/penhora/indisponibilidade averbada na matrícula. Regularização por conta do adquirente.”',
      )
    })

    it('of a property whose page was not read the general rule is said, as before', async () => {
      expect(await answer('Quem paga o condomínio atrasado?', '7')).not.toContain(
        'página da Caixa deste imóvel',
      )
    })

    it('a question about auctions in general is not answered by the page', async () => {
      const content = await answer('Como funciona o 2º leilão?', caseNumber('D04'))
      expect(content).not.toContain('160.000')
    })
  })
})
