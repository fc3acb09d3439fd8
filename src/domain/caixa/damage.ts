/** The words of the generated descriptions that lose letters when Latin-1 is read as UTF-8. */
const repairs: readonly [RegExp, string][] = [
  [/\uFFFDrea\b/g, 'área'],
  [/\bPr\uFFFDdio\b/g, 'Prédio'],
  [/\bIm\uFFFDvel\b/g, 'Imóvel'],
  [/\bGalp\uFFFDo\b/g, 'Galpão'],
]

/** Whether letters were lost for good (U+FFFD) on the way of a text. */
export const isDamaged = (text: string): boolean => text.includes('\uFFFD')

/** Puts the lost letters back into the fixed words of a description; free text stays as it came. */
export function repairDescription(description: string): string {
  if (!isDamaged(description)) return description
  return repairs.reduce((text, [damaged, whole]) => text.replace(damaged, whole), description)
}
