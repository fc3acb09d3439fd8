import { calculatorLimits } from '../calculators/calculator-limits.ts'
import { costAssumptions } from '../calculators/cost-assumptions.ts'

/** The default of the desired net ROI, in percent. */
export const defaultTargetRoi = costAssumptions.desiredRoi

/** The targets offered; any other within the limits can be typed. */
export const targetRoiChoices = [10, 15, 18, 20] as const

/** Whether a value can be a target: percent within the limits, with at most two decimals. */
export const isTargetRoi = (value: unknown): value is number => {
  const [least, most] = calculatorLimits.targetRoi
  return typeof value === 'number' && value >= least && value <= most && roundTarget(value) === value
}

const roundTarget = (value: number): number => Math.round(value * 100) / 100

/** Rounds to two decimals and keeps within the limits; `null` for what is no number. */
export function clampTargetRoi(value: number): number | null {
  const [least, most] = calculatorLimits.targetRoi
  return Number.isNaN(value) ? null : roundTarget(Math.min(most, Math.max(least, value))) || 0
}
