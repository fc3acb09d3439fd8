import { fold } from '#domain/text.ts'

const particles = new Set(['d', 'de', 'do', 'da', 'dos', 'das', 'e'])

const words = (name: string): string[] => fold(name).match(/[a-z0-9]+/g) ?? []

/** A name's letters and figures alone: `Embu-Guaçu`, `EMBU GUACU`; `Sant'Ana`, `Santana`. */
export const lettersOf = (name: string): string => words(name).join('')

/**
 * What is left of a name when everything is taken away that lists and official names use to differ in: particles
 * (`d'Oeste`, `do Oeste`; `de Leverger`, `do Leverger`), letters that sound the same (`Izabel`, `Isabel`;
 * `Thomé`, `Tomé`; `Pery`, `Peri`) and doubled ones.
 */
export const soundOf = (name: string): string =>
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
