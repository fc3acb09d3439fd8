import { formatCentavos, decimalFormat } from '../format-figures.ts'
import { formatShortDate } from '../format-date.ts'
import { toBrasiliaIso } from '../brasilia-time.ts'
import {
  type DatedBankPage,
  type DatedListFacts,
  findPageWord,
  mergeFacts,
  type SharedFacts,
  type SharedField,
  sharedFields,
} from './merge-facts.ts'
import { typeNames } from './listing-description.ts'

type Describe<Field extends SharedField> = (value: NonNullable<SharedFacts[Field]>) => string
const plural = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`
const squareMetres = (name: string) => (area: number) => `${name} de ${decimalFormat(area)} m²`

/** How a sentence states each fact: `a lista diz {…}`. */
const describers: { [Field in SharedField]: Describe<Field> } = {
  price: value => `preço de ${formatCentavos(value)}`,
  evaluation: value => `avaliação de ${formatCentavos(value)}`,
  sale: ({ label }) => `“${label}”`,
  financing: accepted => (accepted ? 'que aceita financiamento' : 'que não aceita financiamento'),
  category: category => typeNames[category].toLowerCase(),
  rooms: plural('quarto', 'quartos'),
  bathrooms: plural('banheiro', 'banheiros'),
  kitchen: plural('cozinha', 'cozinhas'),
  garage: plural('vaga', 'vagas'),
  totalArea: squareMetres('área total'),
  privateArea: squareMetres('área privativa'),
  landArea: squareMetres('terreno'),
}

/** Where one fact comes from, for people. */
export interface FactSource {
  field: SharedField
  /** Which side counts. */
  counts: 'list' | 'page'
  /** Day of that side's word, `YYYY-MM-DD`. */
  on: string
  /** What each side says, in words; `null` = nothing. */
  list: string | null
  page: string | null
  /** Where they contradict each other, the sentence that says so. */
  conflict: string | null
}

/** Tells of every fact that list or page state which side counts and since when, and what contradicts it. */
export function describeFactSources(list: DatedListFacts, read: DatedBankPage): FactSource[] {
  const merged = mergeFacts(list, read)
  return sharedFields.flatMap((field): FactSource[] => {
    const fact = merged[field]
    if (fact.counts === null) return []
    const pageDay = toBrasiliaIso(Date.parse(findPageWord(field, read).at)).slice(0, 10)
    const describe = describers[field] as (value: unknown) => string
    const described = {
      list: fact.list === null ? null : describe(fact.list),
      page: fact.page === null ? null : describe(fact.page),
    }
    const words = {
      list: `a lista de ${formatShortDate(list.on)} diz ${described.list}`,
      page: `a página de ${formatShortDate(pageDay)} diz ${described.page}`,
    }
    const conflict = `${words.list}, ${words.page}; vale ${fact.counts === 'page' ? 'a página' : 'a lista'}, que é mais nova.`
    return [
      {
        field,
        counts: fact.counts,
        on: fact.counts === 'page' ? pageDay : list.on,
        ...described,
        conflict: fact.conflict ? conflict.charAt(0).toUpperCase() + conflict.slice(1) : null,
      },
    ]
  })
}
