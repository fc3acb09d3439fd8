import type { Parameters } from '#domain/search/criteria.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { fieldCodec, said, type StateCodec } from '../codec.ts'
import { type FinancingForm, fields } from './form.ts'

const numbers = fieldCodec(fields)

/** Whether an address fills in everything that a property would. */
export function saysAll(parameters: Parameters): boolean {
  const { marketValue, bid, initialExpenses } = numbers.read(parameters)
  return [marketValue, bid, initialExpenses].every(value => value !== undefined)
}

/**
 * A simulation in the address: every field, so that the link says the same tomorrow. What is missing or cannot be
 * read is as in `base`.
 */
export const financingCodec = (base: FinancingForm, id: string | null): StateCodec<FinancingForm> => ({
  read(parameters) {
    const system = said(parameters, 'sistema')
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
 * With what the cost sheet goes on: the bid and the sale. Of a property only what is no longer as it was filled in:
 * the sheet knows the rest itself, and may have been saved otherwise.
 * @param filled the form as the property filled it in; `null` = none, or not to be had
 */
export function costsSearch(
  form: FinancingForm,
  saleValue: Centavos,
  id: string | null,
  filled: FinancingForm | null,
): Record<string, string> {
  const is = (key: keyof FinancingForm) => filled === null || form[key] !== filled[key]
  return {
    ...(id !== null && { imovel: id }),
    ...(is('bid') && { lance: String(form.bid) }),
    ...((is('marketValue') || is('appreciation')) && { venda: String(toReais(saleValue)) }),
  }
}
