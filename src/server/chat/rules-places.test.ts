import { beforeAll, describe, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { chatOn } from '#test/support/chat.ts'
import { anyEngine } from '#test/support/database.ts'

anyEngine(engine => {
  let maria: Awaited<ReturnType<ReturnType<typeof chatOn>['somebody']>>

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [
      createListing({ id: '20', city: 'BONITO', state: 'MS' }),
      createListing({ id: '21', city: 'BONITO', state: 'PE' }),
      createListing({ id: '22', city: 'BONITO', state: 'PE' }),
      createListing({ id: '23', city: 'RIO BONITO', state: 'PE', price: 1_000_00 }),
      createListing({ id: '24', city: 'CATALAO', state: 'GO', category: 'terreno' }),
      createListing({ id: '25', city: 'CEILANDIA', state: 'DF', neighborhood: 'SETOR O' }),
      createListing({ id: '26', city: 'BRASILIA', state: 'DF' }),
      createListing({ id: '27', city: 'TAGUATINGA', state: 'DF' }),
      createListing({ id: '28', city: 'TAGUATINGA', state: 'TO' }),
      createListing({ id: '8444411707729', city: 'NATAL', state: 'RN', financing: true }),
      createListing({ id: '8444411707730', city: 'NATAL', state: 'RN', gone: true }),
    ])
    maria = await chatOn(db, { now: () => new Date('2026-01-10T12:00:00Z') }).somebody()
  })

  describe('a place in a question', () => {
    it('is the named city, not another city whose name contains it', async () => {
      const { message } = await maria.answered({ message: 'apartamentos em Bonito, PE' })
      expect(message.results).toMatchObject({ total: 2, filters: { state: 'PE', city: 'BONITO' } })
      expect(message.results?.items.map(({ id }) => id).sort()).toEqual(['21', '22'])
      expect(message.content).toMatch(/^Encontrei \*\*2 apartamentos\*\* em Bonito, PE\./)
      const again = await maria.answered({ message: 'x', filters: message.results?.filters ?? {} })
      expect(again.message.results).toMatchObject({ total: 2, asked: { city: 'BONITO' } })
    })

    it.each([
      ['apartamentos em Ceilândia DF', ['25']],
      ['apartamentos em Ceilândia', ['25']],
      ['apartamentos no Setor O, Ceilândia', ['25']],
      ['apartamentos em Brasília', ['25', '26', '27']],
      ['apartamentos em Taguatinga TO', ['28']],
      ['apartamentos em Taguatinga DF', ['27']],
      ['apartamentos em Taguatinga', ['27', '28']],
    ])('%j is the municipality, or what the list calls so', async (question, expected) => {
      const { message } = await maria.answered({ message: question })
      expect(message.results?.items.map(({ id }) => id).sort()).toEqual(expected)
    })

    it('is named in the answer with its official spelling', async () => {
      const { message } = await maria.answered({ message: 'terreno em catalao' })
      expect(message.content).toMatch(/^Encontrei \*\*1 terreno\*\* em Catalão, GO\./)
    })
  })

  describe('a listing’s number', () => {
    it('returns that listing', async () => {
      const { message } = await maria.answered({ message: 'imóvel 8444411707729 aceita financiamento?' })
      expect(message.content).toMatch(/Natal, RN.*Sim, /s)
      expect(message.results?.items.map(({ id }) => id)).toEqual(['8444411707729'])
    })

    it('of a listing that has left the bank list is answered with that fact', async () => {
      const { message } = await maria.answered({ message: '8444411707730' })
      expect(message.content).toMatch(/^Este imóvel está \*\*fora da lista desde /)
    })
  })
})
