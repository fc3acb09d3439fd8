import { expect, it } from 'vitest'
import { bankPageUrl, bankPhotoUrl } from './bank-addresses.ts'

it.each([
  ['10286344', 1, 'https://venda-imoveis.caixa.gov.br/fotos/F000001028634421.jpg'],
  ['8555535288517', 1, 'https://venda-imoveis.caixa.gov.br/fotos/F855553528851721.jpg'],
  ['8555535288517', 3, 'https://venda-imoveis.caixa.gov.br/fotos/F855553528851723.jpg'],
])('builds the photo address of %s, %i', (id, n, url) => {
  expect(bankPhotoUrl(id, n)).toBe(url)
})

it("builds the address of a property's bank page", () => {
  expect(bankPageUrl('10286344')).toBe(
    'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=10286344',
  )
})
