/**
 * Splits a value of the page's head that may hold several numbers (`Matrícula(s)`, `Inscrição imobiliária`): at commas
 * and semicolons, and at spaces where a number stands on either side. What has no digit but zeros is a placeholder.
 */
export const splitNumbers = (value: string | null | undefined): string[] =>
  (value ?? '')
    .split(/[,;]/)
    .flatMap(part => {
      const words = part.trim().split(/\s+/)
      return words.every(word => /^\d[\d./-]{3,}$/.test(word)) ? words : [words.join(' ')]
    })
    .filter(number => number !== '' && !/^[0./\s-]+$/.test(number))
