import { decimal, percentText, reaisText } from '../format.ts'
import { toReais } from '../money.ts'
import { displayName } from '../property/names.ts'
import type { Criteria } from '../search/criteria.ts'
import { inState } from '../states.ts'
import type { Relaxed } from './answer.ts'
import { listed, modalityNames, nounOf } from './words.ts'

/** `de R$ 100.000 a R$ 200.000`, `até …`, `a partir de …` */
function range(min: number | null, max: number | null, write: (value: number) => string): string {
  if (min !== null && max !== null) return `de ${write(min)} a ${write(max)}`
  return min === null ? `até ${write(max ?? 0)}` : `a partir de ${write(min)}`
}
const reais = (centavos: number): string => reaisText(toReais(centavos))
const squareMetres = (value: number): string => `${decimal(value)} m²`

/** What is set aside, by the field that stands for it. */
type Subject = Exclude<keyof Criteria, 'sort' | 'minArea' | 'minPrice'>

const subjectOf = (name: keyof Criteria): Subject | null => {
  if (name === 'minPrice') return 'maxPrice'
  if (name === 'minArea') return 'maxArea'
  return name === 'sort' ? null : name
}

/** Why nothing was found, of what the lists leave open as of what they say. */
const reasons: Record<Subject, (criteria: Criteria) => string> = {
  financing: ({ financing }) =>
    financing === false
      ? 'Todos aceitam financiamento, ou não informam.'
      : 'Em nenhum consta que aceita financiamento.',
  fgts: ({ fgts }) =>
    fgts === false ? 'Todos aceitam FGTS, ou não informam.' : 'Em nenhum consta que aceita FGTS.',
  occupancy: ({ occupancy }) =>
    `Em nenhum consta que está ${occupancy === 'occupied' ? 'ocupado' : 'desocupado'}.`,
  hasAuctionDate: ({ hasAuctionDate }) =>
    hasAuctionDate === false ? 'Todos têm data de leilão.' : 'Nenhum tem data de leilão informada.',
  minNetRoi: ({ minNetRoi }) => `Nenhum chega a ${percentText(minNetRoi ?? 0, 2)} de ROI líquido estimado.`,
  minDiscount: ({ minDiscount }) => `Nenhum tem desconto de ${percentText(minDiscount ?? 0, 2)} ou mais.`,
  modality: ({ modality }) =>
    `Nenhum está em ${listed(
      modality.map(one => modalityNames[one]),
      'ou',
    )}.`,
  minGarage: ({ minGarage }) =>
    minGarage === 1 ? 'Em nenhum consta vaga de garagem.' : `Em nenhum constam ${minGarage} vagas ou mais.`,
  minRooms: ({ minRooms }) =>
    minRooms === 1 ? 'Em nenhum constam quartos.' : `Em nenhum constam ${minRooms} quartos ou mais.`,
  text: ({ text }) => `Nenhum menciona “${text ?? ''}”.`,
  neighborhood: ({ neighborhood }) =>
    `Não há nada assim no bairro ${listed(neighborhood.map(displayName), 'ou')} agora.`,
  maxArea: ({ minArea, maxArea }) => `Nenhum tem ${range(minArea, maxArea, squareMetres)}.`,
  maxPrice: ({ minPrice, maxPrice }) => `Nenhum custa ${range(minPrice, maxPrice, reais)}.`,
  category: ({ category }) => `Não há ${nounOf(category).many} assim agora.`,
  city: ({ city, state }) =>
    `Não há nada assim em ${listed(city.map(displayName), 'ou')}${state.length === 1 ? `, ${state[0]}` : ''} agora.`,
  state: ({ state }) => `Não há nada assim ${listed(state.map(inState), 'ou')} agora.`,
}
const names: Record<Subject, string> = {
  financing: 'financiamento',
  fgts: 'FGTS',
  occupancy: 'ocupação',
  hasAuctionDate: 'data de leilão',
  minNetRoi: 'ROI líquido',
  minDiscount: 'desconto',
  modality: 'modalidade',
  minGarage: 'vagas',
  minRooms: 'quartos',
  text: 'palavras',
  neighborhood: 'bairro',
  maxArea: 'área',
  maxPrice: 'preço',
  category: 'tipo',
  city: 'cidade',
  state: 'estado',
}

/** What was set aside and why: `Nenhum tem desconto de 40% ou mais. Sem esse filtro`. */
export function setAside(asked: Criteria, relaxed: Relaxed): string {
  const subjects = [...new Set(relaxed.map(subjectOf))].filter(subject => subject !== null)
  // A neighbourhood goes with its city, a city with its state.
  const widest = subjects.filter(
    subject =>
      !(subject === 'neighborhood' && subjects.includes('city')) &&
      !(subject === 'city' && subjects.includes('state')),
  )
  const [only, ...others] = widest
  if (only !== undefined && others.length === 0) return `${reasons[only](asked)} Sem esse filtro`
  return `Não há nada com tudo o que você pediu. Sem ${listed(widest.map(subject => names[subject]))}`
}
