/** Words of the generated descriptions that lose letters when Latin-1 is read as UTF-8. */
const repairs: readonly [RegExp, string][] = [
  [/\uFFFDrea\b/g, 'área'],
  [/\bPr\uFFFDdio\b/g, 'Prédio'],
  [/\bIm\uFFFDvel\b/g, 'Imóvel'],
  [/\bGalp\uFFFDo\b/g, 'Galpão'],
]

/** Whether letters of a text were lost for good (U+FFFD). */
export const isDamagedText = (text: string): boolean => text.includes('\uFFFD')

/** Restores the lost letters of a description's fixed words; free text stays unchanged. */
export function repairDescription(description: string): string {
  if (!isDamagedText(description)) return description
  return repairs.reduce((text, [damaged, whole]) => text.replace(damaged, whole), description)
}
