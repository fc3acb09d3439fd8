import { toDate, toDayNumber } from '#domain/calendar-date.ts'

const header =
  'logradouro;numero;complemento;valor_avaliacao;bairro;cidade;uf;area_construida;data_transacao;tipo_imovel;sfh'
const firstDay = toDayNumber('2024-01-01')
/** Flats of a building of a generated file. */
const flatsPerBuilding = 10

/**
 * Writes a file in Recife's layout: ten flats each of the buildings Rua Exemplo 10, 11, …, sold within 600 days from 2024-01-01,
 * two months from one to the next; 60 m², each at about R$ 200,000.
 */
export function paidFile(
  rows: number,
  { city = () => 'Recife' }: { city?: (row: number) => string } = {},
): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const building = 10 + Math.floor(row / flatsPerBuilding)
    const value = 195_000 + ((row * 7_919) % 10_000)
    return `Rua Exemplo;${building};apto ${101 + (row % flatsPerBuilding)};${value},00;Centro;${city(row)};PE;60,0;${toDate(firstDay + ((row * 61) % 600))};Apartamento;0,00`
  })
  return `${[header, ...lines].join('\n')}\n`
}
