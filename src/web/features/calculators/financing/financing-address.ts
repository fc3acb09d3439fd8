import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { createFieldCodec, readText, type StateCodec } from '../state-codec.ts'
import { type FinancingForm, financingFields } from './financing-form.ts'

const numbers = createFieldCodec(financingFields)

/** Whether an address holds every value that a property would fill in. */
export function isWholeFinancingInAddress(parameters: QueryParameters): boolean {
  const { marketValue, bid, initialExpenses } = numbers.read(parameters)
  return [marketValue, bid, initialExpenses].every(value => value !== undefined)
}

/**
 * Creates the codec of a simulation in the address. It writes every field, so that the link keeps its meaning when
 * defaults change; missing or unreadable values come from `base`.
 */
export const financingCodec = (base: FinancingForm, id: string | null): StateCodec<FinancingForm> => ({
  read(parameters) {
    const system = readText(parameters, 'sistema')
    return {
      ...base,
      ...numbers.read(parameters),
      ...((system === 'sac' || system === 'price') && { system }),
    }
  },
  write: form => ({
    ...(id !== null && { imovel: id }),
    sistema: form.system,
    ...numbers.write(form),
  }),
})

/**
 * Returns the parameters that the cost sheet starts with: the bid, the sale value and the months. For a property, only
 * values that differ from the filled-in ones are passed: the sheet knows the others and may have been saved with
 * different ones.
 * @param filled the form as the property filled it in; `null` = none or not available
 */
export function financingToCostsSearch(
  form: FinancingForm,
  saleValue: Centavos,
  id: string | null,
  filled: FinancingForm | null,
): Record<string, string> {
  const isChanged = (key: keyof FinancingForm) => filled === null || form[key] !== filled[key]
  return {
    ...(id !== null && { imovel: id }),
    ...(isChanged('bid') && { lance: String(form.bid) }),
    ...((isChanged('marketValue') || isChanged('appreciation')) && { venda: String(toReais(saleValue)) }),
    ...(isChanged('months') && { meses: String(form.months) }),
  }
}
