import { describe, expect, it } from 'vitest'
import { fakeModel, replyAfterCalls, firstModelListing } from '#test/support/faked-model.ts'
import { anyEngine } from '#test/support/database.ts'

anyEngine(engine => {
  describe('a model that calls tools', () => {
    const asked = fakeModel(engine)

    it.each<[string, object, string | RegExp]>([
      ['search_properties', { city: 'Campinas', limit: 1 }, '"total":2'],
      ['search_properties', { category: 'apartamento', minDiscount: 30 }, '"total":1'],
      ['search_properties', { near: 'Campinas,SP', within: 10, notModality: ['licitacao'] }, '"total":2'],
      ['search_properties', { region: ['sul'], interior: true, orUnknown: ['fgts'] }, '"total":0'],
      ['search_properties', { near: 'Lugar Nenhum' }, '"campos":{"near"'],
      ['search_properties', { minPrice: 'caro', city: 'Campinas' }, '"campos":{"minPrice"'],
      ['search_properties', { cidade: 'Campinas' }, '"cidade":"Não há um filtro com este nome."'],
      [
        'search_properties',
        { maxprice: 90_000 },
        '"maxprice":"Não há um filtro com este nome; há maxPrice."',
      ],
      ['property_detail', { id: firstModelListing.id }, /"preco":150000.*"veredito":".*"nota":/],
      [
        'property_detail',
        { id: firstModelListing.id },
        /"retorno":\{"roi_liquido":"ROI líquido −?\d+% · de −?\d+% a −?\d+%, pela avaliação, que erra até 25%".*"meta_de_roi":"15%","meta_da_pessoa":false/,
      ],
      ['property_detail', { id: firstModelListing.id }, /"conhecido":"\d+%","falta_saber":\["ocupação: /],
      // Its list is older than the horizon of the odds.
      ['property_detail', { id: firstModelListing.id }, /"espera":null/],
      ['property_detail', { id: 'abc' }, 'Nenhum imóvel'],
      ['property_detail', {}, '"campos":{"id"'],
      ['region', { uf: 'SP', city: 'campinas', type: 'apartamento' }, '"imoveis":2,"preco_medio":120000'],
      ['region', { uf: 'XX', city: 'campinas' }, '"campos":{"uf"'],
      ['region', { uf: 'SP', city: 'campinas', type: 'navio' }, '"campos":{"type"'],
      [
        'costs',
        { id: firstModelListing.id, bid: 140_000 },
        /"lance":140000.*"lucro_liquido":.*"retorno_pelo_preco_da_lista":\{"roi_liquido":"ROI líquido/,
      ],
      ['costs', { id: firstModelListing.id, bid: -1 }, '"campos":{"bid"'],
      ['costs', { id: '999999' }, 'Nenhum imóvel'],
      ['knowledge', { question: 'E se houver empate?' }, /mais antiga.*"fonte":"Regras/],
      ['knowledge', { question: 'xyz' }, 'Diga que não sabe'],
      ['show_properties', { ids: 'todos' }, '"campos":{"ids"'],
    ])('gets an answer from %s for %j', async (name, args, expected) => {
      asked.script = replyAfterCalls([{ name, arguments: args }])
      expect((await asked.ask(asked.model())).content).toBe('Pronto.')
      const output = asked.output(1)
      if (typeof expected === 'string') expect(output).toContain(expected)
      else expect(output).toMatch(expected)
    })

    it.each([
      ['a tool that there is not', { name: 'delete_everything', arguments: {} }, 'delete_everything'],
      [
        'arguments that are no JSON',
        { name: 'search_properties', arguments: '{"city": [' },
        'search_properties',
      ],
    ])('continues after %s', async (_, call, expected) => {
      asked.script = replyAfterCalls([call])
      expect(await asked.ask(asked.model())).toMatchObject({ content: 'Pronto.', results: null })
      expect(asked.server.asked[1]?.body.messages.at(-1)?.role).toBe('tool')
      expect(asked.output(1)).toContain(expected)
    })
  })
})
