import type { Parameters } from '#domain/search/criteria.ts'
import type { StateCodec } from '../shared-state.ts'
import { type FinancingForm, type FinancingNumber, fields } from './form.ts'

const names = Object.keys(fields) as FinancingNumber[]

function numberOf(
  text: Parameters[string],
  { limits: [least, most], whole }: (typeof fields)[FinancingNumber],
) {
  if (typeof text !== 'string' || !/^-?\d{1,13}(?:\.\d{1,20})?$/.test(text)) return null
  const scale = whole ? 1 : 10_000
  return Math.min(most, Math.max(least, Math.round(Number(text) * scale) / scale))
}

function read(parameters: Parameters, base: FinancingForm): FinancingForm {
  const form = { ...base }
  for (const key of names) form[key] = numberOf(parameters[fields[key].name], fields[key]) ?? form[key]
  const { sistema } = parameters
  if (sistema === 'sac' || sistema === 'price') form.system = sistema
  return form
}

/** Whether an address fills in everything that a property would. */
export const saysAll = (parameters: Parameters): boolean =>
  (['marketValue', 'bid', 'initialExpenses'] as const).every(
    key => numberOf(parameters[fields[key].name], fields[key]) !== null,
  )

/** The property that an address names, by the bank's number; `null` = none. */
export const propertyIn = ({ imovel }: Parameters): string | null =>
  typeof imovel === 'string' && /^\d{1,13}$/.test(imovel) ? imovel.replace(/^0+(?=\d)/, '') : null

/**
 * A simulation in the address: every field, so that the link says the same tomorrow. What is missing or cannot be
 * read is as in `base`.
 */
export const financingCodec = (base: FinancingForm, id: string | null): StateCodec<FinancingForm> => ({
  read: parameters => read(parameters, base),
  write: form => ({
    ...(id === null ? {} : { imovel: id }),
    sistema: form.system,
    ...Object.fromEntries(names.map(key => [fields[key].name, String(form[key])])),
  }),
})
