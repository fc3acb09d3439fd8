import { highReturnBounds } from '../judgement/judged-return.ts'
import { curatedListNames } from './curated-lists.ts'
import { type Criteria, emptyCriteria } from './search-criteria.ts'

/** Ready-made searches, in the order of the menu. They are criteria, which any filter and order can refine. */
export const searchPresets = ['roi', 'rung', 'ending', 'premium', 'discount'] as const
export type SearchPreset = (typeof searchPresets)[number]

export const searchPresetNames: Record<SearchPreset, string> = {
  ...curatedListNames,
  rung: 'Desceu um degrau',
}

/** A preset sets no lists. */
type PresetFilters = Partial<{
  [Name in keyof Criteria as null extends Criteria[Name] ? Name : never]: Criteria[Name]
}>

const presets: Record<SearchPreset, { filters: PresetFilters; sort: Criteria['sort'] }> = {
  roi: {
    filters: { minNetRoi: highReturnBounds.base, minReturn: highReturnBounds.low, unexplained: false },
    sort: 'relevance',
  },
  rung: { filters: { rung: 1, cutWithin: 7 }, sort: 'relevance' },
  ending: { filters: { list: 'ending' }, sort: 'auction' },
  premium: { filters: { list: 'premium' }, sort: 'relevance' },
  discount: { filters: { minDiscount: 50 }, sort: '-discount' },
}

const filterNames = (preset: SearchPreset) => Object.keys(presets[preset].filters) as (keyof PresetFilters)[]

/** Returns the first preset all of whose filters the criteria hold; `null` for none. */
export const findSearchPreset = (criteria: Criteria): SearchPreset | null =>
  searchPresets.find(preset =>
    filterNames(preset).every(name => criteria[name] === presets[preset].filters[name]),
  ) ?? null

/** Returns the filters and the order that a preset sets. */
export const presetCriteria = (preset: SearchPreset): Partial<Criteria> => ({
  ...presets[preset].filters,
  sort: presets[preset].sort,
})

/** Returns the criteria with another preset, or with none; the criteria of the previous preset are removed. */
export function changeSearchPreset(criteria: Criteria, preset: SearchPreset | null): Criteria {
  const before = findSearchPreset(criteria)
  const withoutList: Criteria = { ...criteria, list: null }
  if (before !== null) {
    const { filters, sort } = presets[before]
    for (const name of filterNames(before)) if (criteria[name] === filters[name]) withoutList[name] = null
    if (sort === criteria.sort) withoutList.sort = emptyCriteria.sort
  }
  return preset === null ? withoutList : { ...withoutList, ...presetCriteria(preset) }
}
