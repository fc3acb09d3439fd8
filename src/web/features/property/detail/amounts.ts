import { area as anyArea, money as anyMoney } from '../../../ui/format.ts'

/** Inside a sentence an amount stays on one line. */
const whole = (amount: string): string => amount.replaceAll(' ', '\u00a0')

/** Reais → `R$ 128.400,50` */
export const money = (reais: number): string => whole(anyMoney(reais))

/** `48,35 m²` */
export const area = (squareMetres: number): string => whole(anyArea(squareMetres))
