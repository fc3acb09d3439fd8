/** A misspelled name of a place in a sentence, and the place that it was read as. */
export interface PlaceCorrection {
  /** As in the sentence. */
  written: string
  /** The place's name as people write it. */
  read: string
}

/** Says how misspelled places were read: `Li “Campinsa” como Campinas.`; empty without any. */
export const describePlaceCorrections = (corrections: readonly PlaceCorrection[]): string =>
  corrections.length === 0
    ? ''
    : `Li ${corrections.map(({ written, read }) => `“${written}” como ${read}`).join(' e ')}.`
