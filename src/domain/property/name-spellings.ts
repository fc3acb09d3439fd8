import { foldText } from '../fold-text.ts'

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

/**
 * Reduces a name further, by vowels and hissing sounds that people and lists confuse: `Florínia`, `Florínea`; `São
 * Caetano`, `São Caitano`; `Poxoréo`, `Poxoréu`; `Ipauçu`, “Ipaussu”. Two names of a state may be equal so: it identifies
 * one only where no other is.
 */
export const reduceToVowelSound = (name: string): string =>
  reduceToSound(name)
    .replace(/[ei]/g, 'i')
    .replace(/[ou]/g, 'u')
    .replace(/k|q|c(?=[^hsi])/g, 'c')
    .replace(/sc|xc|c(?=i)/g, 's')
    .replace(/m(?=[^aiu]|$)/g, 'n')
    .replace(/(.)\1+/g, '$1')
