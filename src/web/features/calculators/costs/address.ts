import { calculatorLimits as limits } from '#domain/calculators/limits.ts'
import { type Modality, modalities } from '#domain/property/property.ts'
import type { Parameters } from '#domain/search/criteria.ts'
import { writeQuery } from '#domain/search/query.ts'
import { pagePaths } from '#contract/pages.ts'
import type { StateCodec } from '../shared-state.ts'
import type { CostForm } from './form.ts'

type Numbers = Exclude<keyof CostForm, 'modality' | 'reformByArea'>
type Limits = readonly [least: number, most: number]

/** A month of the work, up to that of the sale. */
const month: Limits = [0, limits.months[1]]

/** What a number may be, and its name in the address. */
export const fields: Record<Numbers, { name: string; limits: Limits; kind: 'reais' | 'number' | 'whole' }> = {
  bid: { name: 'lance', limits: [0.01, limits.money[1]], kind: 'reais' },
  commissionPercent: { name: 'comissao', limits: limits.percent, kind: 'number' },
  itbiPercent: { name: 'itbi', limits: limits.percent, kind: 'number' },
  deedPercent: { name: 'escritura', limits: limits.percent, kind: 'number' },
  registryPercent: { name: 'registro', limits: limits.percent, kind: 'number' },
  condoDebt: { name: 'condominio', limits: limits.money, kind: 'reais' },
  taxDebt: { name: 'iptu', limits: limits.money, kind: 'reais' },
  evictionCost: { name: 'desocupacao', limits: limits.money, kind: 'reais' },
  evictionMonth: { name: 'desocupacaoMes', limits: month, kind: 'whole' },
  area: { name: 'area', limits: [0.01, 1_000_000], kind: 'number' },
  reformPerM2: { name: 'reformaM2', limits: [0, 1_000_000], kind: 'reais' },
  reformTotal: { name: 'reforma', limits: limits.money, kind: 'reais' },
  reformMonth: { name: 'reformaMes', limits: month, kind: 'whole' },
  documentedPercent: { name: 'notas', limits: limits.percent, kind: 'number' },
  monthlyHolding: { name: 'mensal', limits: limits.money, kind: 'reais' },
  months: { name: 'meses', limits: limits.months, kind: 'whole' },
  saleValue: { name: 'venda', limits: [0.01, limits.money[1]], kind: 'reais' },
  brokeragePercent: { name: 'corretagem', limits: limits.percent, kind: 'number' },
  incomeTaxPercent: { name: 'ir', limits: limits.percent, kind: 'number' },
  desiredRoi: { name: 'roi', limits: limits.desiredRoi, kind: 'number' },
  monthlyRent: { name: 'aluguel', limits: limits.money, kind: 'reais' },
  cdi: { name: 'cdi', limits: [0, 1000], kind: 'number' },
}

/** How the address says that no modality is chosen. */
const anyModality = 'outra'

const names = Object.keys(fields) as Numbers[]

/** Whether the address says anything of a sheet, beyond whose it is. */
export const saysSheet = (parameters: Parameters): boolean =>
  names.some(key => typeof parameters[fields[key].name] === 'string') ||
  typeof parameters.modalidade === 'string'

function numberOf(text: Parameters[string], { limits: [least, most], kind }: (typeof fields)[Numbers]) {
  if (typeof text !== 'string' || !/^\d{1,13}(?:\.\d{1,20})?$/.test(text)) return null
  const value = Math.min(most, Math.max(least, Number(text)))
  return kind === 'whole' ? Math.round(value) : kind === 'reais' ? Math.round(value * 100) / 100 : value
}

function modalityOf(text: Parameters[string]): Modality | null | undefined {
  if (text === anyModality) return null
  return modalities.find(modality => modality === text)
}

/** Parameters → form; what is missing or unreadable is as in `base`. */
function read(parameters: Parameters, base: CostForm): CostForm {
  const form = { ...base }
  for (const key of names) form[key] = numberOf(parameters[fields[key].name], fields[key]) ?? form[key]
  const modality = modalityOf(parameters.modalidade)
  if (modality !== undefined) form.modality = modality
  if (typeof parameters.reforma === 'string') form.reformByArea = false
  if (typeof parameters.reformaM2 === 'string') form.reformByArea = true
  return form
}

/** Every field, so that the link says the same tomorrow; of the two ways to reckon the reform the chosen one. */
function write(form: CostForm, id: string | null): Record<string, string> {
  const left: readonly Numbers[] = form.reformByArea ? ['reformTotal'] : ['area', 'reformPerM2']
  return {
    ...(id === null ? {} : { imovel: id }),
    modalidade: form.modality ?? anyModality,
    ...Object.fromEntries(
      names.filter(key => !left.includes(key)).map(key => [fields[key].name, String(form[key])]),
    ),
  }
}

/** How a sheet lives in the address; `base` is what it begins with. */
export const costCodec = (base: CostForm, id: string | null): StateCodec<CostForm> => ({
  read: parameters => read(parameters, base),
  write: form => write(form, id),
})

/** The address that brings this very sheet back, without the site's own. */
export const sheetPath = (form: CostForm, id: string | null): string =>
  `${pagePaths.costs}?${writeQuery(write(form, id))}`
