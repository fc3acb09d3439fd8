import { integerFormat } from '../format-figures.ts'

/** Says by how many rungs a price fell: `Desceu um degrau`, `Desceu 3 degraus`. */
export const describeRungs = (rungs: number): string =>
  rungs === 1 ? 'Desceu um degrau' : `Desceu ${integerFormat(rungs)} degraus`
