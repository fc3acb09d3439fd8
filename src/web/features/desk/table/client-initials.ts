const joining = /^(?:da|de|do|das|dos|e)$/i

/** What is noted beside a name: in brackets, or after a comma, a bar or a dash between spaces. */
const remark = /\s*(?:\(|\[|,|\/|\||\s[-–—]\s).*$/u

/** Returns the words of a client's name, without what is noted beside it: “Dona Ana (aposentada)” → “Dona”, “Ana”. */
const listNameWords = (name: string): string[] => {
  const wordsOf = (text: string) =>
    text.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '' && !joining.test(word))
  const words = wordsOf(name.replace(remark, ''))
  return words.length > 0 ? words : wordsOf(name)
}

/** Writes a client's name as two letters: “Família Andrade” → “FA”, “Osvaldo” → “OS”. */
export function writeInitials(name: string): string {
  const words = listNameWords(name)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  const letters = last === '' ? [...first].slice(0, 2) : [[...first][0], [...last][0]]
  return letters.join('').toUpperCase()
}

/**
 * Returns the word that distinguishes a client from others: “Família Andrade” → “Andrade”, “Dona Ana (aposentada)” →
 * “Ana”.
 */
export const shortenClientName = (name: string): string => listNameWords(name).at(-1) ?? name.trim()
