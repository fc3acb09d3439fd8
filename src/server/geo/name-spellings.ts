import { foldText } from '#domain/fold-text.ts'

const particles = new Set(['d', 'de', 'do', 'da', 'dos', 'das', 'e'])

const words = (name: string): string[] => foldText(name).match(/[a-z0-9]+/g) ?? []

/** Returns only the letters and figures of a name: `Embu-Guaçu`, `EMBU GUACU`; `Sant'Ana`, `Santana`. */
export const reduceToLetters = (name: string): string => words(name).join('')

/**
 * Reduces a name by everything in which bank lists and official names usually differ: particles (`d'Oeste`, `do
 * Oeste`; `de Leverger`, `do Leverger`), letters that sound the same (`Izabel`, `Isabel`; `Thomé`, `Tomé`; `Pery`,
 * `Peri`) and doubled letters.
 */
export const reduceToSound = (name: string): string =>
  words(name)
    .filter(word => !particles.has(word))
    .join('')
    .replace(/ph/g, 'f')
    .replace(/([^clns])h/g, '$1')
    .replace(/z/g, 's')
    .replace(/y/g, 'i')
    .replace(/j/g, 'g')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1')
