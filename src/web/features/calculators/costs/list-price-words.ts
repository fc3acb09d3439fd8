import type { ReturnRange } from '#domain/calculators/cost-assumptions.ts'
import { describeReturn } from '#domain/judgement/describe-return.ts'

/**
 * Says what the other pages show beside the return of the sheet that is being edited: the same, or what they go by until
 * it is saved; to be read after that return.
 * @param shown `null` where they state none
 */
export function describeShownReturn(edited: ReturnRange, shown: ReturnRange | null): string {
  if (shown === null) return '; as outras páginas o mostram depois de você salvar a conta.'
  return describeReturn(edited) === describeReturn(shown)
    ? ', o que o site mostra nas outras páginas.'
    : `; as outras páginas mostram ${describeReturn(shown)} até você salvar esta conta.`
}
