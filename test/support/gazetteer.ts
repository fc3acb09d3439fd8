import { readFileSync } from 'node:fs'
import { readList } from '#domain/caixa/list-reader.ts'
import {
  type GazetteerCity,
  type Gazetteer,
  buildGazetteer,
  type GazetteerNeighborhood,
  type PlaceNames,
} from '#domain/search/sentence/gazetteer.ts'
import { states, type Uf } from '#domain/states.ts'
import { foldText } from '#domain/fold-text.ts'
import { listMunicipalities } from '#server/geo/municipalities.ts'
import { nationalLists } from './national-lists.ts'

const known: Record<string, string> = {
  'SP/São Paulo':
    'Centro, Mooca, Tatuapé, Itaim Bibi, Santo Amaro, Pinheiros, Vila Mariana, Jardim Paulista, Casa Verde, Sé, Consolação',
  'SP/Santos': 'Centro, Gonzaga, Boqueirão, Ponta da Praia',
  'SP/Campinas': 'Centro, Cambuí, Taquaral, Barão Geraldo',
  'RJ/Rio de Janeiro':
    'Centro, Copacabana, Barra da Tijuca, Tijuca, Campo Grande, Santa Cruz, Recreio dos Bandeirantes, Leme, Méier',
  'RJ/Niterói': 'Centro, Icaraí',
  'MG/Belo Horizonte': 'Centro, Savassi, Buritis, Pampulha',
  'PR/Curitiba': 'Centro, Água Verde, Batel, Boqueirão, Portão',
  'GO/Goiânia': 'Setor Central, Setor Bueno, Jardim Goiás, Campinas, Setor Oeste',
  'GO/Aparecida de Goiânia': 'Centro, Jardim Tiradentes',
  'PE/Recife': 'Boa Viagem, Casa Amarela, Boa Vista',
  'BA/Salvador': 'Pituba, Barra, Itapuã, Cajazeiras, Rio Vermelho',
  'CE/Fortaleza': 'Centro, Aldeota, Meireles, Messejana',
  'RN/Natal': 'Ponta Negra, Lagoa Nova, Pajuçara',
  'AM/Manaus': 'Ponta Negra, Tarumã',
  'AL/Maceió': 'Ponta Verde, Cidade Universitária, Tabuleiro dos Martins',
  'GO/Luziânia': 'Jardim do Ingá',
  'GO/Águas Lindas de Goiás': '',
  'GO/Valparaíso de Goiás': '',
  'PA/Ananindeua': 'Águas Lindas',
  'RJ/Duque de Caxias': '',
  'RJ/Itaboraí': 'Novo Horizonte (Manilha)',
  'SE/Propriá': '',
  'SP/Poá': '',
  'SP/Matão': '',
  'SC/Gaspar': '',
  'MG/Areado': '',
  'DF/Brasília': 'Asa Norte, Asa Sul, Samambaia',
  'RS/Porto Alegre': 'Moinhos de Vento, Menino Deus, Rubem Berta',
  'RS/Portão': '',
  'MS/Campo Grande': '',
  'RR/Boa Vista': '',
  'PB/Cajazeiras': '',
  'RN/Santa Cruz': '',
  'SP/Leme': '',
}

/** Returns cities and neighborhoods with listings (a handful, at most 20 each), and every municipality with none. */
export function knownPlaces(): PlaceNames {
  const cities: GazetteerCity[] = states.flatMap(({ uf }) =>
    listMunicipalities(uf).map(({ name }) => ({ key: foldText(name), state: uf, total: 0 })),
  )
  const neighborhoods: GazetteerNeighborhood[] = []
  for (const [place, names] of Object.entries(known)) {
    const [state, city] = place.split('/') as [Uf, string]
    cities.push({ key: foldText(city), state, total: 20 })
    for (const name of names.split(', ').filter(Boolean))
      neighborhoods.push({ key: foldText(name), cityKey: foldText(city), state, total: 5 })
  }
  return { cities, neighborhoods }
}

/** Builds the gazetteer of the places that the tests know. */
export const knownGazetteer = (): Gazetteer => buildGazetteer(knownPlaces())

/** Returns the places of the real national lists, with every municipality; `null` without the real lists. */
export function nationalPlaces(): PlaceNames | null {
  const files = nationalLists()
  if (files.length === 0) return null
  const cities = new Map<string, GazetteerCity>()
  const neighborhoods = new Map<string, GazetteerNeighborhood>()
  const countCity = (key: string, state: Uf, more: number) => {
    const city = cities.get(`${state}/${key}`)
    if (city) city.total += more
    else cities.set(`${state}/${key}`, { key, state, total: more })
  }
  for (const { uf } of states) for (const { name } of listMunicipalities(uf)) countCity(foldText(name), uf, 0)
  for (const file of files) {
    const list = readList(new TextDecoder('windows-1252').decode(readFileSync(file)))
    if (list.kind !== 'list') throw new Error(`No list: ${file}`)
    for (const entry of list.entries) {
      if (!('listing' in entry)) continue
      const { state, city, neighborhood } = entry.listing
      const cityKey = foldText(city)
      countCity(cityKey, state, 1)
      const key = foldText(neighborhood)
      const id = `${state}/${cityKey}/${key}`
      const found = neighborhoods.get(id)
      if (found) found.total += 1
      else if (key !== '') neighborhoods.set(id, { key, cityKey, state, total: 1 })
    }
  }
  return { cities: [...cities.values()], neighborhoods: [...neighborhoods.values()] }
}
