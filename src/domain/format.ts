import { type Centavos, toReais } from './money.ts'

const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const twoDecimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const cents = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `31.438` */
export const integer = (value: number): string => whole.format(value)

/** `47%`; below one per cent with the decimals that keep it from reading 0. */
export const percent = (value: number): string =>
  `${(Math.abs(value) < 1 ? twoDecimals : whole).format(value)}%`

/** Centavos → `R$ 128.400` or `R$ 128.400,50`. */
export const money = (centavos: Centavos): string =>
  `R$ ${(centavos % 100 === 0 ? whole : cents).format(toReais(centavos))}`
