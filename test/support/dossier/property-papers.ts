import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Property } from '#contract/property-schemas.ts'
import { formatDecimal } from '#domain/format-figures.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { states } from '#domain/states.ts'

const invented = join(import.meta.dirname, '../title-records/42-apto-caixa-penhora-remanesce.txt')

/**
 * Writes an invented matrícula as that of a flat: in its city and street, with a private area that is 9 m² smaller, and a
 * penhora in force.
 */
export async function writeTitleRecordOf(property: Property): Promise<string> {
  const city = formatPlaceName(property.city)
  const state = states.find(({ uf }) => uf === property.state)?.name ?? property.state
  const [street = '', number = '1'] = property.address.split(/,? *(?:N\.?|n\.?º?) *(?=\d)|, *(?=\d)/)
  const area = (property.privateArea ?? property.totalArea ?? 70) - 9
  return (await readFile(invented, 'utf8'))
    .replaceAll('COLATINÓPOLIS', city.toUpperCase())
    .replaceAll('ESPÍRITO SANTO', state.toUpperCase())
    .replaceAll('Colatinópolis-ES', `${city}-${property.state}`)
    .replaceAll('Colatinópolis', city)
    .replace('Rua Professora Olga Tamanini', formatPlaceName(street))
    .replace('n.º 88', `n.º ${String(Number.parseInt(number, 10) || 1)}`)
    .replace('nesta cidade', `no município de ${city}, Estado de ${state}`)
    .replace('61,38 m2', `${formatDecimal(area, 2, 2)} m2`)
}

/** Rules of an edital that say who pays debts and that the home is empty. */
export const inventedEdital = [
  '2.3 O imóvel encontra-se desocupado.',
  '4.1 O pagamento do imóvel é somente à vista, em até 2 dias após a homologação.',
  '5.1 Os débitos de condomínio são de responsabilidade do arrematante, sem limite de valor.',
  '5.2 A CAIXA pagará os débitos de IPTU vencidos até a data da venda.',
  '9.1 O imóvel está livre e desembaraçado de quaisquer ônus.',
].join('\n')
