import { findPaidSource } from '#domain/paid-prices/paid-sources.ts'
import type { Uf } from '#domain/states.ts'
import { beloHorizonte } from './belo-horizonte.ts'
import { fortaleza } from './fortaleza.ts'
import type { PaidCity } from './paid-city.ts'
import { portoAlegre } from './porto-alegre.ts'
import { recife } from './recife.ts'
import { saoPaulo } from './sao-paulo.ts'

/** The cities whose records can be read. Another city is a file beside these, and a name here. */
export const paidCities: readonly PaidCity[] = [recife, portoAlegre, saoPaulo, beloHorizonte, fortaleza]

export const findPaidCity = (id: string): PaidCity | null => paidCities.find(city => city.id === id) ?? null

/** Finds the importer of a city by its state and name, however its name is written; `null` where there is none. */
export const findPaidCityByName = (place: { state: Uf; city: string }): PaidCity | null =>
  findPaidSource(place, paidCities)
