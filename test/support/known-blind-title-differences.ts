/** What the reader of matrículas still reads otherwise than the blind authors' truth: `act: state`, in the order of a case. */
export const knownBlindTitleDifferences: Readonly<Record<string, readonly string[]>> = {}
