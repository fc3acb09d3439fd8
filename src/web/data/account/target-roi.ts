import { clampTargetRoi, defaultTargetRoi, isTargetRoi } from '#domain/judgement/target-roi.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { createAccountChoice } from './account-choice.ts'

const choice = createAccountChoice('targetRoi', {
  visitorKey: 'visitor:target-roi',
  accountKey: 'account:target-roi',
  isSound: isTargetRoi,
  isPersonal: false,
  refused: 'A meta não foi salva',
})

/** Returns the chosen target of the account or, while nobody is signed in, of the visitor; `null` = none chosen. */
export const findChosenTarget = (): number | null => choice.find()

/**
 * Sets the target in percent, held within the limits: of the account at once and on the server as soon as it can be
 * reached, of a visitor on this device.
 */
function setTargetRoi(percent: number): void {
  const target = clampTargetRoi(percent)
  if (target !== null) choice.set(target)
}

const readTarget = (): number => findChosenTarget() ?? defaultTargetRoi

/**
 * Returns the one desired net ROI in percent, for every place that shows a maximum bid, and the function to set it.
 * @param before the server's value, for the first render
 */
export function useTargetRoi(
  before: number = defaultTargetRoi,
): [target: number, setTarget: (percent: number) => void] {
  return [useBrowserValue(readTarget, before, choice.subscribe), setTargetRoi]
}
