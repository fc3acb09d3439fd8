import { states } from '#domain/states.ts'

/** `São Paulo (SP)`; what is no state, as it is. */
export function stateName(area: string): string {
  const state = states.find(({ uf }) => uf === area)
  return state ? `${state.name} (${state.uf})` : area
}
