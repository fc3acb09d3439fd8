import { expect, it } from 'vitest'
import { bankPageUrl, bankPhotoFile } from './bank-addresses.ts'

it.each([
  ['10286344', 1, 'F000001028634421.jpg'],
  ['8555535288517', 1, 'F855553528851721.jpg'],
  ['8555535288517', 3, 'F855553528851723.jpg'],
])('names the photo file of %s, %i', (id, n, file) => {
  expect(bankPhotoFile(id, n)).toBe(file)
})

it("builds the address of a property's bank page", () => {
  expect(bankPageUrl('10286344')).toBe(
    'https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=10286344',
  )
})
