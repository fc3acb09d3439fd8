import { states } from '#domain/states.ts'

/** Formats a state as `São Paulo (SP)`; returns any other area unchanged. */
export function areaName(area: string): string {
  const state = states.find(({ uf }) => uf === area)
  return state ? `${state.name} (${state.uf})` : area
}
