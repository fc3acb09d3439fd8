import type { Uf } from '../../states.ts'
import { countSteps, type FeeContent } from './fee-bands.ts'

/** Turns the emoluments of an act into what the buyer pays; all in reais. */
type AddFunds = (emoluments: number, value: number) => number

/** How a state charges the registration of a purchase beside its bands; all in reais. */
export interface RegistrationSchedule {
  /** The court and its table. */
  name: string
  /** `official`: the table itself was compared; `copy`: only others' copies of it were read. */
  reading: 'official' | 'copy'
  content: FeeContent
  /** What the bands leave out of the buyer's total; absent where they are the total, or it is not known. */
  addFunds?: AddFunds
  /** The same in the first purchase by the SFH, whose emoluments are halved. */
  addFirstHomeFunds?: AddFunds
  /** What is charged above the last band. */
  above?: (value: number) => number
  /** The highest fee of the table, where its last bands are not known. */
  most?: number
  /** The registration of the guarantee, where it has a fee of its own. */
  guarantee?: { fee: number } | { above: (value: number) => number }
}

const copy = (
  name: string,
  content: FeeContent,
  rest: Partial<RegistrationSchedule> = {},
): RegistrationSchedule => ({ name, reading: 'copy', content, ...rest })

/** Pernambuco's rate (Lei 11.404/1996, art. 27): a share of the value, never above the emoluments. */
const computePernambucoRate: AddFunds = (emoluments, value) => {
  const share = value <= 100_000 ? 0.002 : value <= 300_000 ? 0.0025 : 0.003
  return emoluments + Math.min(Math.max(value * share, 6.59), 3_280.79, emoluments)
}

/** Paraíba's fund (FARPEN) and the seal, by value and emoluments. */
const addParaibaFunds: AddFunds = (emoluments, value) => {
  const ofBand = [
    { upTo: 17_745, fund: 53.25 },
    { upTo: 35_490, fund: 78.09 },
    { upTo: 49_686, fund: 106.48 },
    { upTo: 70_980, fund: 138.56 },
  ].find(({ upTo }) => value <= upTo)
  const seal = emoluments <= 394.56 ? 3.6 : emoluments <= 986.42 ? 7.21 : 18
  return emoluments + (ofBand?.fund ?? 155.59 + emoluments * 0.025) + seal
}

/** By state; the bands themselves are in `registrationBands`. All tables are those of 2026. */
export const registrationSchedules: Readonly<Record<Uf, RegistrationSchedule>> = {
  AC: copy('TJAC, Provimento COGER 15/2025, Tabela 1-A', 'total'),
  AL: copy('TJAL, Lei 9.778/2025, código 200, sem ISS', 'total'),
  AM: copy('TJAM, Leis 7.500/2025 e 8.212/2026, Tabela II, item I', 'total', {
    above: value => Math.min(15_303.81 + countSteps(value, 1_055_700, 3_000_000) * 2_600, 59_503.81),
  }),
  AP: copy('TJAP, Tabela 01-A', 'total', { guarantee: { fee: 280.47 } }),
  BA: copy('TJBA, Tabela III, item I', 'total'),
  CE: copy('TJCE, Tabela VII, códigos 007001 a 007009, Portaria 2982/2025', 'total', {
    above: value => 1_985.32 + Math.min(countSteps(value, 55_337.23, 10.98) * 0.217, 2_181.26),
    addFunds: emoluments => emoluments * 1.15 + 56.83,
  }),
  DF: copy('TJDFT, Tabela III, item 1', 'total'),
  ES: copy('TJES, Ato CGJ 10/2025, Tabela 11', 'total', { addFunds: emoluments => emoluments * 1.25 }),
  GO: copy('TJGO, Tabela XIV, item 76', 'total', { addFunds: emoluments => emoluments * 1.43 }),
  MA: copy('TJMA, Tabela 2026/1, item 16.3', 'total'),
  MG: {
    name: 'TJMG, Portaria 8.664/CGJ/2025, Tabela 4, item 5.e, sem ISS',
    reading: 'official',
    content: 'total',
  },
  MS: copy('TJMS, Tabela III.C', 'total'),
  MT: copy('TJMT, Provimento 80/2025, Tabela C, item 27', 'without-funds', {
    above: value => Math.min(115.65 + countSteps(value, 2_676.76, 1_338.53) * 29.5, 6_948.45),
  }),
  PA: copy('TJPA, Tabela III, item III', 'total', { most: 49_467.8 }),
  PB: copy('TJPB, Ato CGJ 01/2025, Tabela H', 'total', {
    above: value => Math.min(709.8 + countSteps(value, 70_980, 7_098) * 53.24, 8_872.5),
    addFunds: addParaibaFunds,
  }),
  PE: {
    name: 'TJPE, Ato 1556/2025, Tabela E, item IV',
    reading: 'official',
    content: 'total',
    addFunds: computePernambucoRate,
  },
  PI: copy('TJPI, Tabela IV, item 45', 'total', { most: 31_141.32 }),
  PR: copy('TJPR, Lei 21.869/2023, Tabela XIII, item XIII.b', 'without-funds'),
  RJ: {
    name: 'TJRJ, Portaria CGJ 2.679/2025, Tabela 05.1, item 1; acréscimos, por terceiros',
    reading: 'official',
    content: 'total',
    above: value => 2_818.18 + countSteps(value, 561_711.99, 140_427.98) * 252.43,
    addFunds: emoluments => emoluments * 1.48 + 3.27,
    addFirstHomeFunds: emoluments => emoluments * 1.02 + 3.27,
  },
  RN: copy('TJRN, Tabela VI.B, com ISS de 5%', 'total', { most: 25_133.54 }),
  RO: copy('TJRO, Tabela III, código 302.a', 'total'),
  RR: copy('TJRR, Provimento CGJ 5/2026, Tabela G, item 1', 'total'),
  RS: copy('TJRS, Registro de Imóveis, item 1', 'without-funds'),
  SC: copy('TJSC, Tabela III, item 2.2', 'total', {
    above: value => 2_570.64 + countSteps(value, 226_100.05, 50_000) * 50 * 1.2273,
  }),
  SE: copy('TJSE, Leis 8.639/2019 e 9.840/2025, Anexo IV, item 2', 'without-funds', {
    above: value =>
      Math.min(
        708.46 +
          countSteps(Math.min(value, 1_085_000), 25_000, 5_000) * 47.06 +
          (value > 1_085_000 ? 18.7 : 0) +
          countSteps(value, 1_200_000, 100_000) * 18.7,
        11_264.88,
      ),
  }),
  SP: copy('TJSP, Tabela II, item 1, sem ISS', 'total'),
  TO: copy('TJTO, Tabela IV, itens 2.2 e 2.3', 'total', {
    above: value => Math.min(3_077.18 + countSteps(value, 100_000, 50_000) * 149.49, 15_932.83),
    guarantee: {
      above: value => Math.min(2_203.27 + countSteps(value, 100_000, 50_000) * 35.47, 15_932.83),
    },
  }),
}
