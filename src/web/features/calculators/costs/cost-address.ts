import { calculatorLimits as limits } from '#domain/calculators/calculator-limits.ts'
import { modalities } from '#domain/property/listing.ts'
import { isUf } from '#domain/states.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { pagePaths } from '#contract/page-paths.ts'
import {
  createFieldCodec,
  type NumberFieldCodec,
  type StateCodec,
  readText,
  writeSubjectParameter,
} from '../state-codec.ts'
import { type CostForm, placeCosts, type PlaceNumber } from './cost-form.ts'
import { reformByArea, reformPerM2 } from './reform-cost.ts'

export type CostNumber = Exclude<keyof CostForm, 'modality' | 'reformByArea' | 'place'>

const placeNumbers = Object.keys(placeCosts) as PlaceNumber[]

/** The value in the address for a percentage by the tables of the place. */
const byTable = 'tabela'

const money = (name: string): NumberFieldCodec => ({ name, limits: limits.money, decimals: 2 })
const monthly = (name: string): NumberFieldCodec => ({ name, limits: limits.monthlyMoney, decimals: 2 })
const percent = (name: string, decimals = 4): NumberFieldCodec => ({ name, limits: limits.percent, decimals })
/** A month of the investment, at most that of the sale. */
const month = (name: string): NumberFieldCodec => ({ name, limits: [0, limits.months[1]], decimals: 0 })

/** The limits of each number and its name in the address. */
export const costFields: Record<CostNumber, NumberFieldCodec> = {
  bid: money('lance'),
  commissionPercent: percent('comissao'),
  itbiPercent: percent('itbi'),
  deedPercent: percent('escritura'),
  registryPercent: percent('registro'),
  condoDebt: money('condominio'),
  taxDebt: money('iptu'),
  evictionCost: money('desocupacao'),
  evictionMonth: month('desocupacaoMes'),
  area: { name: 'area', limits: [0, 1_000_000], decimals: 4 },
  reformPerM2: { name: 'reformaM2', limits: [0, 1_000_000], decimals: 2 },
  reformTotal: money('reforma'),
  reformMonth: month('reformaMes'),
  // Computed from a saved sum in reais: enough decimals to give the same centavos.
  documentedPercent: percent('notas', 12),
  monthlyHolding: monthly('mensal'),
  months: { name: 'meses', limits: limits.months, decimals: 0 },
  saleValue: money('venda'),
  brokeragePercent: percent('corretagem'),
  incomeTaxPercent: percent('ir'),
  desiredRoi: { name: 'roi', limits: limits.targetRoi, decimals: 2 },
  monthlyRent: monthly('aluguel'),
  cdi: { name: 'cdi', limits: [0, 1000], decimals: 4 },
}

const numbers = createFieldCodec(costFields)

/** The value in the address for an unknown modality. */
const anyModality = 'outra'

/**
 * Returns the form with its reform: by square metre when the address gives that, with the given sum when the two
 * agree.
 */
function reformOf(form: CostForm, typedNumbers: Partial<Record<CostNumber, number>>): CostForm {
  const [perM2, inOneSum] = [typedNumbers.reformPerM2 !== undefined, typedNumbers.reformTotal !== undefined]
  const next = { ...form, reformByArea: perM2 || (!inOneSum && form.reformByArea) }
  const stands =
    (inOneSum && reformPerM2(next) === next.reformPerM2) || !(perM2 || typedNumbers.area !== undefined)
  return stands || !next.reformByArea ? next : { ...next, reformTotal: reformByArea(next) }
}

/** Returns the percentages that the address leaves to the tables. */
const readTableNumbers = (parameters: QueryParameters): Partial<Record<PlaceNumber, null>> =>
  Object.fromEntries(
    placeNumbers
      .filter(key => readText(parameters, costFields[key].name) === byTable)
      .map(key => [key, null]),
  )

/** Reads the form from the parameters; missing or unreadable values come from `base`. */
function read(parameters: QueryParameters, base: CostForm): CostForm {
  const typedNumbers = numbers.read(parameters)
  const modality = readText(parameters, 'modalidade')
  const state = readText(parameters, 'uf') ?? ''
  const known = modalities.find(each => each === modality)
  const place = isUf(state) ? { state, city: readText(parameters, 'municipio') ?? '' } : base.place
  return reformOf(
    {
      ...base,
      ...typedNumbers,
      ...readTableNumbers(parameters),
      place,
      modality: known ?? (modality === anyModality ? null : base.modality),
    },
    typedNumbers,
  )
}

/**
 * Writes every field, so that the link keeps its meaning when defaults change; the price per square metre only when
 * the reform uses it.
 */
function write(form: CostForm, id: string | null): Record<string, string> {
  return {
    ...writeSubjectParameter(id),
    modalidade: form.modality ?? anyModality,
    ...(form.place.state !== null && { uf: form.place.state, municipio: form.place.city }),
    ...Object.fromEntries(
      placeNumbers.filter(key => form[key] === null).map(key => [costFields[key].name, byTable]),
    ),
    ...numbers.write(form.reformByArea ? form : { ...form, area: null, reformPerM2: null }),
  }
}

/** Creates the codec of a sheet in the address; `base` gives the missing values. */
export const costCodec = (base: CostForm, id: string | null): StateCodec<CostForm> => ({
  read: parameters => read(parameters, base),
  write: form => write(form, id),
})

/** Whether a link holds the whole sheet, so that no default is used. */
export function isWholeSheetInAddress(parameters: QueryParameters): boolean {
  const { area = 0, reformPerM2 = 0, ...typedNumbers } = numbers.read(parameters)
  const others = Object.keys(costFields).length - Object.keys({ area, reformPerM2 }).length
  const given = Object.keys({ ...typedNumbers, ...readTableNumbers(parameters) }).length
  return readText(parameters, 'modalidade') !== undefined && given === others
}

/** Returns the target that a link carries, in percent; `null` without one. */
export const readLinkTarget = (parameters: QueryParameters): number | null =>
  numbers.read(parameters).desiredRoi ?? null

/** Returns the path and query that restore this sheet, without the site's origin. */
export const costSheetPath = (form: CostForm, id: string | null): string =>
  `${pagePaths.costs}?${writeQueryString(write(form, id))}`
